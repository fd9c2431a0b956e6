import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Creates the request that operators see and may change.
  init(describing exchange: HTTPExchange) throws {
    guard let url = URL(string: exchange.url) else { throw UnusableRequest.noURL }
    self.init(url: url, timeoutInterval: exchange.timeout / .seconds(1))
    httpMethod = exchange.method.rawValue
    for field in exchange.headers { addValue(field.value, forHTTPHeaderField: field.name) }
    if exchange.body != .empty { httpBody = Data(try exchange.body.read()) }
  }
}

extension HTTPExchange {
  /// Returns the exchange with all differences between two requests applied: `request`, which the
  /// operator received, and `changed`, which it returned.
  func applyingChanges(
    from request: URLRequest,
    to changed: URLRequest
  ) throws(UnusableRequest) -> HTTPExchange {
    guard let url = changed.url else { throw .noURL }
    guard changed.httpBodyStream == nil else { throw .streamedBody }
    var result = self
    if url != request.url { result.url = url.absoluteString }
    if let name = changed.httpMethod, name != request.httpMethod {
      result.method = HTTPMethod(rawValue: name)
    }
    if changed.httpBody != request.httpBody {
      result.body = changed.httpBody.map { .bytes(Array($0)) } ?? .empty
    }
    let timeout = changed.timeoutInterval
    if timeout != request.timeoutInterval {
      guard timeout > 0, timeout < Self.longestTimeout else { throw .timeout(timeout) }
      result.timeout = .seconds(timeout)
    }
    result.headers.applyChanges(from: request, to: changed)
    return result
  }

  /// One day, in seconds.
  private static let longestTimeout = 86_400.0
}

extension HTTPHeaders {
  fileprivate mutating func applyChanges(from request: URLRequest, to changed: URLRequest) {
    let fields = changed.allHTTPHeaderFields ?? [:]
    for (name, value) in fields.sorted(by: { $0.key < $1.key })
    where request.value(forHTTPHeaderField: name) != value {
      self[name] = value
    }
    for field in self where changed.value(forHTTPHeaderField: field.name) == nil {
      remove(field.name)
    }
  }
}
