import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ReverseProxy

/// WebSockets through the proxy.
final class ProxiedSocketTests: ProxyTestCase {
  private func options(_ change: (inout WebSocketOptions) -> Void) -> WebSocketOptions {
    var options = WebSocketOptions()
    options.proxy = ""
    change(&options)
    return options
  }

  func testForwardsAndRecordsASession() async throws {
    let server = try server { request in
      .webSocket(to: request, headers: ["Sec-WebSocket-Protocol": "chat"]) { socket in
        socket.ping(Array("here".utf8))
        while let message = socket.next() {
          socket.send(message)
          if message == .text("bye") {
            socket.close(WebSocketCloseCode(rawValue: 4001), reason: "ok")
            // The answer of the client, which is not answered again.
            _ = socket.nextFrame()
            return
          }
        }
      }
    }
    let proxy = try proxy(to: server.url)
    let url = proxy.url.replacing("http:", with: "ws:") + "/room?a=b"
    let socket = try await WebSocket.connect(
      to: url,
      options {
        $0.subprotocols = ["chat", "other"]
        $0.headers = ["X-Client": "1"]
      }
    )
    XCTAssertEqual(socket.subprotocol, "chat")
    try await socket.send("grüße")
    try await socket.send([0, 255])
    try await socket.ping()
    try await socket.send("bye")
    var received: [WebSocketMessage] = []
    for try await message in socket.messages { received.append(message) }
    XCTAssertEqual(received, [.text("grüße"), .binary([0, 255]), .text("bye")])
    XCTAssertEqual(socket.closure?.code?.rawValue, 4001)
    XCTAssertEqual(socket.closure?.reason, "ok")
    XCTAssertEqual(server.requests.first?.headers["X-Client"], "1")
    XCTAssertEqual(server.requests.first?.headers["Host"], "127.0.0.1:\(server.port)")
    let entry = try await entry()
    XCTAssertEqual(entry["request"]?["url"], .string("ws://127.0.0.1:\(server.port)/room?a=b"))
    XCTAssertEqual(entry["_resourceType"], "websocket")
    let messages = messages(entry)
    let data = messages.filter { !$0.contains(" 9 ") && !$0.contains(" 10 ") }
    XCTAssertEqual(
      data.filter { $0.hasPrefix("send") },
      ["send 1 grüße", "send 2 AP8=", "send 1 bye"] + (data.contains("send 8 ") ? ["send 8 "] : [])
    )
    XCTAssertEqual(
      data.filter { $0.hasPrefix("receive") },
      ["receive 1 grüße", "receive 2 AP8=", "receive 1 bye", "receive 8 "]
    )
    XCTAssert(messages.contains("receive 9 here") && messages.contains("send 10 here"))
    XCTAssertEqual(
      exchanges.first?.close,
      ["by": "service", "code": 4001, "reason": "ok"]
    )
  }

  private func messages(_ entry: JSONValue) -> [String] {
    (entry["_webSocketMessages"]?.array ?? []).map { message in
      "\(message["type"]?.string ?? "") \(message["opcode"]?.description ?? "")"
        + " \(message["data"]?.string ?? "")"
    }
  }

  /// An open session is reported with its messages, so that a killed recording has them.
  func testReportsOpenSessions() async throws {
    let proxy = try proxy { request in
      .webSocket(to: request) { socket in while let message = socket.next() { socket.send(message) }
      }
    }
    let socket = try await WebSocket.connect(
      to: proxy.url.replacing("http:", with: "ws:"),
      options { _ in }
    )
    for (index, text) in ["first", "second"].enumerated() {
      try await socket.send(text)
      await waitUntil { self.openExchanges.count > index }
    }
    await socket.close()
    let end = try await entry()
    let reports = openExchanges
    XCTAssertEqual(Set((reports + exchanges).map(\.id)).count, 1)
    XCTAssertEqual(
      try messages(XCTUnwrap(reports.first?.entry)),
      ["send 1 first", "receive 1 first"]
    )
    XCTAssertEqual(reports.first?.entry?["comment"], "not ended when it was written")
    XCTAssertEqual(reports.first?.entry?["response"]?["status"], 101)
    XCTAssertNil(reports.first?.close)
    XCTAssertEqual(
      messages(end).filter { !$0.contains(" 8 ") },
      ["send 1 first", "receive 1 first", "send 1 second", "receive 1 second"]
    )
    XCTAssertNil(end["comment"])
  }

  func testForwardsARefusedHandshake() async throws {
    let proxy = try proxy { _ in .text("no", status: 403) }
    do {
      _ = try await WebSocket.connect(
        to: proxy.url.replacing("http:", with: "ws:"),
        options { _ in }
      )
      XCTFail("the service has refused the connection")
    } catch .refused(let refusal) {
      XCTAssertEqual(refusal.status, 403)
    }
    XCTAssertEqual(exchanges.first?.status ?? 403, 403)
  }

  func testForwardsInvalidFramesWithoutRecordingThem() async throws {
    let proxy = try proxy { request in
      .webSocket(to: request) { socket in
        socket.send("first")
        socket.send(bytes: [0xFF, 0x00])
        socket.waitForEnd()
      }
    }
    let client = try client(of: proxy)
    client.send(
      "GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    _ = client.receive(through: "first")
    _ = client.receive(through: "\u{0}")
    client.close()
    let entry = try await entry()
    XCTAssertEqual(messages(entry), ["receive 1 first"])
    XCTAssert(entry["comment"]?.string?.hasPrefix("no further messages that the service") == true)
    XCTAssertEqual(exchanges.first?.close?["code"], 1006)
  }
}
