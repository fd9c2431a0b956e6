extension Diagnostic.Code {
  static let unknownType = Self("unknown-type")
}

extension OpenAPI.Schema {
  /// The words of `type`, others taken as what they mean; what means nothing is left out.
  public var types: [OpenAPI.JSONType] {
    if node.kind == .string { return TypeWord(node.text)?.types ?? [] }
    guard let value = cursor.value("type") else { return node["type"] == nil ? [] : [.null] }
    if value.kind == .string, let type = OpenAPI.JSONType(rawValue: value.text) { return [type] }
    return words(of: value).flatMap { word -> [OpenAPI.JSONType] in
      if let type = OpenAPI.JSONType(rawValue: word.text) { return [type] }
      if word.kind == .null { return [.null] }
      let meant = word.kind == .string ? TypeWord(word.text) : nil
      source.diagnostics.report(unknownType(word, meant))
      return meant?.types ?? []
    }
  }

  /// The types of values, null aside.
  public var valueTypes: [OpenAPI.JSONType] { types.filter { $0 != .null } }

  /// The format that the word in place of a type implies.
  var typeFormat: String? {
    guard let value = node.kind == .string ? node : node["type"] else { return nil }
    return words(of: value).lazy
      .filter { $0.kind == .string && OpenAPI.JSONType(rawValue: $0.text) == nil }
      .compactMap { TypeWord($0.text)?.format }.first
  }

  private func words(of value: Node) -> [Node] {
    value.kind == .sequence ? Array(value.elements) : [value]
  }

  private func unknownType(_ word: Node, _ meant: TypeWord?) -> Diagnostic {
    let types = meant?.types.map(\.rawValue).joined(separator: " or ")
    let said = word.kind.isCollection ? word.kind.words : Excerpt.quoted(word.text)
    return Diagnostic(
      .warning,
      .unknownType,
      at: word.mark,
      "\(said) is no type of JSON and is "
        + (types.map { "taken as " + ($0.isEmpty ? "any JSON" : $0) } ?? "left out"),
      mend: meant.map { $0.types.isEmpty ? "leave “type” out" : "write " + mend($0) }
        ?? "write string, number, integer, boolean, array or object"
    )
  }

  private func mend(_ meant: TypeWord) -> String {
    if meant.types == [.array] { return "array, and what it holds under items" }
    guard meant.types.count > 1 else {
      return meant.types[0].rawValue + (meant.format.map { " with format: \($0)" } ?? "")
    }
    return "[" + meant.types.map { $0 == .null ? "\"null\"" : $0.rawValue }.joined(separator: ", ")
      + "]"
  }
}
