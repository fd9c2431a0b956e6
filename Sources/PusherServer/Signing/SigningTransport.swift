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
    var items = url.queryItems ?? []
    items += [
      URLQueryItem(name: "auth_key", value: key),
      URLQueryItem(name: "auth_timestamp", value: "\(Int(now().timeIntervalSince1970))"),
      URLQueryItem(name: "auth_version", value: "1.0"),
    ]
    let signature: String
    do {
      let body = try exchange.body.read()
      if !body.isEmpty {
        let digest = try MD5.digest(of: body).hexadecimal
        items.append(URLQueryItem(name: "body_md5", value: digest))
      }
      let text = "\(exchange.method.rawValue)\n\(url.percentEncodedPath)\n\(Self.signed(items))"
      signature = try HMACSHA256.code(for: Array(text.utf8), key: Array(secret.utf8)).hexadecimal
    } catch {
      throw .other("the request can't be signed: \(error)")
    }
    let own = items.dropFirst(url.queryItems?.count ?? 0).map { "\($0.name)=\($0.value ?? "")" }
    var signed = exchange
    signed.url += url.percentEncodedQuery == nil ? "?" : "&"
    signed.url += (own + ["auth_signature=\(signature)"]).joined(separator: "&")
    return signed
  }

  /// Parameters by their names in lower case, sorted, and nothing escaped.
  private static func signed(_ items: [URLQueryItem]) -> String {
    items.map { (name: $0.name.lowercased(), value: $0.value ?? "") }
      .sorted { $0.name < $1.name }
      .map { "\($0.name)=\($0.value)" }
      .joined(separator: "&")
  }
}

extension SigningTransport: CustomStringConvertible, CustomReflectable {
  public var description: String { "requests signed with the secret of \(key)" }
  public var customMirror: Mirror { Mirror(self, children: ["key": key]) }
}
