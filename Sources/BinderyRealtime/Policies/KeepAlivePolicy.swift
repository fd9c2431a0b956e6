import BinderyRuntime

/// The policy by which each side detects a lost connection.
public struct KeepAlivePolicy: Hashable, Sendable {
  /// The side that sends keep-alives.
  public var sender: Side
  /// The kind of keep-alive.
  public var kind: Kind
  /// The time without received data after which a keep-alive is sent.
  public var activityTimeout: Duration
  /// The time to answer a keep-alive, after which the connection is lost.
  public var pongTimeout: Duration
  /// The interval at which a keep-alive is repeated within `pongTimeout`; nil to send only one.
  public var retryInterval: Duration?
  /// The name of the message that is the keep-alive.
  public var ping: String?
  /// The name of the message that answers it.
  public var pong: String?
  /// The payload of the ping; nil if only the app can write it.
  public var pingPayload: JSONValue?
  /// The payload of the answer; nil if only the app can write it.
  public var pongPayload: JSONValue?
  /// Where the service announces its own value of `activityTimeout`.
  public var announcement: Announcement?

  /// The value of a ping that its answer repeats; nil if there is none.
  public var echo: Echo?
  /// Whether string payloads are sent as plain texts, such as `ping`, and not as JSON.
  public var isPlainText: Bool

  /// The side that sends keep-alives.
  public enum Side: Hashable, Sendable {
    /// The client sends, and the server answers.
    case client
    /// The server sends; a client that receives no message for too long sends a ping frame, since
    /// it doesn't see those of the server, and has lost the connection without an answer.
    case server
    /// Both sides send.
    case both
  }

  /// The kind of keep-alive.
  public enum Kind: Hashable, Sendable {
    /// A ping frame of WebSocket, answered by a pong frame.
    case frame
    /// The messages `ping` and `pong`.
    case message
    /// The next request of a long poll.
    case request
  }

  /// A message, and the location of a number of seconds in it.
  public struct Announcement: Hashable, Sendable {
    /// The name of the message.
    public var message: String
    /// The location of the number of seconds.
    public var location: MessageLocation

    /// Creates an announcement in a message.
    public init(message: String, at location: MessageLocation) {
      self.message = message
      self.location = location
    }
  }

  /// The location of a value in a ping, and of the same value in its answer.
  public struct Echo: Hashable, Sendable {
    /// The location in the ping.
    public var source: MessageLocation
    /// The location in the answer.
    public var destination: MessageLocation

    /// Creates the locations of an echoed value.
    public init(from source: MessageLocation, to destination: MessageLocation) {
      self.source = source
      self.destination = destination
    }
  }

  /// Creates a policy; `ping` and `pong` are the names of messages, if keep-alives are messages.
  public init(
    sender: Side,
    kind: Kind,
    activityTimeout: Duration,
    pongTimeout: Duration,
    retryInterval: Duration? = nil,
    ping: String? = nil,
    pong: String? = nil,
    pingPayload: JSONValue? = nil,
    pongPayload: JSONValue? = nil,
    announcement: Announcement? = nil,
    echo: Echo? = nil,
    isPlainText: Bool = false
  ) {
    self.sender = sender
    self.kind = kind
    self.activityTimeout = activityTimeout
    self.pongTimeout = pongTimeout
    self.retryInterval = retryInterval
    self.ping = ping
    self.pong = pong
    self.pingPayload = pingPayload
    self.pongPayload = pongPayload
    self.announcement = announcement
    self.echo = echo
    self.isPlainText = isPlainText
  }

  /// Returns the time without received data after which a keep-alive is sent: the smaller of
  /// `activityTimeout` and the announced value.
  public func activityTimeout(announced: Duration) -> Duration { min(activityTimeout, announced) }

  /// The time without received data after which an HTTP request has failed, if only the service
  /// sends keep-alives; nil if the client sends them, which HTTP doesn't have.
  var longestSilence: Duration? {
    sender == .server || kind == .request ? activityTimeout + pongTimeout : nil
  }

  /// The text of a ping; nil if only the app can write it.
  var pingText: String? { pingPayload.map(text) }

  /// Returns the text of the answer to a ping; nil if only the app can write it.
  func pongText(answering ping: [UInt8]) -> String? {
    guard let echo else { return pongPayload.map(text) }
    let bytes = isPlainText ? MessageFormat.jsonAndTexts.json(of: ping) : ping
    guard let message: JSONValue = try? JSONReader.decode(from: bytes),
      let value = echo.source.value(in: message)
    else { return pongPayload.map(text) }
    return text(echo.destination.setting(value, in: pongPayload ?? .null))
  }

  private func text(_ payload: JSONValue) -> String {
    isPlainText ? MessageFormat.text(of: payload) : payload.description
  }

  /// The activity timeout that a message announces; nil without a positive number.
  ///
  /// It is at least a second: with a shorter time, pings would be sent without pause.
  package func announcedTimeout(in message: JSONValue) -> Duration? {
    guard let seconds = announcement?.location.value(in: message)?.finiteNumber, seconds > 0 else {
      return nil
    }
    return max(Duration(clamping: seconds), .seconds(1))
  }
}
