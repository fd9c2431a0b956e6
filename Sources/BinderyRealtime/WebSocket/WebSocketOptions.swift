import BinderyRuntime

/// How a WebSocket is opened and used; what isn't said is the same for all.
public struct WebSocketOptions: Hashable, Sendable {
  /// Sent with the request to open: credentials, `Origin`, cookies.
  public var headers: HTTPHeaders = [:]
  /// What may be spoken on it, the preferred one first; the server may select one or none.
  public var subprotocols: [String] = []
  /// Whether, and how, messages are compressed where the server agrees.
  public var compression: WebSocketCompression?
  /// Within which it must be open.
  public var openingTimeout: Duration = .seconds(30)
  /// How long the other side has to answer a close, and to end the connection.
  public var closingTimeout: Duration = .seconds(10)
  /// The longest message that is taken, uncompressed, in bytes.
  public var maximumMessageSize = 64 << 20
  /// The longest frame that is taken, in bytes.
  public var maximumFrameSize = 64 << 20
  /// The longest frame that is sent, in bytes, at least one; longer messages go in several.
  public var fragmentSize = Int.max
  /// What happens to messages that come faster than they are read.
  public var inbox = WebSocketInboxPolicy.slowing()
  /// A proxy such as `http://localhost:8080` or `socks5h://localhost`; an empty text for none, and
  /// nil for what the environment says (`https_proxy`, `http_proxy`, `all_proxy`, `no_proxy`).
  public var proxy: String?

  /// What suits most services; each property says what it is then.
  public init() {}
}

/// What happens to messages that come faster than they are read.
public enum WebSocketInboxPolicy: Hashable, Sendable {
  /// Nothing is lost before one closes: as long as so many messages or so many bytes wait, no more
  /// is read, and TCP slows the other side; behind one's own close, what finds no room is dropped.
  case slowing(messages: Int = 8_192, bytes: Int = 8 << 20)
  /// So many wait, and beyond that some are dropped, or reading fails.
  case bounded(BufferPolicy)
}
