import Canonical
import Shape
import SourceDiagnostics

/// Converts defaults of another kind than their schema's.
struct DefaultConverter {
  let merger: SchemaMerger
  let diagnostics: Diagnostics

  /// Converts a default of another kind where one reading is possible: a quoted number or boolean,
  /// or the only element of an array without its brackets.
  func conversion(of value: JSONValue, _ kind: WireKind, _ merged: MergedSchema) -> Literal? {
    guard let (literal, text) = converted(value, kind, merged) else { return nil }
    let isQuoted = value.type == .string && kind != .array
    let written = Excerpt.quoted(value.text)
    diagnostics.warn(
      .invalidDefault,
      at: value.mark,
      "the default \(written) isn't written as \(kind.phrase); interpreted as \(text)",
      fix: fix(of: literal, text, isQuoted: isQuoted)
    )
    return literal
  }

  private func fix(of literal: Literal, _ text: String, isQuoted: Bool) -> String {
    switch literal {
    case .string: "put the default in quotes"
    case .array(let elements) where !elements.isEmpty: "put the default in brackets"
    default: "write \(text)" + (isQuoted ? " without quotes" : "")
    }
  }

  private func converted(
    _ value: JSONValue,
    _ kind: WireKind,
    _ merged: MergedSchema
  ) -> (Literal, text: String)? {
    if value.type.isCollection { return nil }
    let text = value.text
    switch kind {
    case .boolean: return value.impliedBoolean.map { (.boolean($0), "\($0)") }
    case .string where value.type == .boolean: return (.string(text), "“\(text)”")
    case .integer:
      let whole = JSONNumber.isValid(text) ? Double(text).flatMap { Int64(exactly: $0) } : nil
      return (Int64(text) ?? whole).map { (.integer("\($0)"), "\($0)") }
    case .number:
      guard JSONNumber.isValid(text), Double(text)?.isFinite == true else { return nil }
      return (Int64(text) == nil ? .number(text) : .integer(text), text)
    case .object: return text == "{}" ? (.object([]), text) : nil
    case .array:
      if text == "[]" { return (.array([]), text) }
      guard let item = merged.elements.items.first?.schema, !text.isEmpty, !text.contains(","),
        !text.hasPrefix("["), let element = merger.wireKind(of: item).literal(of: value)
      else { return nil }
      return (.array([element]), "an array of one element")
    case .string, .listed, .any: return nil
    }
  }
}
