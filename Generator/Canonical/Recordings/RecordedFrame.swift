import SourceDiagnostics

extension Recording {
  /// A recorded message of a channel.
  public struct Frame: Sendable {
    /// The direction, as in `_webSocketMessages`.
    public enum Direction: String, Sendable, CaseIterable {
      case send, receive
    }

    /// The location of a message in an entry.
    public enum Location: Hashable, Sendable {
      /// The index among the messages of a WebSocket.
      case frame(Int)
      /// The body of the response.
      case body
      /// The index in the body's list of messages.
      case element(Int)
    }

    public var location: Location
    public var direction: Direction
    /// The channel in the description; nil for an element, whose channel the list's `x-messages`
    /// declares.
    public var channel: String?
    /// The name in the description; nil for an undescribed message.
    public var message: String?
    /// The type that a server-sent event states (`event:`); nil for other messages.
    public var eventType: String?
    /// The recorded data; for an element, the whole body.
    public var data: Body
    public var mark: Mark
    /// The time in seconds since 1970; nil if it isn't recorded.
    public var time: Double?

    public init(
      location: Location,
      direction: Direction,
      channel: String?,
      message: String?,
      data: Body,
      mark: Mark
    ) {
      self.location = location
      self.direction = direction
      self.channel = channel
      self.message = message
      self.data = data
      self.mark = mark
    }
  }
}
