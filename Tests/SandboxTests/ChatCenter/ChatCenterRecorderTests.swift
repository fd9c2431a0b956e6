import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import Sandbox

/// Tests of the recorded traffic of the local Chat Center.
final class ChatCenterRecorderTests: TimedTestCase {
  private let clock = ManualClock()
  private lazy var recorder = TrafficRecorder.chatCenter(
    client: "ann",
    scene: "Ann dances",
    clock: clock
  )
  private lazy var sandbox = ChatCenterSandbox(clock: clock, recorder: recorder)

  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  func testRecordsASessionFromTheClientsPointOfView() async throws {
    let server = try ChatCenterServer(sandbox)
    let socket = try await WebSocket.connect(to: server.socketURL)
    var messages = socket.messages.makeAsyncIterator()
    // The session has begun when the registration is answered.
    try await socket.send(#"{"action":"ping","correlationId":"p"}"#)
    _ = try await messages.next()
    clock.advance(by: .milliseconds(1_250))
    try await socket.send(#"{"action":"dance"}"#)
    try await socket.ping()
    await socket.close(.goingAway)
    server.stop()
    let session = try XCTUnwrap(try archive().entries.first)
    XCTAssertEqual(session.request.url, server.socketURL)
    XCTAssertEqual(
      session.frames.map { "\($0.after ?? -1) \($0.type) \($0.opcode) \($0.message ?? "-")" },
      [
        "0.0 send 1 ping", "0.0 receive 1 ping", "1.25 send 1 -", "1.25 send 9 -",
        "1.25 receive 10 -", "1.25 send 8 -",
      ]
    )
    XCTAssertEqual(session.origin?.channel, "socket")
    XCTAssertEqual(session.origin?.client, "ann")
    XCTAssertEqual(session.origin?.kind, "sandbox")
    XCTAssertEqual(
      session.origin?.source,
      "Ann dances; swift run sandbox chatcenter, the local server of this package"
    )
    XCTAssertEqual(session.origin?.close, HTTPArchive.Close(by: "client", code: 1001))
  }

  func testRequestsHaveTheirOperations() throws {
    sandbox.add(SandboxFault("/api/chat/config", .status(500)))
    for target in [
      "/api/chat/config", "/api/chat/config", "/api/client/history", "/history",
      "/api/client/history/unread", "/history/unread", "/api/client/search?query=a", "/files/none",
      "/nowhere", "/sandbox/requests",
    ] {
      ask(.get, target)
    }
    ask(.put, "/files")
    let entries = try archive().entries
    XCTAssertEqual(
      entries.map { "\($0.origin?.operation ?? "-") \($0.response.status)" },
      [
        "fetchConfiguration 500", "fetchConfiguration 200", "fetchHistory 200",
        "fetchHistoryByOldRoute 200", "countUnread 200", "countUnreadByOldRoute 200",
        "searchMessages 200", "downloadFile 404", "uploadFile 400",
      ]
    )
    XCTAssertEqual(entries[6].request.url, "http://127.0.0.1/api/client/search?query=a")
    XCTAssertEqual(entries[6].request.headers, [.init("X-Client-Token", "%3Aann")])
    XCTAssertEqual(entries[4].response.content.text, "0")
    XCTAssertEqual(Set(entries.map(\.origin?.client)), ["ann"])
  }

  func testRecordsCallsWithTheirTimes() throws {
    recorder.note(call: "chat")
    clock.advance(by: .milliseconds(1_500))
    recorder.note(call: ["send": "hello"])
    XCTAssertEqual(
      recorder.archive["log"]?["_bindery"]?["calls"],
      [
        ["time": 1_700_000_000, "call": "chat", "client": "ann"],
        ["time": 1_700_000_001.5, "call": ["send": "hello"], "client": "ann"],
      ]
    )
  }

  func testFormatsEveryMillisecondExactly() {
    for millisecond: UInt64 in 0..<1000 {
      let ticks = 17_953_280_310_000_000 + millisecond * 10_000 + 9_999
      let expected = "2026-11-22T06:13:51." + String(format: "%03d", Int(millisecond)) + "Z"
      XCTAssertEqual(ticks.date, expected)
    }
  }

  func testRelativeTimesAddUp() async throws {
    clock.advance(by: .microseconds(2_700))
    let server = try ChatCenterServer(sandbox)
    let socket = try await WebSocket.connect(to: server.socketURL)
    var messages = socket.messages.makeAsyncIterator()
    try await socket.send(#"{"action":"ping","correlationId":"p"}"#)
    _ = try await messages.next()
    clock.advance(by: .microseconds(600))
    try await socket.send(#"{"action":"ping","correlationId":"q"}"#)
    _ = try await messages.next()
    server.stop()
    let session = try XCTUnwrap(recorder.archive["log"]?["entries"]?[0])
    XCTAssertEqual(session["startedDateTime"], "2023-11-14T22:13:20.002Z")
    // Three whole milliseconds and something, as the time of the frame has it.
    XCTAssertEqual(session["_webSocketMessages"]?[2]?["time"], 1_700_000_000.003)
    XCTAssertEqual(session["_webSocketMessages"]?[2]?["_bindery"]?["after"], 0.001)
  }

  private func ask(_ method: HTTPMethod, _ target: String) {
    let headers: HTTPHeaders = ["X-Client-Token": "%3Aann", "User-Agent": "not recorded"]
    _ = sandbox.respond(to: LoopbackRequest(method: method, target: target, headers: headers))
  }

  private func archive() throws -> HTTPArchive {
    try JSONReader.decode(from: Array(recorder.archive.indented.utf8))
  }
}
