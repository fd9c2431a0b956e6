import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

@testable import Commands

/// Runs of `bindery record` in a temporary folder, in front of a local server.
final class RecordTests: XCTestCase {
  private static let document = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200": { description: The books., content: { application/json: { schema: {} } } }
    """

  private var temporary: TemporaryFolder?
  private var local: LoopbackServer?

  private var folder: TemporaryFolder { get throws { try XCTUnwrap(temporary) } }

  private var server: LoopbackServer { get throws { try XCTUnwrap(local) } }

  override func setUpWithError() throws {
    temporary = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    local = try LoopbackServer { request in
      request.path == "/wait" ? .stall() : .json(#"["\#(request.target)"]"#)
    }
    .withTimeLimit()
    // Nothing is recorded where it is set.
    unsetenv("CI")
  }

  override func tearDownWithError() throws { try server.stop() }

  private func record(
    _ options: String...,
    environment: [String: String] = [:],
    isChild: Bool = false
  ) throws -> RecordProcess {
    try RecordProcess(
      ["--target", server.url, "--output", "out/shop.har", "--spec", "shop.yaml"] + options,
      in: folder.url,
      environment: environment,
      isChild: isChild
    )
  }

  private var file: URL { get throws { try folder.url.appending(path: "out/shop.har") } }

  private func entries() throws -> [JSONValue] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return try XCTUnwrap(JSONValue(parsing: text)["log"]?["entries"]?.array)
  }

  func testRecordsAnnotatedEntriesWithoutSecrets() async throws {
    let secret = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
    let record = try record("--provenance", "sandbox")
    for _ in 0..<2 {
      let status = try await record.get("/books", headers: ["Authorization": "Bearer \(secret)"])
      XCTAssertEqual(status, 200)
    }
    try await record.get("/orders")
    let (status, errors) = record.end(SIGINT)
    XCTAssertEqual(status, 0)
    XCTAssert(record.announcement.hasSuffix("; Control-C ends the recording\n"))
    XCTAssertEqual(
      errors,
      """
      out/shop.har:
        recorded           2
        undocumented       1  not described by the document
          GET /orders
        replaced secrets:
          bearer token in the header Authorization (2)
        written to out/shop.har

