import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Memory and descriptors after opening and closing chats as often as `CYCLES` states, by default
/// 1,000 times.
final class ChatChurnTests: TimedTestCase {
  func testOpeningAndClosingLeaksNothing() throws {
    let cycles = ProcessFootprint.cycles(or: 1_000)
    var bounds = LoopbackBounds.none
    bounds.requests = 10
    let server = try LoopbackServer(bounds: bounds) { .webSocket(to: $0, Self.speak) }
    defer { server.stop() }
    let churn = Churn(port: server.port)
    let growth = try ProcessFootprint.growth(over: cycles, churn.openAndClose)
    XCTAssertLessThan(growth.kilobytes, 1024)
    XCTAssertLessThanOrEqual(growth.descriptors, 4)
    XCTAssertEqual(churn.failures.all, [])
  }

  /// Registers devices, and acknowledges every message.
  private static func speak(_ socket: LoopbackWebSocket) {
    while case .text(let text)? = socket.next() {
      guard let frame = try? JSONValue(parsing: text), let id = frame["correlationId"]?.string
      else {
        continue
      }
      let data =
        frame["action"] == "registerDevice"
        ? #"{"deviceAddress":"apns_ann"}"# : #"{"messageId":"\#(id)","status":"sent"}"#
      let action = frame["action"]?.string ?? ""
      socket.send(#"{"action":"\#(action)","correlationId":"\#(id)","data":\#(data)}"#)
    }
  }
}

/// One client whose chat is opened, used and closed, and others that are released instead.
private final class Churn: Sendable {
  let failures = EventLog()
  private let port: UInt16
  private let sdk: ChatCenterUISDK

  init(port: UInt16) {
    self.port = port
    sdk = Self.client(port)
  }

  func openAndClose(_ cycle: Int) async {
    do {
      if cycle % 4 == 0 { try await write(to: Self.client(port)) }
      let session = try await write(to: sdk)
      // In turn the app enters the background, the user is deauthorized, and the chat is closed.
      switch cycle % 3 {
      case 0:
        sdk.didEnterBackground()
        sdk.willEnterForeground()
      case 1:
        sdk.deauthorizeUser()
        sdk.authorize(user: ChatUser(identifier: "ann"))
      default: break
      }
      session.close()
    } catch {
      failures.add("\(cycle): \(error)")
    }
  }

  @discardableResult
  private func write(to sdk: ChatCenterUISDK) async throws -> ChatSession {
    let session = try sdk.getChat()
    session.didAppear()
    try await session.send(.text("hello"))
    return session
  }

  private static func client(_ port: UInt16) -> ChatCenterUISDK {
    let transport = ChatTransportConfig(
      rest: "http://127.0.0.1:\(port)",
      webSocket: "ws://127.0.0.1:\(port)/socket",
      dataStore: "http://127.0.0.1:\(port)/files"
    )
    let sdk = ChatCenterUISDK(
      providerUid: "provider",
      chatConfig: ChatConfig(transportConfig: transport),
      parts: ChatDependencies(
        http: QuietService(),
        queue: DispatchQueue(label: "churn"),
        storage: InMemoryDeviceStorage(uid: "device-1")
      )
    )
    sdk.authorize(user: ChatUser(identifier: "ann"))
    return sdk
  }
}

/// Endpoints that answer with empty objects.
private struct QuietService: HTTPTransport {
  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    let body = exchange.url.contains("/history") ? #"{"messages":[]}"# : "{}"
    return HTTPResponse(
      status: 200,
      headers: ["Content-Type": "application/json"],
      body: Array(body.utf8)
    )
  }
}
