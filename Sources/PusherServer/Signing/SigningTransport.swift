import BinderyRuntime
import Cryptography
import Foundation

/// Signs what an app's server asks of Channels, with the app's secret.
///
///     let channels = PusherHTTPAPI(
///       server: PusherHTTPAPI.server(cluster: "eu"),
///       transport: SigningTransport(key: "APP_KEY", secret: secret)
///     )
///     let news = TriggeredEvent(name: "news", data: #"{"text":"hello"}"#, channels: ["lobby"])
///     try await channels.triggerEvent(appId: "APP_ID", body: news)
public struct SigningTransport: HTTPTransport {
  private let key: String
  private let secret: String
  private let base: any HTTPTransport
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - base: What carries the requests.
  ///   - now: The service takes a signature for ten minutes.
  public init(
    key: String,
    secret: String,
    base: any HTTPTransport = .default,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.key = key
    self.secret = secret
    self.base = base
    self.now = now
  }

  public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    try await base.perform(signed(exchange))
  }

  public func stream(
    _ exchange: HTTPExchange
  ) async throws(TransportError) -> HTTPStreamedResponse {
    try await base.stream(signed(exchange))
  }
}

extension SigningTransport {
  private func signed(_ exchange: HTTPExchange) throws(TransportError) -> HTTPExchange {
    guard let url = URLComponents(string: exchange.url) else {
      throw .invalidURL("what is to be signed has no URL")
    }
    var signed = exchange
    do {
      let own = try parameters(of: exchange.body.read())
      let text = Self.text(exchange.method, url, own)
      let code = try HMACSHA256.code(for: Array(text.utf8), key: Array(secret.utf8))
      let all = own + [URLQueryItem(name: "auth_signature", value: code.hexadecimal)]
      signed.url += url.percentEncodedQuery == nil ? "?" : "&"
      signed.url += all.map(\.assignment).joined(separator: "&")
    } catch {
      throw .other("the request can't be signed: \(error)")
    }
    return signed
  }

  /// Who signs and when, and the digest of what is sent.
  private func parameters(of body: [UInt8]) throws -> [URLQueryItem] {
    let items = [
      URLQueryItem(name: "auth_key", value: key),
      URLQueryItem(name: "auth_timestamp", value: "\(Int(now().timeIntervalSince1970))"),
      URLQueryItem(name: "auth_version", value: "1.0"),
    ]
    if body.isEmpty { return items }
    return items + [URLQueryItem(name: "body_md5", value: try MD5.digest(of: body).hexadecimal)]
  }

  /// What is signed: parameters by their names in lower case, sorted, and nothing escaped.
  private static func text(
    _ method: HTTPMethod,
    _ url: URLComponents,
    _ own: [URLQueryItem]
  ) -> String {
    let parameters = ((url.queryItems ?? []) + own)
      .map { URLQueryItem(name: $0.name.lowercased(), value: $0.value) }
      .sorted { $0.name < $1.name }
      .map(\.assignment)
    return "\(method.rawValue)\n\(url.percentEncodedPath)\n\(parameters.joined(separator: "&"))"
  }
}

extension URLQueryItem {
  fileprivate var assignment: String { "\(name)=\(value ?? "")" }
}

extension SigningTransport: Redacted {
  public var description: String { "requests signed with the secret of \(key)" }
  package var shownMembers: KeyValuePairs<String, Any> { ["key": key] }
}
