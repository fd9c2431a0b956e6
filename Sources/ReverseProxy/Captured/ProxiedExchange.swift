import BinderyJSON
import Foundation

/// What became of a request that a proxy received.
package struct ProxiedExchange: Sendable {
  /// The end of an exchange.
  package enum Outcome: Hashable, Sendable {
    /// The response is complete, or the session has ended.
    case complete
    /// A session or a stream has further elements, and more may come; its end is reported later.
    case open
    /// The exchange ended early, for this reason.
    case unfinished(String)
    /// The service could not be reached, or its response could not be used; the client received the
    /// status 502, or the end of its connection.
    case failed(String)
    /// The proxy refused the request with a status.
    case refused(String)
  }

  /// The same value for all reports of an exchange.
  package let id: UUID
  package let method: String
  /// The path of the request, without its query.
  package let path: String
  /// The status of the response; nil if there is none.
  package let status: Int?
  package let duration: Duration
  /// The number of bytes of the response's content, or the number of messages of a session.
  package let count: Int
  package let isSession: Bool
  package let outcome: Outcome
  /// The entry of an HTTP archive (HAR 1.2); nil for a refused request.
  package let entry: JSONValue?
  /// How a session ended: `by`, `code` and `reason`.
  package let close: JSONValue?
}
