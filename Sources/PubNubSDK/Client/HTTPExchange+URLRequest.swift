import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// An exchange as operators see it.
  init(describing exchange: HTTPExchange) throws {
    guard let url = URL(string: exchange.url) else { throw UnusableRequest.noURL }
    self.init(url: url, timeoutInterval: exchange.timeout / .seconds(1))
    httpMethod = exchange.method.rawValue
    for field in exchange.headers { addValue(field.value, forHTTPHeaderField: field.name) }
    if exchange.body != .empty { httpBody = Data(try exchange.body.read()) }
  }
}

extension HTTPExchange {
  /// The exchange with all that an operator has changed of its request; the rest stays as it was.
  func taking(
    _ changed: URLRequest,
    inPlaceOf request: URLRequest
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
    result.headers.take(changed, inPlaceOf: request)
    return result
  }

  /// Seconds of a day.
  private static let longestTimeout = 86_400.0
}

extension HTTPHeaders {
  fileprivate mutating func take(_ changed: URLRequest, inPlaceOf request: URLRequest) {
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
