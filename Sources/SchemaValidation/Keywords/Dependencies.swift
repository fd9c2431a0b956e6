import BinderyJSON

extension SchemaKeywords {
  /// The keyword `dependentSchemas`, or `dependencies` with schemas.
  ///
  /// If a member is present, its schema applies to the whole object.
  static func dependentSchemas(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    let isOld = source.dialect.isDraft7
    let keyword = isOld ? "dependencies" : "dependentSchemas"
    guard let schemas = try source.namedSubschemas(keyword, besidesLists: isOld) else { return nil }
    return { value, evaluation in
      guard case .object(let object) = value else { return }
      for (name, node) in schemas where object[name] != nil { evaluation.apply(node, to: value) }
    }
  }

  /// The keyword `dependentRequired`, or `dependencies` with lists.
  ///
  /// If a member is present, other members are required.
  static func dependentRequired(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    let isOld = source.dialect.isDraft7
    let keyword = isOld ? "dependencies" : "dependentRequired"
    guard let value = source[keyword] else { return nil }
    guard case .object(let object) = value else { throw source.malformed(keyword, "an object") }
    var rules: [(name: String, needed: [String])] = []
    for rule in object.members where !isOld || rule.value.array != nil {
      rules.append((rule.key, try source.strings(rule.value, keyword)))
    }
    return { [rules] value, evaluation in
      guard case .object(let object) = value else { return }
      for (name, needed) in rules where object[name] != nil {
        for key in needed where object[key] == nil {
          let message = "\(JSONValue.quoted(name)) needs \(JSONValue.quoted(key)) beside it"
          evaluation.report(keyword, message)
        }
      }
    }
  }
}
