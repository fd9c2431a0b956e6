import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import BinderyRealtime

/// Tests of the events of a WebSocket, and of the reports for logs and metrics.
final class WebSocketEventTests: TimedTestCase {
  func testTheEventsOfAClosedSocket() async throws {
    let server = try serve { socket in
      socket.send("hello")
      socket.close(.goingAway, reason: "restart")
    }
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    var events: [WebSocketEvent] = []
    for await event in socket.events { events.append(event) }
    let closure = WebSocketClosure(code: .goingAway, reason: "restart", by: .server)
    XCTAssertEqual(
      events,
      [
        .opened(subprotocol: nil, headers: socket.headers), .message(.text("hello")),
        .closed(closure),
      ]
    )
  }

  func testALostSocketFails() async throws {
    let server = try serve { $0.drop() }
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    var events: [WebSocketEvent] = []
    for await event in socket.events { events.append(event) }
    XCTAssertEqual(events.count, 2)
    guard case .failed(.transport(.connectionLost)) = events.last else {
      return XCTFail("\(events)")
    }
  }

  func testReports() async throws {
    let server = try echo()
    defer { server.stop() }
    let reports = Notes<WebSocketReport>()
    let transport = ObservedWebSocketTransport(.default, clock: ManualClock()) { reports.add($0) }
    let url = server.webSocketURL + "?token=secret"
    for text in ["hello", "hi"] {
      let socket = try await WebSocket.connect(to: url, by: transport)
      try await socket.send(text)
      _ = try await first(1, of: socket)
      try await socket.ping()
      await socket.close()
    }
    let closed = WebSocketReport.Event.closed(
      WebSocketClosure(code: .normalClosure, by: .client)
    )
    XCTAssertEqual(
      reports.all.map(\.event),
      [5, 2].flatMap { count -> [WebSocketReport.Event] in
        [
          .opening, .opened(after: .zero), .sent(bytes: count),
          .received(messages: 1, bytes: count), .ponged(after: .zero), closed,
        ]
      }
    )
    XCTAssertEqual(reports.all.map(\.socket), [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
    XCTAssertEqual(Set(reports.all.map(\.url)), [server.webSocketURL])
  }

  func testFailuresAreReported() async throws {
    let server = try LoopbackServer { _ in .status(403) }
    defer { server.stop() }
    let reports = Notes<WebSocketReport>()
    let transport = ObservedWebSocketTransport(.default) { reports.add($0) }
    do {
      _ = try await WebSocket.connect(to: server.webSocketURL, by: transport)
      XCTFail("it is open")
    } catch {
      XCTAssertEqual(reports.all.map(\.event), [.opening, .failed(error)])
    }
  }

  func testTheEndIsReportedOnce() async throws {
    let server = try serve { $0.waitForEnd() }
    defer { server.stop() }
    let reports = Notes<WebSocketReport>()
    let transport = ObservedWebSocketTransport(.default) { reports.add($0) }
    var socket: WebSocket? = try await WebSocket.connect(to: server.webSocketURL, by: transport)
    socket?.drop()
    socket?.drop()
    socket = nil
    XCTAssertEqual(reports.all.map(\.event).suffix(1), [.dropped])
    XCTAssertEqual(reports.all.count, 3)
  }

  func testOptionsThatURLSessionCannotApply() {
    var options = WebSocketOptions()
    options.automaticPings = WebSocketPings()
    options.headers = ["Origin": "https://example.com"]
    options.maximumMessageSize = 10
    XCTAssertEqual(options.unavailableInURLSession, [])
    options.compression = WebSocketCompression()
    options.closingTimeout = .seconds(1)
    options.maximumFrameSize = 10
    options.fragmentSize = 10
    options.proxy = ""
    options.unixSocket = "/tmp/socket"
    options.tls.offersALPN = false
    XCTAssertEqual(
      options.unavailableInURLSession,
      [
        "compression", "closingTimeout", "maximumFrameSize", "fragmentSize", "proxy", "unixSocket",
        "tls",
      ]
    )
  }
}
