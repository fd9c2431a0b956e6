import Specification

extension SchemaShaper {
  /// A name for each branch: the component's, the title, the value that tells it, or its kind.
  func names(of branches: [Branch]) -> [String] {
    var taken: Set<String> = []
    // Where counting goes on, so that a thousand variants with one name don't count a million times.
    var numbers: [String: Int] = [:]
    return branches.map { branch in
      let name = name(of: branch.schema)
      var unique = name
      while !taken.insert(unique).inserted {
        let number = numbers[name, default: 2]
        unique = name + String(number)
        numbers[name] = number + 1
      }
      return unique
    }
  }

  private func name(of schema: OpenAPI.Schema) -> String {
    if let target = schema.target {
      return target.node.componentName ?? target.node.placeName
    }
    if let title = schema.title, Self.isName(title) { return title }
    let parts = schema.allOf
    if parts.count == 1, !schema.saysSomething { return name(of: parts[0]) }
    for property in schema.properties where property.key == "type" || property.key == "kind" {
      if let value = property.value.onlyValue?.string, Self.isName(value) { return value }
    }
    return wireKind(of: schema).word
  }

  /// Whether a title is a name rather than a sentence.
  private static func isName(_ title: String) -> Bool {
    let words = title.split(separator: " ")
    return (1...4).contains(words.count) && title.count <= 40
      && title.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
