import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Cryptography

extension Canary {
  static let url = "https://user:\(secret)@example.com/path?auth=\(secret)#\(secret)"

  static func runtime() throws -> [Canary] {
    try requests() + credentials() + [
      Canary(
        "BinderyRuntime.Connection",
        Connection(
          server: ServerURL("https://example.com"),
          credentials: ["token": .bearer(secret)],
          transport: SilentTransport(),
          middlewares: [SigningMiddleware()],
          headers: ["X-Key": secret]
        ),
        visible: "https://example.com",
        "SilentTransport",
        "SigningMiddleware",
        "X-Key"
      ),
      Canary(
        "BinderyRuntime.IncomingRequest",
        IncomingRequest(
          target: "/hook?token=\(secret)",
          headers: ["Authorization": secret],
          body: Array(secret.utf8)
        ),
        visible: "/hook",
        "Authorization"
      ),
    ]
  }

  private static func requests() throws -> [Canary] {
    let body = HTTPBody.bytes(Array(secret.utf8))
    let headers: HTTPHeaders = ["Authorization": "Bearer \(secret)"]
    let item = HTTPQueryItem(name: "auth", value: secret)
    var request = try HTTPRequest(.post, "/items")
    (request.query, request.headers, request.body) = ([item], headers, body)
    let exchange = HTTPExchange(url: url, method: .post, headers: headers, body: body)
    return [
      Canary("BinderyRuntime.HTTPRequest", request, visible: "/items", "auth", "Authorization"),
      Canary("BinderyRuntime.HTTPQueryItem", item, visible: "auth"),
      Canary("BinderyRuntime.HTTPExchange", exchange, visible: "https://example.com/path"),
      Canary("BinderyRuntime.HTTPHeaders", headers, visible: "Authorization"),
      Canary("BinderyRuntime.HTTPHeaders.Field", headers[0], visible: "Authorization"),
      Canary("BinderyRuntime.HTTPBody", body, visible: "\(secret.utf8.count)"),
      Canary(
        "BinderyRuntime.HTTPBody.Segment",
        HTTPBody.Segment.bytes(Array(secret.utf8)),
        visible: "\(secret.utf8.count)"
      ),
      Canary(
        "BinderyRuntime.ServerURL",
        ServerURL(template: "https://{user}@example.com/v1", ["user": "user:\(secret)"]),
        visible: "https://example.com/v1"
      ),
    ]
  }

  private static func credentials() throws -> [Canary] {
    let client = OAuthClient(id: "client", secret: secret)
    let server = OAuthServer(tokenURL: url, client: client, transport: StubTransport())
    return [
      Canary("BinderyRuntime.Credential", Credential.bearer(secret), visible: "bearer"),
      Canary("BinderyRuntime.Credential", Credential.basic(user: "u", password: secret)),
      Canary("BinderyRuntime.AccessToken", AccessToken(secret)),
      Canary("BinderyRuntime.PEMSource", PEMSource.text(secret)),
      Canary(
        "BinderyRuntime.ClientCertificate",
        ClientCertificate(
          chain: .file("chain.pem"),
          privateKey: .text(secret),
          passphrase: secret
        ),
        visible: "chain.pem"
      ),
      Canary("BinderyRuntime.OAuthClient", client, visible: "client"),
      Canary("BinderyRuntime.OAuthServer", server, visible: "https://example.com/path"),
      Canary(
        "BinderyRuntime.RefreshTokenGrant",
        RefreshTokenGrant(server: server, refreshToken: secret, accessToken: AccessToken(secret))
      ),
      Canary("BinderyRuntime.TokenSource", TokenSource { _ in AccessToken(secret) }),
    ]
  }

  static func realtime() throws -> [Canary] {
    let handshake = ChannelHandshake(query: ["auth": secret], headers: ["Cookie": secret])
    var options = WebSocketOptions()
    options.headers.append("Authorization", secret)
    options.proxy = "http://user:\(secret)@proxy.example"
    options.tls.clientCertificate = ClientCertificate(
      chain: .file("chain.pem"),
      privateKey: .text(secret),
      passphrase: secret
    )
    return [
      Canary("BinderyRealtime.WebSocketOptions", options, visible: "proxy.example", "chain.pem"),
      Canary("BinderyRealtime.RealtimeServer", RealtimeServer(url), visible: "example.com/path"),
      Canary("BinderyRealtime.ChannelHandshake.Item", handshake, visible: "auth", "Cookie"),
      Canary("BinderyRealtime.ChannelHandshake.Item", handshake.query[0], visible: "auth"),
      Canary("BinderyRealtime.WebSocket", WebSocket(SilentConnection())),
      Canary(
        "BinderyRealtime.RealtimeOptions.Request",
        RealtimeOptions.Request(url: url, options: options),
        visible: "example.com/path"
      ),
    ]
  }

  static func cryptography() throws -> [Canary] {
    [
      Canary(
        "Cryptography.AES256CBC",
        try AES256CBC(key: Array("\(secret)\(secret)\(secret)".utf8.prefix(32)))
      )
    ]
  }
}

/// A middleware that holds a secret.
private struct SigningMiddleware: ClientMiddleware {
  let key = Canary.secret

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    try await next(request)
  }
}

/// A transport that holds a secret.
private struct SilentTransport: HTTPTransport {
  let key = Canary.secret

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    throw .cancelled
  }
}

/// An idle connection, with a secret in its state.
private final class SilentConnection: WebSocketConnection {
  let subprotocol: String? = nil
  let headers: HTTPHeaders = [:]
  let closure: WebSocketClosure? = nil
  let droppedCount = 0
  let credentials = Canary.secret

  func send(_ message: WebSocketMessage) async throws(WebSocketError) {}
  func ping(_ payload: [UInt8]) async throws(WebSocketError) {}
  func next() async throws(WebSocketError) -> WebSocketBatch? { nil }
  func close(_ code: WebSocketCloseCode?, reason: String) async {}
  func drop() {}
}
