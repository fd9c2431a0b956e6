import Foundation

extension HTTPExchange {
  /// Performs the exchange, and follows redirects where that is set.
  func response<Response: HTTPResponseProtocol>(
    by perform: (HTTPExchange) async throws(TransportError) -> Response
  ) async throws(TransportError) -> Response {
    guard followsRedirects else { return try await perform(self) }
    var deadline = ContinuousClock.now + timeout
    var exchange = self
    for _ in 0...Self.maximumRedirects {
      let hasBody = exchange.body != .empty
      switch try await exchange.step(by: perform) {
      case .response(let response): return response
      case .redirect(let next): exchange = next
      }
      if hasBody { deadline = .now + timeout }
      exchange.timeout = deadline - .now
      guard exchange.timeout > .zero else { throw .timedOut }
    }
    throw .invalidResponse("more than \(Self.maximumRedirects) redirects")
  }

  private static let maximumRedirects = 10

  private enum Step<Response> {
    case response(Response)
    case redirect(HTTPExchange)
  }

  /// Separate, so that a redirected stream is released before the next begins.
  private func step<Response: HTTPResponseProtocol>(
    by perform: (HTTPExchange) async throws(TransportError) -> Response
  ) async throws(TransportError) -> Step<Response> {
    let response = try await perform(self)
    return redirected(by: response).map { .redirect($0) } ?? .response(response)
  }
}

extension HTTPExchange {
  /// Returns the exchange to which a response redirects; nil for no redirect.
  ///
  /// Another origin, which is another scheme, host or port, receives no header that may contain
  /// credentials. A redirect that would send the body there, or go from https to http, isn't
  /// followed.
  func redirected(by response: some HTTPResponseProtocol) -> HTTPExchange? {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers.values(of: "Location").first, let from = URL(string: url),
      let to = URL(string: location, relativeTo: from)?.absoluteURL,
      let origin = Origin(from), let target = Origin(to)
    else { return nil }
    var next = self
    next.url = to.absoluteString
    next.becomeGet(after: response.status)
    guard origin != target else { return next }
    guard next.body == .empty, origin.scheme == target.scheme || target.scheme == "https" else {
      return nil
    }
    next.headers = HTTPHeaders(next.headers.filter { Self.isHarmless($0.name) })
    return next
  }

  /// Changes the method as in RFC 9110 §15.4, and as browsers do for POST.
  private mutating func becomeGet(after status: Int) {
    guard status == 303 || status < 303 && method == .post, method != .head else { return }
    method = .get
    body = .empty
    headers = HTTPHeaders(headers.filter { !$0.name.lowercased().hasPrefix("content-") })
  }

  private static func isHarmless(_ name: String) -> Bool {
    [
      "accept", "accept-encoding", "accept-language", "cache-control", "last-event-id", "range",
      "user-agent",
    ].contains(name.lowercased())
  }

  private struct Origin: Equatable {
    let scheme: String
    let host: String
    let port: Int

    /// Nil for a URL that isn't HTTP.
    init?(_ url: URL) {
      guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(),
        let port = url.port ?? ["http": 80, "https": 443][scheme], scheme.hasPrefix("http")
      else { return nil }
      (self.scheme, self.host, self.port) = (scheme, host, port)
    }
  }
}
