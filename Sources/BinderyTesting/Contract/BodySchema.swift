import BinderyRuntime

/// The schema of a recorded body or message.
enum BodySchema: Sendable {
  case compiled(JSONSchema)
  /// A schema that can't be used, and the reason.
  case broken(String)
  /// Any body is valid.
  case none

  /// Returns the violations of the schema by recorded texts.
  func differences(of texts: [RecordedText]) -> [String] {
    switch self {
    case .none: []
    case .broken(let reason): ["schema: \(reason)"]
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

  private static func differences(of text: RecordedText, from schema: JSONSchema) -> [String] {
    do {
      return schema.validate(try text.json).map { "schema: \(text.prefix)\($0)" }
    } catch {
      return ["schema: \(text.prefix)\(error)"]
    }
  }
}
