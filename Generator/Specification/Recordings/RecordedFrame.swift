extension Recording {
  /// A message of a channel as it travelled.
  public struct Frame: Sendable {
    /// Which way it went, in the words of the archive.
    public enum Direction: String, Sendable, CaseIterable {
      case send, receive
    }

    /// Where in an entry it stands.
    public enum Place: Hashable, Sendable {
      /// The position among the messages of a WebSocket, from 0.
      case frame(Int)
      /// The body of the answer.
      case body
      /// The position in the list of the body's that holds messages, from 0.
      case element(Int)
    }

    public var place: Place
    public var direction: Direction
    /// The channel in the description; none for an element, which is of the channel that the list
    /// is said to hold.
    public var channel: String?
    /// The name in the description; none for a message that it doesn't have.
    public var message: String?
    /// What travelled; that of the whole body for an element.
    public var data: Body
    public var mark: Mark
  }
}
