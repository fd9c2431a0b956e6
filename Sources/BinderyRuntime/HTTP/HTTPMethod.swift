/// The method of a request (RFC 9110 §9).
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  /// Creates a method of any name; HTTP's methods are case-sensitive.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reads a resource; safe.
  public static let get = Self(rawValue: "GET")
  /// Reads what `GET` would return, without the body; safe.
  public static let head = Self(rawValue: "HEAD")
  /// Submits data; not idempotent.
  public static let post = Self(rawValue: "POST")
  /// Replaces a resource; idempotent.
  public static let put = Self(rawValue: "PUT")
  /// Changes a part of a resource (RFC 5789); not idempotent.
  public static let patch = Self(rawValue: "PATCH")
  /// Removes a resource; idempotent.
  public static let delete = Self(rawValue: "DELETE")
  /// Reads the communication options of a resource; safe.
  public static let options = Self(rawValue: "OPTIONS")
  /// Returns the request as the server received it; safe.
  public static let trace = Self(rawValue: "TRACE")
  /// Reads a resource like `GET`, with a query in the body; safe.
  public static let query = Self(rawValue: "QUERY")

  public var description: String { rawValue }
}
