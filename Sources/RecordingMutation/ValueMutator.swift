import BinderyJSON
import SchemaValidation

/// Changes JSON values in ways that violate their schemas, and in ways that don't.
package struct ValueMutator: Sendable {
  let root: JSONValue
  private let schemas: JSONSchema
  /// The compiled schemas by location, such as `#/$defs/Book/properties/title`.
  let locations: [String: JSONSchema]

  /// Creates a mutator of values with schemas under `$defs` of one JSON Schema.
  ///
  /// - Parameter schemas: The compiled form of `root`.
  package init(_ root: JSONValue, _ schemas: JSONSchema) {
    self.root = root
    self.schemas = schemas
    locations = schemas.locations
  }

  /// Returns all changes of a valid value after each of which it violates the schema.
  package func violations(of value: JSONValue, as definition: String) -> [ValueMutation] {
    guard let schema = schemas.definition(definition) else { return [] }
    let walk = SchemaWalk(of: value, as: definition, self)
    var seen: Set<ValueMutation> = []
    return walk.candidates.filter { candidate in
      let mutation = candidate.mutation
      // The keyword that a change is about doesn't distinguish it.
      let identity = ValueMutation(mutation.kind, at: mutation.path, mutation.value)
      guard mutation.value != value, seen.insert(identity).inserted else { return false }
      return candidate.isCertain || !schema.validate(mutation.value).isEmpty
    }
    .map(\.mutation)
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
      walk.objects.map { path in
        ValueMutation(.unknownMember, at: path, walk.value(withUnknownMemberAt: path))
      }
      + walk.freeValues.flatMap { path in
        value.value(at: path).map { TolerantChange.all(of: $0, at: path, in: value) } ?? []
      }
    return mutations + changes.filter { schema.validate($0.value).isEmpty }
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
