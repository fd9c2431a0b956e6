import BinderyJSON
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ReverseProxy

/// A proxy in front of a local server, and clients that write and read bytes.
class ProxyTestCase: XCTestCase {
  private let reported = Locked<[ProxiedExchange]>([])
  private var cleanUp: [() -> Void] = []

  override func tearDown() {
    for action in cleanUp.reversed() { action() }
    cleanUp = []
    super.tearDown()
  }

  /// The exchanges that have ended.
  var exchanges: [ProxiedExchange] { reported.withLock { $0.filter { $0.outcome != .open } } }

  /// The sessions and streams that were reported before their end.
  var openExchanges: [ProxiedExchange] {
    reported.withLock { $0.filter { $0.outcome == .open } }
  }

  /// Starts a server that responds as the closure states.
  func server(
    _ respond: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws -> LoopbackServer {
    let server = try LoopbackServer(respond: respond).withTimeLimit()
    cleanUp.append { server.stop() }
    return server
  }

  /// Starts a proxy to a URL.
  func proxy(to url: String, trust: TargetTrust = TargetTrust()) throws -> ReverseProxy {
    let target = try ProxyTarget(url, trust: trust)
    let proxy = try ReverseProxy(to: target) { [reported] exchange in
      reported.withLock { $0.append(exchange) }
    }
    cleanUp.append { proxy.stop() }
    return proxy
  }

  /// Starts a server and a proxy to it.
  func proxy(
    _ respond: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws -> ReverseProxy {
    try proxy(to: server(respond).url)
  }

  /// Connects a client.
  func client(of proxy: ReverseProxy) throws -> RawClient {
    let client = try RawClient(port: proxy.port)
    cleanUp.append { client.close() }
    return client
  }

  /// Sends a request on a connection of its own, and returns everything that is received.
  func response(of proxy: ReverseProxy, to head: String, body: String = "") throws -> String {
    let client = try client(of: proxy)
    client.send(head.replacing("\n", with: "\r\n") + "\r\n\r\n" + body)
    return client.rest()
  }

  /// Returns the entry of the only exchange, after it was reported.
  func entry() async throws -> JSONValue {
    await waitUntil { !self.exchanges.isEmpty }
    XCTAssertEqual(exchanges.count, 1)
    return try XCTUnwrap(exchanges.first?.entry)
  }
}

/// A client that writes and reads bytes.
final class RawClient {
  private let socket: LoopbackSocket
  private var received: [UInt8] = []
  private var isClosed = false

  init(port: UInt16) throws { socket = try LoopbackSocket.connected(to: port) }

  func send(_ text: String) { XCTAssert(socket.send(Array(text.utf8))) }

  /// Returns what was received up to the end of a text, which must come.
  func receive(through end: String) -> String {
    while true {
      let text = String(decoding: received, as: UTF8.self)
      if let range = text.range(of: end) {
        received = Array(text[range.upperBound...].utf8)
        return String(text[..<range.upperBound])
      }
      let bytes = socket.receive()
      if bytes.isEmpty {
        XCTFail("the connection ended after “\(text)”")
        return text
      }
      received += bytes
    }
  }

  /// Returns everything up to the end of the connection.
  func rest() -> String {
    while case let bytes = socket.receive(), !bytes.isEmpty { received += bytes }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  func close() {
    if !isClosed { socket.close() }
    isClosed = true
  }
}
