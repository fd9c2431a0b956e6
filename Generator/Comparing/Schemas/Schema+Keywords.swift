import Canonical

extension Schema {
  /// The keywords that don't decide whether a value is valid.
  private static let annotations: Set<String> = [
    "title", "description", "default", "example", "examples", "deprecated", "readOnly", "writeOnly",
    "externalDocs", "xml", "nullable", "$comment", "$id", "$schema", "$anchor", "$defs",
  ]

  /// Whether no keyword beside the named ones decides whether a value is valid.
  func hasOnly(_ names: Set<String>) -> Bool {
    verdict != false
      && keywords.allSatisfy { keyword in
        names.contains(keyword.name) || Self.annotations.contains(keyword.name)
          || (keyword.name.hasPrefix("x-") && keyword.name != "x-extensible-enum")
      }
  }

  /// The schema and those that it refers to, each once.
  var chain: [Schema] {
    var schemas: [Schema] = []
    var known: Set<SchemaID> = []
    var next: Schema? = self
    while let schema = next, known.insert(schema.id).inserted {
      schemas.append(schema)
      next = schema.target
    }
    return schemas
  }
}
