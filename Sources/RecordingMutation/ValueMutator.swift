import BinderyJSON
import SchemaValidation

/// Changes JSON values in ways that violate their schemas, and in ways that don't.
///
/// Of all changes, only as many are evaluated as are needed to select a sample of them.
package struct ValueMutator: Sendable {
  let root: JSONValue
  private let sample: MutationSample
  private let schemas: JSONSchema
  /// The compiled schemas by location, such as `#/$defs/Book/properties/title`.
  let locations: [String: JSONSchema]

  /// Creates a mutator of values with schemas under `$defs` of one JSON Schema.
  ///
  /// - Parameters:
  ///   - schemas: The compiled form of `root`.
  ///   - sample: Which violations, and which tolerated changes, of a value are returned.
  package init(_ root: JSONValue, _ schemas: JSONSchema, _ sample: MutationSample) {
    self.root = root
    self.sample = sample
    self.schemas = schemas
    locations = schemas.locations
  }

  /// Returns changes of a valid value after each of which it violates the schema.
  package func violations(of value: JSONValue, as definition: String) -> [ValueMutation] {
    guard let schema = schemas.definition(definition) else { return [] }
    var seen: Set<ValueChange> = []
    // The keyword that a change is about doesn't distinguish it.
    let candidates = SchemaWalk(of: value, as: definition, self).candidates.filter {
      value.value(at: $0.change.path) != $0.change.part && seen.insert($0.change).inserted
    }
    return sample.selection(of: candidates) {
      $0.change.identity(about: $0.keyword)
    } where: {
      $0.isCertain || !schema.validate($0.change.applied(to: value)).isEmpty
    }
    .map { $0.change.mutation(of: value, about: $0.keyword) }
  }

  /// Returns changes that a tolerant reader accepts: the value remains valid.
  package func tolerated(of value: JSONValue, as definition: String) -> [ValueMutation] {
    guard let schema = schemas.definition(definition) else { return [] }
    let walk = SchemaWalk(of: value, as: definition, self)
    let reversed = value.withReversedMembers
    var mutations: [ValueMutation] = []
    // Equality ignores the order.
    if reversed.description != value.description {
      mutations.append(ValueMutation(.reorderedMembers, at: JSONPath(), reversed))
    }
    let changes =
      walk.objects.compactMap { path in
        value.value(at: path).map { TolerantChange.unknownMember(of: $0, at: path) }
      }
      + walk.freeValues.flatMap { path in
        value.value(at: path).map { TolerantChange.otherValues(of: $0, at: path) } ?? []
      }
    let selected = sample.selection(of: changes) {
      $0.identity()
    } where: {
      schema.validate($0.applied(to: value)).isEmpty
    }
    return mutations + selected.map { $0.mutation(of: value) }
  }
}

extension JSONValue {
  /// The value with the members of each object in the opposite order.
  fileprivate var withReversedMembers: JSONValue {
    switch self {
    case .object(let object):
      .object(JSONObject(object.members.reversed().map { ($0.key, $0.value.withReversedMembers) }))
    case .array(let elements): .array(elements.map(\.withReversedMembers))
    default: self
    }
  }
}
