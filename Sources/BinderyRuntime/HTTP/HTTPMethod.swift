/// The verb of a request, spelled as it goes over the wire.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  /// A method of any name; upper and lower case are told apart, as in HTTP.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Asks for what is there, and changes nothing.
  public static let get = Self(rawValue: "GET")
  /// Asks for what `GET` would answer, without the body.
  public static let head = Self(rawValue: "HEAD")
  /// Gives the service something to do; twice may do it twice.
  public static let post = Self(rawValue: "POST")
  /// Puts the body in the place of what is there.
  public static let put = Self(rawValue: "PUT")
  /// Changes a part of what is there.
  public static let patch = Self(rawValue: "PATCH")
  /// Removes what is there.
  public static let delete = Self(rawValue: "DELETE")
  /// Asks what may be done.
  public static let options = Self(rawValue: "OPTIONS")
  /// Asks for the request as it arrived.
  public static let trace = Self(rawValue: "TRACE")
  /// Like GET, with a body that says what is asked for.
  public static let query = Self(rawValue: "QUERY")

  public var description: String { rawValue }
}