      """
    )
    XCTAssertFalse(try String(contentsOf: file, encoding: .utf8).contains(secret))
    let entries = try entries()
    XCTAssertEqual(entries.count, 2)
    let host = try "127.0.0.1:\(server.port)"
    XCTAssertEqual(entries[0]["request"]?["url"], .string("http://\(host)/books"))
    XCTAssertEqual(entries[0]["_bindery"]?["operation"], "listBooks")
    XCTAssertNotNil(entries[0]["_bindery"]?["contract"], "the hashes")
    let provenance = entries[0]["_bindery"]?["provenance"]
    XCTAssertEqual(provenance?["kind"], "sandbox")
    XCTAssert(provenance?["source"]?.string?.hasPrefix("\(host), 20") == true)
    let check = try BinderyProcess(
      "check",
      "shop.yaml",
      "--recordings",
      "out/shop.har",
      in: folder.url
    )
    XCTAssertEqual(check.status, 0, check.errors)
    XCTAssert(check.errors.contains("2 of 2 entries fit the document"), check.errors)
  }

  func testALaterEntryRevealsASecretOfAnEarlierOne() throws {
    var traffic = try traffic(Self.document)
    let entry = { (query: String, headers: JSONValue) in
      CapturedEntry([
        "startedDateTime": "2026-01-02T03:04:05Z",
        "request": [
          "method": "GET", "url": .string("https://shop.example/books\(query)"),
          "headers": headers,
        ],
        "response": ["status": 200, "content": ["mimeType": "application/json", "text": "[]"]],
      ])
    }
    traffic.add([entry("?q=plainsecretword77", [])])
    try traffic.write()
    traffic.add([
      entry("", [["name": "Authorization", "value": "Bearer plainsecretword77"]])
    ])
    try traffic.write()
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertEqual(try entries().count, 2)
    XCTAssertFalse(text.contains("plainsecretword77"), text)
  }

  private static let hall = """
    asyncapi: 3.0.0
    info: { title: Hall, version: "1" }
    servers: { main: { host: hall.example, protocol: ws } }
    channels:
      hall:
        address: /
        messages:
          hi: { payload: { type: object, required: [is], properties: { is: { const: hi } } } }
    operations: { greet: { action: receive, channel: { $ref: "#/channels/hall" } } }
    """

  /// A session can't be recorded again with the same messages, so that it is kept until
  /// `bindings.yaml` states the role.
  func testASessionInTheOtherDirectionIsRecordedAndNamed() throws {
    let table = try table(ofSessionWith: [
      ["type": "receive", "time": 1, "opcode": 1, "data": #"{"is": "hi"}"#]
    ])
    XCTAssertEqual(
      table,
      """
      \(try file.path):
        recorded           1
        reversed           1  of these, sessions in the other direction
          hall: write “role: application” in bindings.yaml (without one, pass --application)
        written to \(try file.path)
      """
    )
    let origin = try entries().first?["_webSocketMessages"]?[0]?["_bindery"]
    XCTAssertEqual(origin?["message"], "hi")
    let arguments = ["check", "hall.yaml", "--recordings", "out/shop.har"]
    let before = try BinderyProcess(arguments, in: folder.url)
    XCTAssertEqual(before.status, 1, before.output)
    XCTAssert(
      before.output.contains("or write “role: application” in bindings.yaml"),
      before.output
    )
    try folder.write(
      """
      documents: [hall.yaml]
      module: Hall
      output: Generated
      recordings: out
      role: application
      """,
      to: "bindings.yaml"
    )
    let after = try BinderyProcess(["check", "."], in: folder.url)
    XCTAssertEqual(after.status, 0, after.errors)
    XCTAssert(after.errors.contains("1 of 1 entry fits the document"), after.errors)
  }

  func testSessionsWithoutDescribedMessagesAreNamed() throws {
    XCTAssertEqual(
      try table(ofSessionWith: []),
      """
      \(try file.path):
        recorded           0
        without messages   1  WebSocket sessions
      """
    )
    XCTAssertEqual(
      try table(ofSessionWith: [["type": "receive", "time": 1, "opcode": 1, "data": "[]"]]),
      """
      \(try file.path):
        recorded           0
        undocumented       1  not described by the document
          WebSocket /
      """
    )
  }

  /// The table of a recording of one session.
  private func table(ofSessionWith messages: JSONValue) throws -> String {
    var traffic = try traffic(Self.hall)
    traffic.add([CapturedEntry(session(messages))])
    try traffic.finish()
    return traffic.text
  }

  /// A recording of the service that a document describes.
  private func traffic(_ document: String) throws -> RecordedTraffic {
    try folder.write(document, to: "hall.yaml")
    let path = try folder.url.appending(path: "hall.yaml").path
    let options = try RecordOptions(
      ["--target", server.url, "--output", file.path, "--spec", path][...]
    )
    return try XCTUnwrap(
      RecordedTraffic(
        options,
        to: file.path,
        service: "hall.example",
        Terminal(options),
        environment: [:]
      )
    )
  }

  private func session(_ messages: JSONValue) -> JSONValue {
    [
      "startedDateTime": "2026-01-02T03:04:05Z",
      "request": ["method": "GET", "url": "ws://hall.example/", "headers": []],
      "response": ["status": 101, "content": [:]],
      "_webSocketMessages": messages,
    ]
  }

  func testAKilledRecordingLeavesACompleteFile() async throws {
    let record = try record()
    let file = try self.file
    try await record.get("/books?1")
    await waitUntil { FileManager.default.fileExists(atPath: file.path) }
    try await record.get("/books?2")
    XCTAssertEqual(record.end(SIGKILL).status, SIGKILL)
    XCTAssertEqual(try entries().first?["request"]?["method"], "GET")
  }

  /// The messages of sessions that haven't ended are written as well.
  func testAKilledRecordingHasOpenSessions() async throws {
    let secret = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
    let hall = try LoopbackServer { request in
      .webSocket(to: request) { socket in socket.waitForEnd() }
    }
    .withTimeLimit()
    defer { hall.stop() }
    try folder.write(Self.hall, to: "hall.yaml")
    let record = try RecordProcess(
      ["--target", hall.url, "--output", "out/shop.har", "--spec", "hall.yaml"],
      in: folder.url
    )
    let socket = try await WebSocket.connect(to: record.url.replacing("http:", with: "ws:"))
    try await socket.send(#"{"is": "hi", "token": "\#(secret)"}"#)
    let file = try self.file
    await waitUntil { FileManager.default.fileExists(atPath: file.path) }
    XCTAssertEqual(record.end(SIGKILL).status, SIGKILL)
    await socket.close()
    let messages = try XCTUnwrap(entries().first?["_webSocketMessages"]?.array)
    XCTAssertEqual(messages.map { $0["_bindery"]?["message"] }, ["hi"])
    XCTAssertFalse(try String(contentsOf: file, encoding: .utf8).contains(secret))
    let check = try BinderyProcess(
      ["check", "hall.yaml", "--recordings", "out/shop.har"],
      in: folder.url
    )
    XCTAssert(check.errors.contains("1 of 1 entry fits the document"), check.errors + check.output)
  }

  /// The entry of a session that has ended replaces the one that was written before.
  func testASessionThatEndsIsWrittenOnce() throws {
    var traffic = try traffic(Self.hall)
    let open = session([["type": "receive", "time": 1, "opcode": 1, "data": #"{"is": "hi"}"#]])
    try traffic.write(open: [CapturedEntry(open)])
    XCTAssertEqual(try entries().count, 1)
    traffic.add([CapturedEntry(open, close: ["by": "service", "code": 1000, "reason": ""])])
    try traffic.finish()
    XCTAssertEqual(try entries().count, 1)
    XCTAssertEqual(try entries().first?["_bindery"]?["close"]?["code"], 1000)
    XCTAssert(traffic.text.contains("recorded           1"), traffic.text)
  }

  /// A Control-C ends the plugin of SwiftPM, and not the command that it started.
  func testEndsWithThePlugin() async throws {
    let record = try record(environment: ["BINDERY_PLUGIN": "1"], isChild: true)
    try await record.get("/books")
    // Returns when the command has closed standard error.
    let errors = record.end(SIGKILL).errors
    XCTAssert(errors.contains("recorded           1"), errors)
    XCTAssertEqual(try entries().count, 1)
  }

  func testMarksUnfinishedExchanges() async throws {
    let record = try record()
    let url = record.url
    let request = Task {
      let transport: any HTTPTransport = .default
      return try await transport.perform(HTTPExchange(url: url + "/wait"))
    }
    let server = try self.server
    await waitUntil { !server.requests.isEmpty }
    let (status, errors) = record.end()
    XCTAssertEqual(status, 0)
    XCTAssert(errors.contains("incomplete         1"), errors)
    let entries = try entries()
    XCTAssertEqual(entries.map { $0["response"]?["status"] }, [0])
    XCTAssertEqual(entries.map { $0["_error"] }, ["the recording ended"])
    XCTAssertNil(entries.first?["_bindery"])
    _ = await request.result
  }

  func testAnExistingFileIsAnError() throws {
    try folder.write("present", to: "out/shop.har")
    let run = try BinderyProcess(
      ["record", "--target", server.url, "--output", "out/shop.har", "--spec", "shop.yaml"],
      in: folder.url,
      environment: ["CI": ""]
    )
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.errors,
      """
      error: out/shop.har exists, and --mode once writes only a new file; nothing is recorded
        help: pass --mode append to add entries, or --mode none to forward only

