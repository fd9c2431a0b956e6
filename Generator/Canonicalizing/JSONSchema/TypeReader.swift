import Canonical
import Specification

/// Reads `type`, also with words that aren't types of JSON Schema.
struct TypeReader {
  let schema: WrittenSchema

  private var node: Node { schema.node }

  /// The types in `type`; similar words are interpreted, and unknown ones omitted.
  var types: [JSONType] {
    if node.kind == .string { return TypeWord(node.text)?.types ?? [] }
    guard let value = schema.cursor.value("type") else { return node["type"] == nil ? [] : [.null] }
    if value.kind == .string, let type = JSONType(rawValue: value.text) { return [type] }
    return words(of: value).flatMap { word -> [JSONType] in
      if let type = JSONType(rawValue: word.text) { return [type] }
      if word.kind == .null { return [.null] }
      let known = word.kind == .string ? TypeWord(word.text) : nil
      schema.diagnostics.report(unknownType(word, known))
      return known?.types ?? []
    }.uniqued
  }

  /// The element type of a word such as `string[]` in `type`, if there is no `items`.
  var elementWord: TypeWord? {
    guard !schema.cursor.has("items"), let value = node.kind == .string ? node : node["type"] else {
      return nil
    }
    return words(of: value).lazy
      .filter { $0.kind == .string && JSONType(rawValue: $0.text) == nil }
      .compactMap { TypeWord($0.text)?.element }.first
  }

  /// The format that a word in `type` implies.
  var format: String? {
    guard let value = node.kind == .string ? node : node["type"] else { return nil }
    return words(of: value).lazy
      .filter { $0.kind == .string && JSONType(rawValue: $0.text) == nil }
      .compactMap { TypeWord($0.text)?.format }.first
  }

  private func words(of value: Node) -> [Node] {
    value.kind == .sequence ? Array(value.elements) : [value]
  }

  private func unknownType(_ word: Node, _ known: TypeWord?) -> Diagnostic {
    let types = known?.types.map(\.rawValue).joined(separator: " or ")
    let value = word.kind.isCollection ? word.kind.words : Excerpt.quoted(word.text)
    return Diagnostic(
      .warning,
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
    guard schema.source.version(of: node) == .v3_0 else {
      let words = known.types.map { $0 == .null ? "\"null\"" : $0.rawValue }
      return words.count == 1 ? single(known) : "[" + words.joined(separator: ", ") + "]"
    }
    switch types.count {
    case 0: return "nullable: true"
    case 1: return single(known) + (isNullable ? " with nullable: true" : "")
    default: return "a schema for each type in anyOf" + (isNullable ? ", and nullable: true" : "")
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
