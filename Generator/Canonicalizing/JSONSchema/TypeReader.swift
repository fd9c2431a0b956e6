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
      if !isSwaggerFile(word) { schema.reportType(word, known) }
      return known?.types ?? []
    }.uniqued
  }

  /// Whether the type is `file` of Swagger 2.0, which form parameters and responses can have.
  private func isSwaggerFile(_ word: Node) -> Bool {
    word.text == "file" && schema.isSwagger
      && (node["in"]?.text == "formData" || node.isValue(ofKey: "schema"))
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
}
