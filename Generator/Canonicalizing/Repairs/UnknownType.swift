import Canonical
import Specification

extension WrittenSchema {
  /// Reports a word in `type` that isn't a type of JSON, with its meaning if it is known.
  func reportType(_ word: Node, _ known: TypeWord?) {
    let types = known?.types.map(\.rawValue).joined(separator: " or ")
    let value = word.kind.isCollection ? word.kind.words : Excerpt.quoted(word.text)
    diagnostics.warn(
      .unknownType,
      at: word.mark,
      "\(value) isn't a valid type; "
        + (types.map { "interpreted as " + ($0.isEmpty ? "any JSON value" : $0) } ?? "ignored"),
      fix: known.map { $0.types.isEmpty ? "remove “type”" : "write " + fix($0) }
        ?? "write string, number, integer, boolean, array or object"
    )
  }

  private func fix(_ known: TypeWord) -> String {
    let types = known.types.filter { $0 != .null }
    let isNullable = types.count < known.types.count
    guard source.version(of: node) < .v3_1 else {
      let words = known.types.map { $0 == .null ? "\"null\"" : $0.rawValue }
      return words.count == 1 ? single(known) : "[" + words.joined(separator: ", ") + "]"
    }
    let null = isSwagger ? "x-nullable: true" : "nullable: true"
    switch types.count {
    case 0: return null
    case 1: return single(known) + (isNullable ? " with \(null)" : "")
    default: return "a schema for each type in anyOf" + (isNullable ? ", and \(null)" : "")
    }
  }

  private func single(_ known: TypeWord) -> String {
    guard let type = known.types.first(where: { $0 != .null }) else { return "\"null\"" }
    if type == .array {
      guard let element = known.element, element.types.count == 1, element.element == nil else {
        return "array, and the schema of its elements under “items”"
      }
      let format = element.format.map { ", format: \($0)" } ?? ""
      return "array with items: { type: \(element.types[0].rawValue)\(format) }"
    }
    return type.rawValue + (known.format.map { " with format: \($0)" } ?? "")
  }
}
