import BinderyRuntime

/// A WebSocket server on 127.0.0.1 in the test's process (RFC 6455), for any client.
///
///     let server = try WebSocketServer { socket in
///       while let message = socket.next() { socket.send(message) }
///     }
///     defer { server.stop() }
///     let socket = try await WebSocket.connect(to: server.url)
///
/// Each WebSocket has a thread, which calls the closure; the connection ends when it returns. A
/// `LoopbackServer` responds to other requests, too.
public final class WebSocketServer: Sendable {
  private let server: LoopbackServer

  /// Starts a server on a port; with 0 the system chooses the port.
  ///
  /// - Parameters:
  ///   - subprotocols: The subprotocols of the server. It selects the first that a client offers
  ///     and it has, and none if there is no such one.
  ///   - refuse: Returns the response for a client that may not connect; nil for the others.
  ///   - serve: Receives and sends the messages of a WebSocket.
  public init(
    port: UInt16 = 0,
    subprotocols: [String] = [],
    refuse: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse? = { _ in nil },
    serve: @escaping @Sendable (LoopbackWebSocket) -> Void
  ) throws(LoopbackFailure) {
    server = try LoopbackServer(port: port) { request in
      if let response = request.mismatch ?? refuse(request) { return response }
      let selected = request.offeredSubprotocols.first(where: subprotocols.contains)
      let headers: HTTPHeaders = selected.map { ["Sec-WebSocket-Protocol": $0] } ?? [:]
      return .webSocket(to: request, headers: headers, serve)
    }
  }

  /// The port of the server.
  public var port: UInt16 { server.port }

  /// The URL of the server, such as `ws://127.0.0.1:4711`, without a slash at the end.
  public var url: String { "ws://127.0.0.1:\(port)" }

  /// The requests of all clients in the order received, also of those that were refused.
  public var requests: [LoopbackRequest] { server.requests }

  /// Ends all connections immediately, and returns when their threads have finished.
  public func stop() { server.stop() }

  /// Stops the server after a minute, so that a blocked test fails instead of hanging.
  public func withTimeLimit() -> WebSocketServer {
    _ = server.withTimeLimit()
    return self
  }
}

extension LoopbackRequest {
  /// The response to a request that doesn't open a WebSocket (RFC 6455 §4.2.1 and §4.4).
  fileprivate var mismatch: LoopbackResponse? {
    let isUpgrade = method == .get && headers["Upgrade"]?.lowercased() == "websocket"
    if isUpgrade, headers["Sec-WebSocket-Version"] == "13" { return nil }
    return .response(
      426,
      headers: ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"]
    )
  }

  /// The subprotocols in the order of the client's preference.
  fileprivate var offeredSubprotocols: [String] {
    headers.filter { $0.name.lowercased() == "sec-websocket-protocol" }
      .flatMap { $0.value.split(separator: ",") }
      .map { String($0.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }) }
  }
}