      """
    )
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "present")
  }

  func testAppendsEntriesThatTheFileDoesNotHave() async throws {
    for targets in [["/books?1", "/books?1"], ["/books?1", "/books?2"]] {
      let record = try record("--mode", "append")
      for target in targets { try await record.get(target) }
      XCTAssertEqual(record.end().status, 0)
    }
    XCTAssertEqual(
      try entries().map { $0["response"]?["content"]?["text"] },
      [#"["/books?1"]"#, #"["/books?1"]"#, #"["/books?2"]"#]
    )
  }

  func testWritesNothingInContinuousIntegration() async throws {
    let record = try record(environment: ["CI": "true"])
    try await record.get("/books")
    let (status, errors) = record.end()
    XCTAssertEqual(status, 0)
    XCTAssert(errors.contains("nothing is written: the environment variable CI is set"), errors)
    XCTAssert(errors.contains("forwarded 1 exchange; nothing was written"), errors)
    XCTAssertFalse(try FileManager.default.fileExists(atPath: file.path))
  }

  func testWritesNothingWithTheModeNone() async throws {
    let record = try record("--mode", "none")
    try await record.get("/books")
    XCTAssertEqual(record.end().status, 0)
    XCTAssertFalse(try FileManager.default.fileExists(atPath: file.path))
  }

  func testReportsFailuresOfTheService() async throws {
    let record = try record("--quiet")
    try server.stop()
    let status = try await record.get("/books")
    XCTAssertEqual(status, 502)
    let (exit, errors) = record.end()
    XCTAssertEqual(exit, 0)
    XCTAssert(errors.hasPrefix("error: GET /books failed: "), errors)
  }

  func testReportsInputThatCannotBeUsed() throws {
    let folder = try self.folder
    for (arguments, status, message) in [
      (["--target", "a", "--output", "b.har"], 2, "--target: expected a URL"),
      (["--target", "http://a", "--output", "b.har"], 1, "pass a document as --spec, or"),
      (["--target", "http://a", "--output", "b.har", "--spec", "no.yaml"], 1, "no.yaml"),
      (
        ["--target", "http://a", "--output", "shop.yaml/b.har", "--spec", "shop.yaml"], 1,
        "unusable-output"
      ),
      (
        ["--target", "https://a", "--certificate-authority", "no.pem", "--mode", "none"], 1,
        "no.pem"
      ),
      (
        ["--target", "http://a", "--mode", "none", "--listen", "\(try server.port)"], 1,
        "cannot listen on port"
      ),
    ] {
      let run = try BinderyProcess(["record"] + arguments, in: folder.url)
      XCTAssertEqual(Int(run.status), status, run.errors)
      XCTAssert(run.errors.contains(message), run.errors)
    }
  }
}

extension RecordTests {
  func testParsesOptions() throws {
    let command = try Command([
      "record", "--target", "http://a", "-o", "b.har", "--listen", "80", "--mode", "append",
    ])
    guard case .network(.record(let options), let arguments) = command else {
      return XCTFail("\(command)")
    }
    XCTAssertEqual(options.target, "http://a")
    XCTAssertEqual(options.output, "b.har")
    XCTAssertEqual(options.port, 80)
    XCTAssertEqual(options.mode, .append)
    XCTAssertEqual(arguments.first, "record")
    for (line, message) in [
      ("", "missing --target; usage: bindery record --target URL --output FILE.har"),
      ("--target a", "missing --output; usage: bindery record --target URL --output FILE.har"),
      ("--target a -o b --listen 70000", "--listen must be a port from 0 to 65535, not “70000”"),
      ("--target a -o b --mode all", "--mode must be one of once, append, none, not “all”"),
      (
        "--target a -o b --provenance documented",
        "--provenance must be captured or sandbox, not “documented”"
      ),
      ("--target a -o b c", "record takes no arguments; pass a document as --spec c"),
      ("--target a -o b --insecure", "unknown option “--insecure”; see bindery record --help"),
    ] {
      let words = line.split(separator: " ").map(String.init)
      XCTAssertThrowsError(try Command(["record"] + words), line) { error in
        XCTAssertEqual((error as? UsageError)?.description, message)
      }
    }
  }

  func testStatesHowToBuildTheOtherExecutable() {
    let executable = NetworkExecutable(besides: URL(filePath: "/nowhere/release/bindery"))
    XCTAssertEqual(
      executable.absence(["record"]),
      """
      bindery record needs the executable bindery-network, which isn't in
      /nowhere/release
      Build it: swift build -c release --product bindery-network
      """
    )
  }
}
