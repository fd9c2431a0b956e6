import BinderyRuntime
import Cryptography
import Foundation

/// A transport that signs requests to the HTTP API of Channels with the app's secret.
///
///     let channels = PusherHTTPAPI(
///       server: PusherHTTPAPI.server(cluster: "eu"),
///       transport: SigningTransport(key: "APP_KEY", secret: secret)
///     )
///     let news = TriggeredEvent(name: "news", data: #"{"text":"hello"}"#, channels: ["lobby"])
///     try await channels.triggerEvent(appId: "APP_ID", body: news)
///
/// Events on a channel whose name begins with `private-encrypted-` are encrypted with the app's
/// master key, and refused without one: they are never sent unencrypted.
public struct SigningTransport: HTTPTransport {
  private let app: PusherApp
  private let base: any HTTPTransport
  private let now: @Sendable () -> Date

  /// Creates a transport for an app without end-to-end encrypted channels.
  ///
  /// - Parameters:
  ///   - base: The transport that sends the requests.
  ///   - now: Returns the current time; the service accepts a signature for ten minutes.
  public init(
    key: String,
    secret: String,
    base: any HTTPTransport = .default,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(app: PusherApp(key: key, secret: secret), base: base, now: now)
  }

  /// Creates a transport for an app.
  ///
  /// - Parameters:
  ///   - app: The app that signs; with a master key, it can trigger events on encrypted channels.
  ///   - base: The transport that sends the requests.
  ///   - now: Returns the current time; the service accepts a signature for ten minutes.
  public init(
    app: PusherApp,
    base: any HTTPTransport = .default,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.app = app
    self.base = base
    self.now = now
  }

  public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    var response = try await base.perform(signed(exchange))
    guard 200..<300 ~= response.status else { return response }
    let json = try? JSONValue(parsing: response.text())
    if exchange.method == .post {
      // Some servers answer a trigger with text, or nothing.
      response.body = Array(ResponseNormalization.triggered(json ?? [:]).description.utf8)
    } else if let normalized = json.flatMap(ResponseNormalization.normalized) {
      response.body = Array(normalized.description.utf8)
    }
    return response
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
      throw .invalidURL("the request to sign has an invalid URL")
    }
    var signed = exchange
    signed.body = try EncryptedTriggers(app: app).body(of: exchange)
    do {
      let own = try parameters(of: signed.body.read())
      let text = Self.text(exchange.method, url, own)
      let signature = try app.signature(of: text)
      let all = own + [URLQueryItem(name: "auth_signature", value: signature)]
      signed.url += url.percentEncodedQuery == nil ? "?" : "&"
      signed.url += all.map(\.assignment).joined(separator: "&")
    } catch {
      throw .other("the request can't be signed: \(error)")
    }
    return signed
  }

  /// The authentication parameters of a request with this body.
  private func parameters(of body: [UInt8]) throws -> [URLQueryItem] {
    // A date may exceed the range of an integer.
    let seconds = Int(exactly: now().timeIntervalSince1970.rounded(.down))
    let items = [
      URLQueryItem(name: "auth_key", value: app.key),
      URLQueryItem(name: "auth_timestamp", value: "\(seconds ?? 0)"),
      URLQueryItem(name: "auth_version", value: "1.0"),
    ]
    if body.isEmpty { return items }
    return items + [URLQueryItem(name: "body_md5", value: try MD5.digest(of: body).hexadecimal)]
  }

  /// The text to sign: the parameters by lowercase name, sorted, without percent-encoding.
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
  public var description: String { "requests signed with the secret of \(app.key)" }
  package var shownMembers: KeyValuePairs<String, Any> { ["key": app.key] }
}
