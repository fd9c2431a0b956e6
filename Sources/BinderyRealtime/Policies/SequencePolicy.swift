import BinderyRuntime

/// The policy that finds lost messages by their consecutive numbers.
public struct SequencePolicy: Hashable, Sendable {
  /// The location of the number; a message without one is not compared.
  public var location: MessageLocation
  /// The locations of the values for each of which messages are numbered separately, such as a
  /// product; empty if all messages have one numbering.
  public var key: [MessageLocation]
  /// The number of later messages after which a missing one is lost, rather than late.
  public var window: Int
  /// Whether the numbers continue on a new connection.
  public var scope: Scope

  /// Where the numbers are consecutive.
  public enum Scope: Hashable, Sendable {
    /// The numbers continue on a new connection.
    case channel
    /// Each connection has numbers of its own.
    case connection
  }

  /// Creates a policy for messages that arrive in the order of their numbers, on all connections.
  public init(
    _ location: MessageLocation,
    key: [MessageLocation] = [],
    window: Int = 0,
    scope: Scope = .channel
  ) {
    self.location = location
    self.key = key
    self.window = window
    self.scope = scope
  }

  /// The number of a message; nil if it has none.
  func number(of message: JSONValue) -> Int64? { location.value(in: message)?.wholeNumber }
}
