/// The policy by which a new connection continues after the last message of the one before it.
public struct ResumePolicy: Hashable, Sendable {
  /// The parts of the position; a part that no message had is not sent.
  public var cursor: [Part]
  /// The time for which the service keeps messages; nil if it is unknown.
  public var retention: Duration?

  /// A value of received messages, and where the client sends it.
  public struct Part: Hashable, Sendable {
    /// The location in received messages.
    public var location: MessageLocation
    /// Where the client sends the last value.
    public var destination: Destination

    /// Creates a part of a cursor.
    public init(_ location: MessageLocation, in destination: Destination) {
      self.location = location
      self.destination = destination
    }
  }

  /// Where the client sends a value.
  public enum Destination: Hashable, Sendable {
    /// A query parameter of the request that opens a connection.
    case query(String)
    /// A header of that request.
    case header(String)
    /// A location in the messages of the resubscription.
    case message(MessageLocation)
  }

  /// Creates a policy.
  public init(_ cursor: [Part], retention: Duration? = nil) {
    self.cursor = cursor
    self.retention = retention
  }
}
