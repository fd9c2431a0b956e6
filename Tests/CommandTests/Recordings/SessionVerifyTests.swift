import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

/// Runs of `bindery verify` that play recorded sessions with a local server.
final class SessionVerifyTests: XCTestCase {
  private static let document = """
    asyncapi: 3.0.0
    info: { title: Chat, version: "1" }
    servers:
      live: { host: chat.example, pathname: /live, protocol: wss, security: [{ $ref: "#/components/securitySchemes/key" }] }
    channels:
      room:
        address: /rooms/{room}
        parameters: { room: {} }
        messages:
          welcome:
            payload:
              type: object
              required: [type, session]
              properties: { type: { const: welcome }, session: { type: string }, limit: { type: integer } }
          join:
            payload:
              type: object
              required: [type, requestId, session]
              properties: { type: { const: join }, requestId: { type: string }, session: { type: string } }
          joined:
            payload:
              type: object
              required: [type, requestId]
              properties:
                type: { const: joined }
                requestId: { type: string }
                topic: { type: string }
                members: { type: array, items: { type: string } }
          refused:
            payload:
              type: object
              required: [type, reason]
              properties: { type: { const: refused }, requestId: { type: string }, reason: { type: string } }
          posted:
            payload:
              type: object
              required: [type, text]
              properties: { type: { const: posted }, text: { type: string } }
    operations:
      welcome: { action: send, channel: { $ref: "#/channels/room" }, messages: [{ $ref: "#/channels/room/messages/welcome" }] }
      post: { action: send, channel: { $ref: "#/channels/room" }, messages: [{ $ref: "#/channels/room/messages/posted" }] }
      join:
        action: receive
        channel: { $ref: "#/channels/room" }
        messages: [{ $ref: "#/channels/room/messages/join" }]
        reply:
          channel: { $ref: "#/channels/room" }
          messages: [{ $ref: "#/channels/room/messages/joined" }, { $ref: "#/channels/room/messages/refused" }]
    components:
      securitySchemes:
        key: { type: httpApiKey, in: header, name: X-Key }

    """

  private static let welcome = #"{"type":"welcome","session":"s-1","limit":5}"#
  private static let join = #"{"type":"join","requestId":"r-1","session":"s-1"}"#
  private static let joined =
    #"{"type":"joined","requestId":"r-1","topic":"News","members":["ann"]}"#
  private static let posted = #"{"type":"posted","text":"hello"}"#

