import BinderyRuntime

/// The schema of a recorded body or message.
enum BodySchema: Sendable {
  case compiled(JSONSchema)
  /// A schema that can't be used, and the reason.
  case broken(String)
  /// Any body is valid.
  case none

  /// Returns the violations of the schema by recorded texts.
  func differences(of texts: [RecordedText]) -> [BodyDifference] {
    switch self {
    case .none: []
    case .broken(let reason): [BodyDifference(text: "schema: \(reason)")]
    case .compiled(let schema): texts.flatMap { Self.differences(of: $0, from: schema) }
    }
  }

  /// Returns the members of a recorded value that the schema doesn't describe.
  ///
  /// The client may drop them, because a service may add members at any time.
  func undescribedMembers(of value: JSONValue) -> Set<JSONPath> {
    guard case .compiled(let schema) = self else { return [] }
    return Set(schema.undescribedMembers(of: value).map(\.path))
  }

  private static func differences(
    of text: RecordedText,
    from schema: JSONSchema
  ) -> [BodyDifference] {
    do {
      return schema.validate(try text.json).map { violation in
        BodyDifference(
          text: "schema: \(text.prefix)\(violation)",
          path: text.prefix.isEmpty ? violation.instancePath : nil
        )
      }
    } catch {
      return [BodyDifference(text: "schema: \(text.prefix)\(error)")]
    }
  }
}
