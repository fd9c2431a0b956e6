import BinderyJSON

/// A member of an object that no schema describes, although one lists the object's properties.
public struct UndescribedMember: Hashable, Sendable {
  /// The path of the member.
  public var path: JSONPath
  /// The schema object that lists the properties, such as `#/$defs/Book`; the first of several.
  public var schemaPath: String

  /// Creates a member.
  public init(path: JSONPath, schemaPath: String) {
    self.path = path
    self.schemaPath = schemaPath
  }
}

extension JSONSchema {
  /// Returns the members that the schema permits but doesn't describe, in the order of the value.
  ///
  /// A member is described by `properties`, `patternProperties`, `additionalProperties` or
  /// `unevaluatedProperties` of a schema that applies to its object. An alternative of `anyOf` or
  /// `oneOf` applies if it holds. Objects whose schemas have no `properties` have no undescribed
  /// members, nor have the members of an undescribed member.
  public func undescribedMembers(of value: JSONValue) -> [UndescribedMember] {
    evaluation(of: value).descriptions.undescribedMembers(of: value)
  }

  /// Returns the violations and the undescribed members of one evaluation.
  package func validateAndDescribe(
    _ value: JSONValue
  ) -> (violations: [SchemaViolation], undescribed: [UndescribedMember]) {
    let evaluation = evaluation(of: value)
    return (
      evaluation.violations + evaluation.faults,
      evaluation.descriptions.undescribedMembers(of: value)
    )
  }
}
