/// How each side of a connection learns that the other is still there.
public struct KeepAlivePolicy: Hashable, Sendable {
  /// Who acts when nothing was received for a while.
  public var by: Side
  /// What is sent to ask.
  public var using: Means
  /// How much silence it takes.
  public var after: Duration
  /// How much later, when still nothing was received, the connection is lost.
  public var answerWithin: Duration
  /// How long after asking it is asked once more, as long as the answer may take; nil for one
  /// question alone.
  public var again: Duration?
  /// The name of the message that asks for a sign of life.
  public var ping: String?
  /// The name of the message that answers it.
  public var pong: String?
  /// Where the service says its own `after`.
  public var announced: Announcement?

  /// Who acts: the others wait.
  public enum Side: Hashable, Sendable {
    /// The client asks, and the server answers.
    case client
    /// The server asks; a client that hears nothing for too long has lost it.
    case server
    /// Each asks for itself.
    case both
  }

  /// What a sign of life is asked for with.
  public enum Means: Hashable, Sendable {
    /// WebSocket's own ping and pong.
    case frame
    /// The messages `ping` and `pong`.
    case message
    /// The next answer of a long poll.
    case request
  }

  /// A message, and where in it a number of seconds stands.
  public struct Announcement: Hashable, Sendable {
    /// The message's name.
    public var message: String
    /// Where the number stands.
    public var place: MessagePlace

    /// What a message of this name says counts.
    public init(message: String, at place: MessagePlace) {
      self.message = message
      self.place = place
    }
  }

  /// Without names of messages where frames ask, and without an announcement where it is fixed.
  public init(
    by side: Side,
    using means: Means,
    after: Duration,
    answerWithin: Duration,
    again: Duration? = nil,
    ping: String? = nil,
    pong: String? = nil,
    announced: Announcement? = nil
  ) {
    by = side
    using = means
    self.after = after
    self.answerWithin = answerWithin
    self.again = again
    self.ping = ping
    self.pong = pong
    self.announced = announced
  }

  /// How much silence it takes once the service has said its own; the smaller of both counts.
  public func after(announced: Duration) -> Duration { min(after, announced) }
}
