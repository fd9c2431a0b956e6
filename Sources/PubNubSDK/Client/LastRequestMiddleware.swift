import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Remembers the last request of a call, for the error that may follow.
///
/// It precedes the session's operator, because anything that the operator adds may be a secret.
struct LastRequestMiddleware: ClientMiddleware {
  private let last = Locked<HTTPExchange?>(nil)

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    last.withLock { $0 = request }
    return try await next(request)
  }

  /// Returns the last request without credentials, and forgets it, since the next attempt may be a
  /// day away.
  func takeRequest() -> URLRequest? {
    guard var exchange = last.withLock({ $0.take() }) else { return nil }
    exchange.url = exchange.url.withoutCredentials
    return try? URLRequest(describing: exchange)
  }
}

extension String {
  /// The URL with `***` as the value of the query parameter `auth`.
  fileprivate var withoutCredentials: String {
    guard let mark = firstIndex(of: "?") else { return self }
    let items = self[mark...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    return self[...mark]
      + items.map { $0.hasPrefix("auth=") ? "auth=***" : $0 }.joined(separator: "&")
  }
}
