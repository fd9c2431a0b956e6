import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries a call's requests, and remembers the last one for the error that may come of it.
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

  /// What went out last, but for what proves who asks: an error shows no credentials.
  var request: URLRequest? {
    guard var exchange = lock.withLock({ last }) else { return nil }
    exchange.url.replace(/(?<before>[?&]auth=)[^&]*/) { "\($0.before)***" }
    exchange.headers.remove("Authorization")
    return try? URLRequest(describing: exchange)
  }
}
