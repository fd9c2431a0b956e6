import BinderyRuntime

/// Members of a received value that do not match the specification.
///
/// Only these members are omitted; the rest of the value is reported as the event that it is.
public struct MalformedMembers: Hashable, Sendable {
  /// The received value, complete.
  public let json: JSONValue
  /// The errors, with their paths in `json`.
  public let errors: [JSONError]
}

extension MalformedMembers: CustomStringConvertible {
  public var description: String { errors.map(\.description).joined(separator: "; ") }
}
