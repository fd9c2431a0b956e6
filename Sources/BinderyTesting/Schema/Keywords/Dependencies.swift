import BinderyRuntime

/// `dependentSchemas`: a schema for the whole object wherever a member is present.
struct DependentSchemas: SchemaKeyword {
  private let schemas: [(name: String, node: Int)]

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let schemas = try source.namedSubschemas("dependentSchemas") else { return nil }
    self.schemas = schemas
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    for (name, node) in schemas where object[name] != nil {
      evaluation.apply(node, to: value)
    }
  }
}

/// `dependentRequired`: members that must be present wherever another is.
struct DependentRequired: SchemaKeyword {
  private var rules: [(name: String, needed: [String])] = []

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let value = source["dependentRequired"] else { return nil }
    guard case .object(let object) = value else {
      throw source.malformed("dependentRequired", "an object")
    }
    for rule in object.members {
      rules.append((rule.key, try source.strings(rule.value, "dependentRequired")))
    }
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    for (name, needed) in rules where object[name] != nil {
      for key in needed where object[key] == nil {
        let message = "\(JSONValue.quoted(name)) needs \(JSONValue.quoted(key)) beside it"
        evaluation.report("dependentRequired", message)
      }
    }
  }
}
