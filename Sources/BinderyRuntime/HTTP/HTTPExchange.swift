/// A request as a transport performs it, with an absolute URL and all headers of the client.
public struct HTTPExchange: Hashable, Sendable {
  /// The absolute, percent-encoded URL; sent unchanged.
  public var url: String
  /// The method; a transport may repeat an idempotent one when its connection was lost.
  public var method: HTTPMethod
  /// All header fields except those that the transport adds, such as `Host` and `Content-Length`.
  public var headers: HTTPHeaders
  /// The body, which is read again for each attempt.
  public var body: HTTPBody
  /// The time from the call to the last byte of the response, or of its header when it is streamed.
  ///
  /// The time restarts with each piece of the body that is sent, so that a large upload doesn't
  /// time out while it makes progress.
  public var timeout: Duration
  /// The time to make the connection, including TLS, if it is shorter than `timeout`.
  ///
  /// `URLSession` ignores this property.
  public var connectTimeout: Duration
  /// The maximum size of a response that isn't streamed; a longer one throws `tooLarge`.
  public var maximumBodySize: Int
  /// Whether redirects are followed, up to ten.
  ///
  /// The body and headers that may contain credentials are not sent to another origin. A redirect
  /// that requires the body at another origin, or that leads from https to http, is returned as the
  /// response.
  public var followsRedirects: Bool
  /// The longest pause in a streamed response, after its header.
  public var idleTimeout: Duration
  /// Whether a request with an idempotent method is sent again when its connection is lost.
  ///
  /// `URLSession` ignores this property: it decides itself.
  public var allowsRetry: Bool

  /// Creates an exchange; by default with a minute, at most 64 MiB of response, and no redirects.
  public init(
    url: String,
    method: HTTPMethod = .get,
    headers: HTTPHeaders = [:],
    body: HTTPBody = .empty,
    timeout: Duration = .seconds(60),
    maximumBodySize: Int = 64 * 1024 * 1024,
    followsRedirects: Bool = false,
    idleTimeout: Duration = .seconds(300),
    allowsRetry: Bool = true,
    connectTimeout: Duration = .seconds(30)
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maximumBodySize = maximumBodySize
    self.followsRedirects = followsRedirects
    self.idleTimeout = idleTimeout
    self.allowsRetry = allowsRetry
    self.connectTimeout = connectTimeout
  }
}

extension HTTPExchange {
  /// Appends items to the query of the URL.
  public mutating func append(_ items: [HTTPQueryItem]) {
    url.reserveCapacity(items.reduce(url.utf8.count) { $0 + $1.length })
    var separator = url.hasByte(UInt8(ascii: "?")) ? "&" : "?"
    for item in items {
      url += separator
      url += item.name
      if let value = item.value {
        url += "="
        url += value
      }
      separator = "&"
    }
  }
}
