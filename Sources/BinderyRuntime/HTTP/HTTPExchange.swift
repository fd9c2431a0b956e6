/// A request as a transport performs it: absolute, with everything that the client added.
public struct HTTPExchange: Hashable, Sendable {
  /// Absolute and percent-encoded; sent as it is.
  public var url: String
  /// Whether a request that found its connection dead may go out again depends on it.
  public var method: HTTPMethod
  /// All but those that the transport adds, such as `Host` and `Content-Length`.
  public var headers: HTTPHeaders
  /// Read anew for each attempt.
  public var body: HTTPBody
  /// From the call to the last byte of the answer, or to the end of its head when it is streamed.
  ///
  /// Each piece of a body that goes out begins it anew: a large one takes as long as it goes on,
  /// and one that nobody takes ends.
  public var timeout: Duration
  /// A longer answer ends the exchange with `TransportError.tooLarge`, unless it is streamed.
  public var maximumBodySize: Int
  /// Whether an answer that leads elsewhere is followed, up to ten times.
  ///
  /// Another origin gets neither a body nor a header that may say who asks: a redirect that needs
  /// the body there, or that goes from https to http, is the answer.
  public var followsRedirects: Bool
  /// How long a streamed answer may be silent, once its head is there.
  public var idleTimeout: Duration
  /// Whether it is sent at most once though its method says that twice does no more.
  ///
  /// Otherwise a request that finds its connection dead goes through another. `URLSession` decides
  /// that for itself.
  public var isSentOnce: Bool

  /// A minute for an answer of up to 64 MiB that may not lead elsewhere, unless it is said
  /// otherwise.
  public init(
    url: String,
    method: HTTPMethod = .get,
    headers: HTTPHeaders = [:],
    body: HTTPBody = .empty,
    timeout: Duration = .seconds(60),
    maximumBodySize: Int = 64 * 1024 * 1024,
    followsRedirects: Bool = false,
    idleTimeout: Duration = .seconds(300),
    isSentOnce: Bool = false
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maximumBodySize = maximumBodySize
    self.followsRedirects = followsRedirects
    self.idleTimeout = idleTimeout
    self.isSentOnce = isSentOnce
  }
}
