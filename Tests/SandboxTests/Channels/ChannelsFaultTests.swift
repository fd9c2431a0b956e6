import BinderyRealtime
import BinderyRuntime
import TestSupport
import XCTest

@testable import Sandbox

/// Tests of faults of connections.
final class ChannelsFaultTests: ChannelsServerTestCase {
  func testAConnectionIsClosedWithACode() async throws {
    let served = try serve()
    let (one, id) = try await served.connect()
    let (other, _) = try await served.connect()
    served.sandbox.perform(.close(4200), on: id)
    let error = try await one.next()
    XCTAssertEqual(error["data"]?["code"], 4200)
    let failure = await one.end()
    XCTAssertNil(failure)
    XCTAssertEqual(one.socket.closure?.code?.rawValue, 4200)
    try await other.socket.ping()
    served.sandbox.perform(.close(1001))
    _ = await other.end()
    XCTAssertEqual(other.socket.closure?.code, .goingAway)
  }

  func testAConnectionEndsWithoutACloseFrame() async throws {
    let served = try serve()
    for effect in [ConnectionFault.Effect.error(4100), .drop, .reset, .cut] {
      let (client, _) = try await served.connect()
      served.sandbox.perform(effect)
      if case .error = effect {
        let error = try await client.next()
        XCTAssertEqual(error["data"]?["code"], 4100)
      }
      let failure = await client.end()
      guard case .transport(.connectionLost)? = failure as? WebSocketError else {
        return XCTFail("\(effect): \(String(describing: failure))")
      }
    }
  }

  func testMalformedDataIsAViolation() async throws {
    let served = try serve()
    for (malformation, code) in [
      (ConnectionFault.Malformation.hugeFrame, WebSocketCloseCode.protocolError),
      (.maskedFrame, .protocolError), (.badText, .invalidPayload),
    ] {
      let (client, _) = try await served.connect()
      served.sandbox.perform(.bytes(malformation))
      let failure = await client.end()
      guard case .violation(let violation)? = failure as? WebSocketError else {
        return XCTFail("\(malformation): \(String(describing: failure))")
      }
      XCTAssertEqual(violation.code, code, malformation.rawValue)
    }
    let (client, _) = try await served.connect()
    served.sandbox.perform(.bytes(.badJSON))
    do {
      _ = try await client.next()
      XCTFail("read")
    } catch is JSONError {}
    served.sandbox.perform(.bytes(.pings))
    try await client.send(["event": "pusher:ping"])
    let pong = try await client.next()
    XCTAssertEqual(pong["event"], "pusher:pong")
  }

  func testASilentServerKeepsTheConnectionOpen() async throws {
    let served = try serve()
    let (client, id) = try await served.connect()
    try await client.subscribe("lobby")
    _ = try await client.next()
    served.sandbox.perform(.stopResponding)
    try await client.subscribe("den")
    await waitUntil { served.sandbox.connections[id]?.channels == ["lobby", "den"] }
    served.sandbox.perform(.drop, on: id)
    let (other, _) = try await served.connect()
    try await other.socket.ping()
    XCTAssertEqual(served.sandbox.connections[id]?.channels, ["lobby", "den"])
    client.socket.drop()
  }

  func testAnEventTriggersAFault() async throws {
    let served = try serve()
    served.sandbox.add(ConnectionFault(.error(4100), when: "pusher:subscr*", skip: 1))
    let (client, id) = try await served.connect()
    try await client.subscribe("a")
    _ = try await client.next()
    try await client.subscribe("b")
    let error = try await client.next()
    XCTAssertEqual(error["data"]?["code"], 4100)
    _ = await client.end()
    // The server's thread may note the end later than the client.
    await waitUntil { served.sandbox.connections[id] == nil }
    XCTAssertNil(served.sandbox.connections[id])
    XCTAssertEqual(served.sandbox.connectionFaults, [])
  }

  func testAnUpgradeIsRefused() async throws {
    let served = try serve()
    served.sandbox.add(SandboxFault("/app/*", .status(503, retryAfter: 3)))
    do {
      _ = try await served.open()
      XCTFail("opened")
    } catch let error as WebSocketError {
      guard case .refused(let refusal) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(refusal.status, 503)
      XCTAssertEqual(refusal.headers["Retry-After"], "3")
    }
    _ = try await served.connect()
    XCTAssertEqual(served.sandbox.requests.map(\.outcome), [.fault("503"), .status(101)])
  }

  func testAppliesFaultsToTheAuthEndpoint() async throws {
    let served = try serve()
    let form = "socket_id=1.1&channel_name=private-x"
    served.sandbox.add(SandboxFault("/pusher/auth", .status(403)))
    let refusal = try await served.send(.post, "/pusher/auth", form)
    XCTAssertEqual(refusal.status, 403)
    served.sandbox.add(SandboxFault("/pusher/auth", .slow(piece: 20, milliseconds: 0)))
    let slow = try await served.authorize("/pusher/auth", form)
    XCTAssertEqual(slow["auth"]?.string?.hasPrefix("demo:"), true)
    served.sandbox.add(SandboxFault("/pusher/auth", .half))
    let half = try? await served.send(.post, "/pusher/auth", form)
    XCTAssertNil(half)
  }

  func testAddsFaultsOverHTTP() async throws {
    let served = try serve()
    let (client, id) = try await served.connect()
    let path = "/sandbox/connections"
    let script = #"[{"event": "client-*", "effect": "cut", "times": 2}]"#
    let added = try JSONValue(parsing: try await served.send(.post, path, script).text())
    XCTAssertEqual(
      added,
      [
        "connections": [["socket": .string(id), "channels": []]],
        "faults": [["event": "client-*", "skip": 0, "times": 2, "effect": "cut"]],
      ]
    )
    let removed = try JSONValue(parsing: try await served.send(.delete, path).text())
    XCTAssertEqual(removed["faults"], [])
    _ = try await served.send(
      .post,
      path,
      #"{"effect": "close", "code": 4009, "socket": "\#(id)"}"#
    )
    _ = await client.end()
    XCTAssertEqual(client.socket.closure?.code?.rawValue, 4009)
    for (script, reason) in [
      ("{", "a script of faults is JSON"), ("{}", "there is no effect “”; it is close, error"),
      (#"{"effect": "close"}"#, "“code” is a number from 1000 to 4999"),
      (#"{"effect": "cut", "path": "/"}"#, "a fault has no “path”"),
      (#"{"effect": "cut", "skip": -1}"#, "“skip” is a whole number"),
    ] {
      let answer = try await served.send(.post, path, script)
      XCTAssertEqual(answer.status, 400)
      let text = try JSONValue(parsing: answer.text())["error"]?.string ?? ""
      XCTAssertTrue(text.hasPrefix(reason), text)
    }
    let http = try await served.send(
      .post,
      "/sandbox/faults",
      #"{"path": "/app/*", "status": 503}"#
    )
    XCTAssertEqual(http.status, 200)
    XCTAssertEqual(served.sandbox.faults.count, 1)
  }
}
