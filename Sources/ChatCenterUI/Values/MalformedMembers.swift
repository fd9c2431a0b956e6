import BinderyRuntime

/// What was received with members that do not match the specification.
///
/// Only these members are omitted: what was received arrives without them, as the event that it is.
public struct MalformedMembers: Hashable, Sendable {
  /// What was received, whole.
  public let json: JSONValue
  /// What is wrong, and at which path of `json`.
  public let errors: [JSONError]
}

extension MalformedMembers: CustomStringConvertible {
  public var description: String { errors.map(\.description).joined(separator: "; ") }
}
