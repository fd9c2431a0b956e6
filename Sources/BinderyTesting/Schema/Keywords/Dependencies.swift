import BinderyRuntime

/// The keyword `dependentSchemas`, or `dependencies` with schemas.
///
/// If a member is present, its schema applies to the whole object.
struct DependentSchemas: SchemaKeyword {
  private let schemas: [(name: String, node: Int)]

  init?(_ source: SchemaSource) throws(SchemaError) {
    let isOld = source.dialect.isDraft7
    let keyword = isOld ? "dependencies" : "dependentSchemas"
    guard let schemas = try source.namedSubschemas(keyword, besidesLists: isOld) else { return nil }
    self.schemas = schemas
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    for (name, node) in schemas where object[name] != nil {
      evaluation.apply(node, to: value)
    }
  }
}

/// The keyword `dependentRequired`, or `dependencies` with lists.
///
/// If a member is present, other members are required.
struct DependentRequired: SchemaKeyword {
  private let keyword: String
  private var rules: [(name: String, needed: [String])] = []

  init?(_ source: SchemaSource) throws(SchemaError) {
    let isOld = source.dialect.isDraft7
    keyword = isOld ? "dependencies" : "dependentRequired"
    guard let value = source[keyword] else { return nil }
    guard case .object(let object) = value else { throw source.malformed(keyword, "an object") }
    for rule in object.members where !isOld || rule.value.array != nil {
      rules.append((rule.key, try source.strings(rule.value, keyword)))
    }
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    for (name, needed) in rules where object[name] != nil {
      for key in needed where object[key] == nil {
        let message = "\(JSONValue.quoted(name)) needs \(JSONValue.quoted(key)) beside it"
        evaluation.report(keyword, message)
      }
    }
  }
}
