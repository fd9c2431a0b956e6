/// The verb of a request, spelled as it goes over the wire.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  /// A method of any name; upper and lower case are told apart, as in HTTP.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let get = Self(rawValue: "GET")
  public static let head = Self(rawValue: "HEAD")
  public static let post = Self(rawValue: "POST")
  public static let put = Self(rawValue: "PUT")
  public static let patch = Self(rawValue: "PATCH")
  public static let delete = Self(rawValue: "DELETE")
  public static let options = Self(rawValue: "OPTIONS")
  public static let trace = Self(rawValue: "TRACE")
  /// Like GET, with a body that says what is asked for.
  public static let query = Self(rawValue: "QUERY")

  public var description: String { rawValue }
}
