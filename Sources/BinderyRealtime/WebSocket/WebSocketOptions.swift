import BinderyRuntime

/// The options of a WebSocket, such as headers, timeouts and limits.
public struct WebSocketOptions: Hashable, Sendable {
  /// Header fields of the opening request: credentials, `Origin`, cookies.
  public var headers: HTTPHeaders = [:]
  /// The subprotocols that the client offers, the preferred one first; the server may select one.
  public var subprotocols: [String] = []
  /// The compression that the client offers; nil for none.
  public var compression: WebSocketCompression?
  /// The time within which the connection must be open.
  public var openingTimeout: Duration = .seconds(30)
  /// The time that the server has to answer a close frame and to end the connection.
  public var closingTimeout: Duration = .seconds(10)
  /// The maximum size of a received message, uncompressed, in bytes.
  public var maximumMessageSize = 64 << 20
  /// The maximum size of a received frame, in bytes.
  public var maximumFrameSize = 64 << 20
  /// The maximum size of a sent frame, in bytes, at least 1; longer messages are fragmented.
  public var fragmentSize = Int.max
  /// The policy for messages that are received faster than they are read.
  public var inbox = WebSocketInboxPolicy.backpressure()
  /// A proxy such as `http://localhost:8080` or `socks5h://localhost`; an empty text for none; nil
  /// for the environment's (`https_proxy`, `http_proxy`, `all_proxy`, `no_proxy`).
  public var proxy: String?

  /// Creates the default options, which suit most services.
  public init() {}
}

/// The policy for messages that are received faster than they are read.
public enum WebSocketInboxPolicy: Hashable, Sendable {
  /// The client stops reading while this many messages or bytes are unread, and TCP slows the
  /// server.
  ///
  /// Messages are dropped only after this side's close frame, if they exceed the limits.
  case backpressure(messages: Int = 8_192, bytes: Int = 8 << 20)
  /// The client buffers this many messages; further ones are dropped, or reading fails.
  case bounded(BufferPolicy)
}
