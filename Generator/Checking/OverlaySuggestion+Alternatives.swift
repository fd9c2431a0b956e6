import BinderyJSON
import Shape

/// Alternatives beside a described schema.
extension OverlaySuggestion {
  /// Admits further schemas: what is written becomes the first alternative, because its keywords
  /// would restrict the others, too.
  func alternatives(
    _ added: [JSONValue],
    beside written: JSONObject,
    at site: Origin,
    _ cause: Cause
  ) -> [SuggestedChange] {
    let moved = written.members.filter { !Self.isKept($0.key, in: written) }
    let described = JSONObject(moved.map { ($0.key, $0.value) })
    let schemas = added.map { schema(ofType: $0, in: site.file) }
    return moved.map { remove(site.adding($0.key), cause) }
      + [update(site, ["anyOf": .array([.object(described)] + schemas)], cause)]
  }

  /// The schema that becomes an alternative where a value has another type than it states.
  ///
  /// A component that states only a type is widened for all that refer to it. Another one stays as
  /// it is, and so does each part of an `allOf`: the schema at the value becomes the alternative.
  func alternativeSite(of finding: Finding, at schema: Origin) -> Origin {
    guard let site = schemas(of: finding).set.origin(of: finding.outermostPointer), site != schema,
      let outer = written(site), let own = written(schema)
    else { return schema }
    let isOfType = own.members.allSatisfy {
      ["type", "enum"].contains($0.key) || Self.isKept($0.key, in: own)
    }
    if outer["$ref"] != nil { return isOfType ? schema : site }
    return outer["allOf"] == nil ? schema : site
  }

  /// A schema of a recorded type; in OpenAPI 2.0 and 3.0, an array has the keyword `items`.
  func schema(ofType type: JSONValue, in file: String) -> JSONValue {
    type == "array" && version(file) != .jsonSchema
      ? ["type": type, "items": [:]] : ["type": type]
  }

  /// Whether a keyword also describes the alternatives, as annotations do.
  private static func isKept(_ keyword: String, in written: JSONObject) -> Bool {
    if ["nullable", "x-nullable"].contains(keyword) { return written["type"] == nil }
    return keyword.hasPrefix("x-") || annotations.contains(keyword)
  }

  private static let annotations: Set = [
    "$anchor", "$comment", "$defs", "$dynamicAnchor", "$id", "$schema", "default", "deprecated",
    "description", "example", "examples", "externalDocs", "readOnly", "title", "writeOnly", "xml",
  ]
}
