import BinderyRuntime
import PubNubSDK
import Sandbox
import TestSupport
import XCTest

/// Tests of faults of requests, and of the request log.
final class FaultTests: SandboxTestCase {
  func testReturnsAStatusForANumberOfRequests() async throws {
    let served = try serve()
    served.sandbox.add(
      SandboxFault(
        "/publish/*",
        skip: 1,
        times: 2,
        .status(429, retryAfter: 7, body: ["error": true, "message": "slow down"])
      )
    )
    try await served.publish(1)
    for _ in 1...2 {
      do {
        try await served.publish(2)
        XCTFail("taken")
      } catch let error as RequestError<PublishMessage.Failure> {
        guard case .failure(.tooManyRequests(let refusal)) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(refusal.retryAfter, 7)
      }
    }
    try await served.publish(3)
    let history = try await served.history()
    XCTAssertEqual(history, [1, 3])
    XCTAssertEqual(served.sandbox.faults, [])
  }

  func testLosesTheResponseOfAPerformedRequest() async throws {
    let served = try serve()
    for effect in [SandboxFault.Effect.drop, .reset, .half, .garbage] {
      served.sandbox.add(SandboxFault("/publish/*", isPerformed: true, effect))
      let answer = try? await served.post("/publish/pub/sub/0/lobby/0", "\"\(effect)\"")
      XCTAssertNil(answer)
    }
    let history = try await served.history()
    XCTAssertEqual(history.count, 4)
  }

  func testCutsALongPollWhenItIsReleased() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    served.sandbox.add(SandboxFault("/v2/subscribe/*", isPerformed: true, .half))
    let held = Task { try await served.poll(after: cursor) }
    await waitUntil { served.sandbox.waitingPolls > 0 }
    try await served.publish("hi")
    guard case .failure = await held.result else { return XCTFail("answered") }
    let payloads = try await served.poll(after: cursor).payloads
    XCTAssertEqual(payloads, ["hi"])
  }

  func testMatchesMethodAndQuery() async throws {
    let served = try serve()
    served.sandbox.add(SandboxFault("/v2/subscribe/*?*tt=0*", .status(500)))
    served.sandbox.add(SandboxFault("/publish/*", method: .post, .html))
    try await served.publish("by GET")
    let page = try await served.post("/publish/pub/sub/0/lobby/0", "1")
    XCTAssertEqual(page.status, 502)
    XCTAssertTrue(page.text().hasPrefix("<!DOCTYPE html>"))
    _ = try await served.poll(after: "17")
    do {
      _ = try await served.poll(after: "0")
      XCTFail("answered")
    } catch {}
    _ = try await served.poll(after: "0")
  }

  func testAddsFaultsOverHTTP() async throws {
    let served = try serve()
    let script = #"""
      [{"path": "/time/*", "status": 503, "headers": {"X-Why": "test"}, "text": "busy"},
       {"path": "/v3/*", "effect": "slow", "piece": 40, "milliseconds": 0, "times": 3}]
      """#
    let added = try await served.post("/sandbox/faults", script)
    XCTAssertEqual(added.status, 200)
    let list = try JSONValue(parsing: added.text())
    XCTAssertEqual(list[1]?["times"], 3)
    let busy = try await served.get("/time/0")
    XCTAssertEqual(busy.status, 503)
    XCTAssertEqual(busy.headers["X-Why"], "test")
    XCTAssertEqual(busy.text(), "busy")
    let page = try await served.history()
    XCTAssertEqual(page, [])
    let rest = try await served.send(
      HTTPExchange(url: served.server.url + "/sandbox/faults", method: .delete)
    )
    XCTAssertEqual(rest.text(), "[]")
  }

  func testRejectsInvalidScriptsWithTheReason() async throws {
    let served = try serve()
    for (script, reason) in [
      (#"{"path": "/x"}"#, "a fault has an “effect” or a “status”"),
      (#"{"effect": "explode"}"#, "there is no effect \"explode\""),
      (#"{"status": 503, "time": 2}"#, "a fault has no “time”"),
      (#"{"status": 503, "times": -1}"#, "“times” is a whole number from 0 on, not -1"),
      (
        #"{"effect": "slow", "milliseconds": 3600001}"#,
        "“milliseconds” is at most 3600000, an hour, not 3600001"
      ),
      (#"{"status": 42}"#, "“status” is a number from 200 to 599, not 42"),
      ("[1]", "a fault is an object, not 1"), ("{", "a script of faults is JSON"),
    ] {
      let answer = try await served.post("/sandbox/faults", script)
      XCTAssertEqual(answer.status, 400, script)
      let text = try JSONValue(parsing: answer.text())["error"]?.string ?? ""
      XCTAssertTrue(text.hasPrefix(reason), text)
    }
    XCTAssertEqual(served.sandbox.faults, [])
  }

  func testTheRequestLogIsReadableAndBounded() async throws {
    var settings = SandboxSettings()
    settings.bounds.requests = 3
    let served = try serve(settings)
    for n in 1...4 { try await served.publish(.number(JSONNumber(n)), on: "a/b") }
    _ = try await served.post("/publish/pub/sub/0/a%2Fb/0?uuid=x", "\"hé\"")
    XCTAssertEqual(served.sandbox.requests.count, 3)
    let answer = try await served.get("/sandbox/requests")
    let list = try JSONValue(parsing: answer.text())
    XCTAssertEqual(list.array?.count, 3)
    XCTAssertEqual(list[2]?["path"], "/publish/pub/sub/0/a%2Fb/0")
    XCTAssertEqual(list[2]?["query"], "uuid=x")
    XCTAssertEqual(list[2]?["body"], "\"hé\"")
    XCTAssertEqual(list[2]?["outcome"], "200")
    XCTAssertEqual(list[0]?["method"], "GET")
  }
}