  /// A folder with the document and a session: welcome, join, joined and a message of a member.
  private func folder(
    document: String = SessionVerifyTests.document,
    sends: Bool = true,
    end: String = #"{"by": "client", "code": 1000}"#
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "chat.yaml")
    let all = [
      ("receive", "welcome", Self.welcome), ("send", "join", Self.join),
      ("receive", "joined", Self.joined), ("receive", "posted", Self.posted),
    ]
    let frames = (sends ? all : [all[0], all[3]]).enumerated().map { index, frame in
      """
      {"type": "\(frame.0)", "opcode": 1, "time": \(1_767_323_045 + index),
       "data": \(JSONValue.string(frame.2)), "_bindery": {"message": "\(frame.1)"}}
      """
    }
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [
      {"startedDateTime": "2026-01-02T03:04:05Z", "time": 4000,
       "request": {"method": "GET", "url": "wss://chat.example/live/rooms/lobby",
         "headers": [{"name": "X-Key", "value": "demo-key"}]},
       "response": {"status": 101, "content": {"mimeType": ""}},
       "_bindery": {"channel": "room", "close": \(end),
         "provenance": {"kind": "captured", "source": "chat.example"}},
       "_webSocketMessages": [
      \(frames.joined(separator: ",\n"))
      ]}
      ]}}
      """,
      to: "chat.har"
    )
    return folder
  }

  /// What a server does with a WebSocket.
  private typealias Serve = @Sendable (LoopbackWebSocket) -> Void

  private func verify(
    _ options: [String] = ["--unsafe-methods"],
    in folder: TemporaryFolder? = nil,
    environment: [String: String] = [:],
    refuse: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse? = { _ in nil },
    serve: @escaping Serve
  ) throws -> (run: BinderyProcess, requests: [LoopbackRequest]) {
    let server = try WebSocketServer(refuse: refuse, serve: serve).withTimeLimit()
    defer { server.stop() }
    let folder = try folder ?? self.folder()
    let run = try BinderyProcess(
      [
        "verify", "--server", server.url + "/live", "chat.yaml", "--recordings", "chat.har",
        "--timeout", "0.5",
      ] + options,
      in: folder.url,
      environment: environment
    )
    return (run, server.requests)
  }

  /// A server that answers as recorded, with a new session and changed messages.
  private static func serving(
    welcome: String? = SessionVerifyTests.welcome,
    joined: [String] = [SessionVerifyTests.joined, SessionVerifyTests.posted]
  ) -> Serve {
    { socket in
      if let welcome { socket.send(welcome.replacing("s-1", with: "s-2027")) }
      while case .text(let text)? = socket.next() {
        guard text == Self.join.replacing("s-1", with: "s-2027") || welcome == nil else {
          socket.send(#"{"type":"refused","requestId":"r-1","reason":"another session"}"#)
          continue
        }
        for message in joined { socket.send(message) }
      }
    }
  }

  private static func changed(_ old: String, _ new: String) -> Serve {
    serving(joined: [joined.replacing(old, with: new), posted])
  }

  /// The session of the server is sent in the join.
  func testASessionAsRecordedHasNoFinding() throws {
    let (run, requests) = try verify(serve: Self.serving())
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(run.errors.hasPrefix("1 of 1 sessions are as recorded\n"), run.errors)
    XCTAssertEqual(requests.map(\.target), ["/live/rooms/lobby"])
  }

  /// A document that describes the client has the other actions.
  func testSessionsOfADocumentThatDescribesTheClientArePlayed() throws {
    let document = Self.document.replacing("action: send", with: "action: sends")
      .replacing("action: receive", with: "action: send")
      .replacing("action: sends", with: "action: receive")
    let options = ["--unsafe-methods", "--application"]
    let folder = try folder(document: document)
    let (run, requests) = try verify(options, in: folder, serve: Self.serving())
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(run.errors.hasPrefix("1 of 1 sessions are as recorded\n"), run.errors)
    XCTAssertEqual(requests.map(\.target), ["/live/rooms/lobby"])
    let silent = try verify(options, in: folder, serve: Self.serving(joined: [])).run
    XCTAssertEqual(silent.status, 1)
    let missing = "answers “join” without “joined” within 0.5 s"
    XCTAssert(silent.output.contains(missing), silent.output)
  }

  /// Each deviation has exactly one finding, which names it.
  func testNamesEachDeviation() throws {
    let swapped: Serve = Self.serving(joined: [Self.posted, Self.joined])
    let early: Serve = { socket in
      socket.send(Self.joined)
      socket.send(Self.welcome)
      _ = socket.next()
      socket.send(Self.posted)
      socket.waitForEnd()
    }
    let deviations: [(Serve, Int32, String)] = [
      (Self.changed(#""requestId":"r-1","#, ""), 1, "“room.joined”: at $, the required"),
      (Self.changed("\"News\"", "7"), 1, "$.topic, expected a string, found"),
      (Self.changed("\"News\"", "\"Old\""), 0, "$.topic is “Old” instead of “News”"),
      (Self.changed(#""topic":"News","#, ""), 0, "$.topic is missing"),
      (Self.changed("[\"ann\"]", "[1]"), 1, "$.members[0], expected a string"),
      (Self.changed("[\"ann\"]", "[]"), 0, "$.members is empty"),
      (Self.changed("\"joined\"", "\"entered\""), 1, "answers “join” with a message that isn't"),
      (Self.changed("\"joined\"", "\"refused\""), 1, "“join” with “refused” instead of “joined”"),
      (
        Self.serving(joined: [#"{"type":"refused","requestId":"r-1","reason":"full"}"#]), 1,
        "answers “join” with “refused” instead of “joined”: “{"
      ),
      (Self.serving(welcome: nil), 1, "doesn't begin with “welcome” within 0.5 s"),
      (Self.serving(joined: []), 1, "answers “join” without “joined” within 0.5 s"),
      (Self.serving(joined: [Self.joined, Self.joined, Self.posted]), 0, "“joined” 2 times"),
      (Self.serving(joined: [Self.joined, "?", Self.posted]), 0, "isn't described: “?”"),
      (swapped, 0, "sends “posted” before “joined”"),
      (early, 1, "sends “joined” before “join”, to which it is the reply"),
    ]
    for (serve, status, message) in deviations {
      let (run, _) = try verify(serve: serve)
      let findings = run.output.split(separator: "\n").filter { $0.contains(": live: ") }
      XCTAssertEqual(findings.count, 1, "\(message): \(run.output)")
      XCTAssert(run.output.contains(message), "\(message) isn't in \(run.output)")
      XCTAssert(run.output.hasPrefix("chat.har:"), run.output)
      XCTAssertEqual(run.status, status, run.output)
    }
  }

  /// Without the session of the server, the client can't join.
  func testWhatFollowsFromOtherDeviationsIsNotReported() throws {
    for welcome in [#"{"type":"welcome","session":7}"#, #"{"type":"welcome","limit":5}"#] {
      let (run, _) = try verify(serve: Self.serving(welcome: welcome))
      let findings = run.output.split(separator: "\n").filter { $0.contains(": live: ") }
      XCTAssertFalse(findings.contains { $0.contains("join") }, run.output)
      XCTAssert(run.output.contains("session"), run.output)
      XCTAssert(
        run.errors.contains("not reported: 1 difference that follows from others"),
        run.errors
      )
      XCTAssert(run.errors.contains("0 of 1 sessions are as recorded"), run.errors)
      XCTAssertEqual(run.status, 1)
    }
  }

  /// A server that lacks an optional value, and refuses the client for that, isn't accepted.
  func testWhatFollowsFromAWarningIsReported() throws {
    let folder = try folder()
    let optional = Self.document.replacing("[type, session]", with: "[type]")
    try folder.write(optional, to: "chat.yaml")
    let serve = Self.serving(welcome: #"{"type":"welcome","limit":5}"#)
    let (run, _) = try verify(in: folder, serve: serve)
    XCTAssert(run.output.contains("“join” with “refused” instead of “joined”"), run.output)
    XCTAssertFalse(run.errors.contains("not reported"), run.errors)
    XCTAssertEqual(run.status, 1)
  }

  func testTheClientClosesAsRecorded() throws {
    let closes = EventLog()
    let serve: Serve = { socket in
      socket.send(Self.welcome)
      while let frame = socket.nextFrame() {
        switch frame {
        case .message: for message in [Self.joined, Self.posted] { socket.send(message) }
        case .close(let code, let reason):
          closes.add("\(code.map { "\($0.rawValue)" } ?? "none") \(reason)")
          socket.close(code)
        default: break
        }
      }
    }
    for close in [
      #"{"by": "client", "code": 4002, "reason": "bye"}"#, #"{"by": "client", "code": 1005}"#,
    ] {
      let (run, _) = try verify(in: folder(end: close), serve: serve)
      XCTAssertEqual(run.output, "")
    }
    XCTAssertEqual(closes.all, ["4002 bye", "none "])
  }

  /// A message that depends on other clients may be absent.
  func testMessagesOfOtherClientsAreNotRequired() throws {
    let (run, _) = try verify(serve: Self.serving(joined: [Self.joined]))
    XCTAssertEqual(run.output, "")
    XCTAssert(run.errors.contains("not sent by the server: 1 recorded message that"), run.errors)
  }

  /// Messages in a response aren't those of a WebSocket, which the server would refuse.
  func testStreamsInResponsesAreNotPlayed() throws {
    let document = Self.document.replacing("protocol: wss", with: "protocol: sse")
    let folder = try folder(document: document, sends: false)
    let archive = folder.url.appending(path: "chat.har")
    let stream = try String(contentsOf: archive, encoding: .utf8)
      .replacing("wss://", with: "https://").replacing(#""status": 101"#, with: #""status": 200"#)
    try folder.write(stream, to: "chat.har")
    let (run, requests) = try verify(in: folder, serve: Self.serving())
    XCTAssert(requests.isEmpty, run.output)
    XCTAssert(run.errors.contains("not played: 1 session in an HTTP response"), run.errors)
    XCTAssert(run.output.contains("no request was sent"), run.output)
    XCTAssertFalse(run.output.contains("--unsafe-methods"), run.output)
  }

  func testSessionsThatSendMessagesRequireAnOption() throws {
    let (run, requests) = try verify([], serve: Self.serving())
    XCTAssert(requests.isEmpty)
    XCTAssert(run.errors.contains("not played: 1 session whose messages may change"), run.errors)
    XCTAssertEqual(run.status, 1)
    let (silent, opened) = try verify([], in: folder(sends: false)) { socket in
      socket.send(Self.welcome)
      socket.send(Self.posted)
      socket.waitForEnd()
    }
    XCTAssertEqual(opened.count, 1)
    XCTAssertEqual(silent.output, "")
    XCTAssertEqual(silent.status, 0, silent.errors)
  }

  /// No run waits without end.
  func testNamesWhatALyingServerDoes() throws {
    let lies: [(Serve, Int, String)] = [
      ({ $0.waitForEnd() }, 1, "doesn't begin with “welcome” within 0.5 s"),
      ({ $0.drop(byReset: true) }, 1, "ends the session: "),
      ({ $0.close(.normalClosure) }, 1, "closes the session with 1000, unlike recorded"),
      (
        { $0.close(WebSocketCloseCode(rawValue: 1011), reason: "no") }, 1,
        "closes the session with 1011 (“no”), unlike recorded"
      ),
      ({ $0.send(bytes: [0xFF, 0xFF, 0, 1, 2]) }, 1, "ends the session: "),
      (Self.beginning(with: .binary([1, 2, 3])), 1, "begins with a message that isn't described"),
      (Self.beginning(with: .text("\u{0}\u{1B}[31m")), 1, "begins with a message that isn't"),
      ({ socket in while socket.send(Self.posted) {} }, 1, "sends more than 1000 messages"),
    ]
    for (serve, count, message) in lies {
      let (run, _) = try verify(serve: serve)
      let findings = run.output.split(separator: "\n").filter { $0.contains(": live: ") }
      XCTAssertEqual(findings.count, count, "\(message): \(run.output)")
      XCTAssert(run.output.contains(message), "\(message) isn't in \(run.output)")
      XCTAssertFalse(run.output.contains("\u{1B}"), run.output)
      XCTAssertEqual(run.status, 1, run.output)
    }
  }

  /// A server that sends one message, and answers nothing.
  private static func beginning(with message: WebSocketMessage) -> Serve {
    { socket in
      socket.send(message)
      socket.waitForEnd()
    }
  }

  func testNamesWhyAWebSocketIsNotOpened() throws {
    for (response, message) in [
      (.status(404), "opens no WebSocket, but answers with the status 404 (/live/rooms/lobby)"),
      (.status(401), "; its credentials are BINDERY_KEY"),
      (.text("HTTP", status: 200), "answers with the status 200"),
      (.garbage, "opens no WebSocket: "), (.stall(), "opens no WebSocket: "),
      (.closed, "opens no WebSocket: "),
    ] as [(LoopbackResponse, String)] {
      let (run, _) = try verify(refuse: { _ in response }, serve: { _ in })
      XCTAssert(run.output.contains(message), "\(message) isn't in \(run.output)")
      XCTAssertEqual(run.output.matches(of: /: live:/).count, 1, run.output)
      XCTAssertEqual(run.status, 1)
    }
  }

  /// The code of a close that isn't temporary is a part of the session.
  func testTheServerMustCloseAsRecorded() throws {
    for (code, reason, message) in [
      (4001, "gone", nil), (4002, "gone", "closes the session with 4002 (“gone”) instead of 4001"),
      (4001, "away", "closes the session for the reason “away” instead of “gone”"),
      (nil, "", "doesn't close the session with 4001 within 0.5 s"),
    ] as [(UInt16?, String, String?)] {
      let folder = try folder(end: #"{"by": "service", "code": 4001, "reason": "gone"}"#)
      let (run, _) = try verify(in: folder) { socket in
        socket.send(Self.welcome)
        _ = socket.next()
        socket.send(Self.joined)
        socket.send(Self.posted)
        if let code { socket.close(WebSocketCloseCode(rawValue: code), reason: reason) }
        socket.waitForEnd()
      }
      XCTAssertEqual(run.output.matches(of: /: live:/).count, message == nil ? 0 : 1, run.output)
      if let message { XCTAssert(run.output.contains(message), run.output) }
    }
    // A server that restarts isn't expected to do it again.
    let (run, _) = try verify(
      in: folder(end: #"{"by": "service", "code": 1012, "reason": "restart"}"#),
      serve: Self.serving()
    )
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.status, 0)
  }

  func testCredentialsOfTheEnvironmentOpenTheWebSocket() throws {
    let secret = "live-secret-78901"
    for format in ["text", "json", "junit", "html"] {
      let (run, requests) = try verify(
        ["--unsafe-methods", "--format", format],
        environment: ["BINDERY_KEY": secret],
        serve: Self.changed("News", secret)
      )
      XCTAssertEqual(requests.map { $0.headers["X-Key"] }, [secret])
      XCTAssert(run.output.contains("$.topic is “…” instead of"), run.output)
      XCTAssertFalse((run.output + run.errors).contains(secret), run.output)
    }
    let (_, requests) = try verify(serve: Self.serving())
    XCTAssertEqual(requests.map { $0.headers["X-Key"] }, ["demo-key"])
  }

  func testEachSessionIsATestOfJUnit() throws {
    let run = try verify(["--unsafe-methods", "--format", "junit"], serve: Self.serving()).run
    XCTAssert(run.output.contains("<testcase name=\"#0 WebSocket /live/rooms/lobby\" "), run.output)
  }
}
