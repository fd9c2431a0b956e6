import BinderyRuntime

/// The options of a WebSocket, such as headers, timeouts and limits.
///
/// A transport that can't apply an option that differs from its default doesn't connect, and throws
/// an error with its name.
public struct WebSocketOptions: Hashable, Sendable {
  /// Header fields of the opening request: credentials, `Origin`, cookies.
  public var headers: HTTPHeaders = [:]
  /// The subprotocols that the client offers, the preferred one first; the server may select one.
  public var subprotocols: [String] = []
  /// The compression that the client offers; nil for none.
  ///
  /// Not with `URLSession`.
  public var compression: WebSocketCompression?
  /// The time within which the connection must be open; more than zero.
  ///
  /// For HTTP streams, it is the time to connect, at most 10 seconds.
  public var openingTimeout: Duration = .seconds(30)
  /// The time that the server has to answer a close frame and to end the connection.
  ///
  /// Not with `URLSession`.
  public var closingTimeout: Duration = .seconds(10)
  /// The pings that the client sends when it receives nothing; nil for none.
  public var automaticPings: WebSocketPings?
  /// The maximum size of a received message, uncompressed, in bytes; a longer one is a violation
  /// with the code 1009.
  public var maximumMessageSize = 64 << 20
  /// The maximum size of a received frame, in bytes; a longer one is a violation with the code
  /// 1009.
  ///
  /// Not with `URLSession`.
  public var maximumFrameSize = 64 << 20
  /// The maximum size of a sent frame, in bytes, at least 1; longer messages are fragmented.
  ///
  /// Not with `URLSession`.
  public var fragmentSize = Int.max
  /// The policy for messages that are received faster than they are read.
  public var inbox = WebSocketInboxPolicy.backpressure()
  /// A proxy such as `http://localhost:8080` or `socks5h://localhost`; an empty text for none; nil
  /// for the environment's (`https_proxy`, `http_proxy`, `all_proxy`, `no_proxy`).
  ///
  /// With `URLSession` the proxy is part of the session's configuration.
  public var proxy: String?
  /// The path of a Unix socket to connect to instead of the host of the URL, of at most 107 bytes;
  /// nil for TCP.
  ///
  /// No proxy is used. Not with `URLSession`.
  public var unixSocket: String?
  /// The authorities, client certificate and ALPN of TLS.
  ///
  /// Not with `URLSession`.
  public var tls = TLSOptions()

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

extension WebSocketOptions {
  /// The names of the options that `URLSession` can't apply; empty if it can apply all.
  var unavailableInURLSession: [String] {
    let defaults = WebSocketOptions()
    return Self.names([
      ("compression", compression == nil),
      ("closingTimeout", closingTimeout == defaults.closingTimeout),
      ("maximumFrameSize", maximumFrameSize == defaults.maximumFrameSize),
      ("fragmentSize", fragmentSize == defaults.fragmentSize),
      ("proxy", proxy == nil),
      ("unixSocket", unixSocket == nil),
      ("tls", tls == defaults.tls),
    ])
  }

  /// The names of the options that an HTTP request can't apply; empty if it can apply all.
  var unavailableInHTTP: [String] {
    let others = [
      ("subprotocols", isDefault: subprotocols.isEmpty),
      ("automaticPings", automaticPings == nil),
      ("inbox", inbox == WebSocketOptions().inbox),
    ]
    return Self.names(others) + unavailableInURLSession
  }

  private static func names(_ options: [(String, isDefault: Bool)]) -> [String] {
    options.filter { !$0.isDefault }.map(\.0)
  }
}
