import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries a call's requests, and remembers the last one for the error that may come of it.
///
/// It stands before the session's operator, since nobody knows which of what that adds is a secret.
///
/// Sendable because `lock` guards all that changes.
final class RememberingTransport: HTTPTransport, @unchecked Sendable {
  private let base: any HTTPTransport
  private let lock = NSLock()
  private var last: HTTPExchange?

  init(_ base: any HTTPTransport) { self.base = base }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    lock.withLock { last = exchange }
    return try await base.perform(exchange)
  }

  /// What was sent last and is then forgotten, for until another attempt a day may pass; without
  /// what proves who asks: an error shows no credentials.
  func takeRequest() -> URLRequest? {
    let taken = lock.withLock {
      defer { last = nil }
      return last
    }
    guard var exchange = taken else { return nil }
    exchange.url = exchange.url.withoutProof
    return try? URLRequest(describing: exchange)
  }
}

extension String {
  /// A URL whose query says `auth=***` in the place of what proves who asks.
  fileprivate var withoutProof: String {
    guard let mark = firstIndex(of: "?") else { return self }
    let items = self[mark...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    return self[...mark]
      + items.map { $0.hasPrefix("auth=") ? "auth=***" : $0 }.joined(separator: "&")
  }
}
