import BinderyJSON
import SchemaValidation
import Shape

/// The schemas of one direction, with their uses by recorded values.
struct CoveredSchemas {
  /// A part of a schema that values can cover.
  struct Part {
    var kind: SchemaTargets.Target.Kind
    /// The JSON pointer in the schemas.
    var pointer: String
    var isCovered: Bool
    /// Whether a value uses the schema that contains it.
    var isReachable: Bool
  }

  private let set: SchemaSet
  private var targets: SchemaTargets
  /// The uses of schemas by the values of each definition.
  private var uses: [String: [String: SchemaUse]] = [:]
  /// The values of each definition.
  private var values: [String: Set<JSONValue>] = [:]

  /// Applies the schemas to the values; values that aren't JSON cover nothing.
  init(_ set: SchemaSet, _ values: [RecordedValue]) throws(SchemaError) {
    self.set = set
    // The messages in a list are counted as those of their channel.
    targets = SchemaTargets(JSONValue(set.withoutFreeAlternatives.literal))
    let used = JSONValue(set.reached(by: values).literal)
    let schemas = try JSONSchema(used, dialect: .openAPI, formats: .only([]))
    for value in values {
      guard let schema = schemas.definition(value.schema),
        let json = try? value.content.json(for: schema)
      else { continue }
      uses[value.schema, default: [:]].merge(schema.uses(by: json)) { first, second in
        var union = first
        union.formUnion(second)
        return union
      }
      self.values[value.schema, default: []].formUnion(json.array ?? [json])
    }
  }

  mutating func parts(of definition: String) -> [Part] {
    let uses = uses[definition] ?? [:]
    return targets.targets(of: definition).map { target in
      Part(
        kind: target.kind,
        pointer: target.pointer,
        isCovered: target.isCovered(by: uses),
        isReachable: uses["#" + target.parent] != nil
      )
    }
  }

  /// The values that a parameter's schema lists, and whether one was recorded.
  func listedValues(of definition: String) -> [(value: JSONValue, isCovered: Bool)] {
    targets.listedValues(of: definition).map { value in
      (value, values[definition]?.contains(value) == true)
    }
  }

  /// The location in the documents.
  func origin(of pointer: String) -> Origin? { set.origin(of: pointer) }
}
