import BinderyRuntime

/// The cookies and redirects of auth endpoint requests, as in `URLSession.shared` of the official
/// client.
struct AuthSession: Sendable {
  /// The cookie storage; nil if cookies are neither sent nor stored.
  var cookies: HTTPCookieStorage?
  var followsRedirects: Bool

  /// Sends the request and follows its redirects; each response's cookies are sent with the next
  /// request.
  func perform(
    _ exchange: HTTPExchange,
    by transport: any HTTPTransport
  ) async throws(TransportError) -> HTTPResponse {
    var exchange = exchange
    for _ in 0...Self.maximumRedirects {
      let response = try await transport.perform(adding(to: exchange))
      keepCookies(of: response, from: exchange.url)
      guard followsRedirects, let next = exchange.redirected(by: response) else { return response }
      exchange = next
    }
    throw .invalidResponse("more than \(Self.maximumRedirects) redirects")
  }

  private static let maximumRedirects = 10

  /// Adds the cookies, unless the app's request has a `Cookie` field.
  private func adding(to exchange: HTTPExchange) -> HTTPExchange {
    guard let cookies, exchange.headers["Cookie"] == nil, let url = URL(string: exchange.url),
      let own = cookies.cookies(for: url), !own.isEmpty,
      let field = HTTPCookie.requestHeaderFields(with: own)["Cookie"]
    else { return exchange }
    var exchange = exchange
    exchange.headers["Cookie"] = field
    return exchange
  }

  private func keepCookies(of response: HTTPResponse, from url: String) {
    guard let cookies, let url = URL(string: url) else { return }
    for field in response.headers.values(of: "Set-Cookie") {
      let new = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": field], for: url)
      cookies.setCookies(new, for: url, mainDocumentURL: nil)
    }
  }
}

extension HTTPExchange {
  /// The next request of a redirect; nil if the response is the last one.
  ///
  /// A POST becomes a GET after 301, 302 and 303 and is repeated after 307 and 308. Another origin
  /// receives no header that may hold credentials; a body is sent to the same host only, and
  /// nothing from https to http.
  func redirected(by response: HTTPResponse) -> HTTPExchange? {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers.values(of: "Location").first, let from = URL(string: url),
      let to = URL(string: location, relativeTo: from)?.absoluteURL,
      let scheme = to.scheme?.lowercased(), ["http", "https"].contains(scheme),
      scheme == "https" || from.scheme?.lowercased() == "http"
    else { return nil }
    var next = self
    next.url = to.absoluteString
    if response.status == 303 || response.status < 303 && method == .post {
      next.method = .get
      next.body = .empty
      next.headers.remove("Content-Type")
    }
    let isSameHost = from.host?.lowercased() == to.host?.lowercased()
    guard isSameHost || next.body == .empty else { return nil }
    guard isSameHost, from.port == to.port || from.scheme != to.scheme else {
      let harmless = ["accept", "accept-language", "content-type", "user-agent"]
      next.headers = HTTPHeaders(next.headers.filter { harmless.contains($0.name.lowercased()) })
      return next
    }
    return next
  }
}
