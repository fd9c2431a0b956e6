import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that remembers the last request of a call, for the error that may follow.
///
/// It precedes the session's operator, because anything that the operator adds may be a secret.
///
/// Sendable because `lock` guards all mutable state.
final class RememberingTransport: HTTPTransport, @unchecked Sendable {
  private let base: any HTTPTransport
  private let lock = NSLock()
  private var last: HTTPExchange?

  init(_ base: any HTTPTransport) { self.base = base }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    lock.withLock { last = exchange }
    return try await base.perform(exchange)
  }

  /// Returns the last request without credentials, and forgets it, since the next attempt may be a
  /// day away.
  func takeRequest() -> URLRequest? {
    let taken = lock.withLock {
      defer { last = nil }
      return last
    }
    guard var exchange = taken else { return nil }
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
