import BinderyRuntime

/// What auth endpoints share with the app's own requests, as with the official client, which asks
/// them through `URLSession.shared`: cookies, and that redirects are followed.
struct AuthSession: Sendable {
  /// Nil where cookies are neither sent nor kept.
  var cookies: HTTPCookieStorage?
  var followsRedirects: Bool

  /// Asks, and asks on where answers lead elsewhere; each answer's cookies count for the next.
  func perform(
    _ exchange: HTTPExchange,
    by transport: any HTTPTransport
  ) async throws(TransportError) -> HTTPResponse {
    var exchange = exchange
    for _ in 0...Self.mostRedirects {
      let response = try await transport.perform(adding(to: exchange))
      keepCookies(of: response, from: exchange.url)
      guard followsRedirects, let next = exchange.redirected(by: response) else { return response }
      exchange = next
    }
    throw .invalidResponse("more than \(Self.mostRedirects) redirects")
  }

  private static let mostRedirects = 10

  /// A `Cookie` field of the app's own counts instead.
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
  /// What an answer leads to; nil when it is the last word.
  ///
  /// A POST becomes a GET after 301, 302 and 303 and stays itself after 307 and 308. Another origin
  /// gets no header that may say who asks; a body goes only to the same host, and nothing from
  /// https to http.
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
