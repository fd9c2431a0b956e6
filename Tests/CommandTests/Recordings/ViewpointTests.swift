import BinderyJSON
import Foundation
import XCTest

/// Imports of sessions that show from whose viewpoint a document describes messages.
final class ViewpointTests: XCTestCase {
  /// The client's viewpoint, with a request that shares members with what the service sends.
  private static let document = """
    asyncapi: 3.0.0
    info: { title: Market, version: "1" }
    servers: { live: { host: market.example, protocol: wss } }
    channels:
      market:
        address: /
        messages:
          subscribe: { payload: { type: object, properties: { event: { type: string }, feed: { type: string } } } }
          ticker: { payload: { type: object, required: [feed], properties: { feed: { const: ticker }, price: { type: number } } } }
    operations:
      subscribe:
        action: send
        channel: { $ref: "#/channels/market" }
        messages: [{ $ref: "#/channels/market/messages/subscribe" }]
      receive:
        action: receive
        channel: { $ref: "#/channels/market" }
        messages: [{ $ref: "#/channels/market/messages/ticker" }]
    """

  private static let frames = [
    ("send", #"{"event": "subscribe", "feed": "ticker"}"#),
    ("receive", #"{"event": "subscribed", "feed": "ticker"}"#),
    ("receive", #"{"feed": "ticker", "price": 1}"#),
    ("receive", #"{"feed": "ticker", "price": 2}"#),
    ("receive", #"{"feed": "beat", "a": 1, "b": 2, "c": 3}"#),
  ]

  private static var archive: String {
    let messages = frames.map { type, data in
      #"{"type": "\#(type)", "time": 1, "opcode": 1, "data": \#(data.debugDescription)}"#
    }
    return """
      {"log": {"version": "1.2", "entries": [{
        "startedDateTime": "2026-01-02T03:04:05Z",
        "request": {"method": "GET", "url": "wss://market.example/"},
        "response": {"status": 101, "content": {}},
        "_webSocketMessages": [\(messages.joined(separator: ","))]}]}}
      """
  }

  /// A document without a bindings.yaml, which states the role.
  func testTheRoleOfOneDocument() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "market.yaml")
    for (options, message) in [([], "subscribe"), (["--application"], "ticker")] {
      let arguments = ["generate", "market.yaml", "--print", "shape"] + options
      let run = try BinderyProcess(arguments, in: folder.url)
      let lines = "  incoming market.incoming\n    \(message)\n"
      XCTAssert(run.output.contains(lines), "\(arguments)\n" + run.output)
    }
    let alone = try BinderyProcess(["generate", "--application"], in: folder.url)
    XCTAssertEqual(alone.status, 2)
    XCTAssert(alone.errors.contains("set “role” in bindings.yaml"), alone.errors)
  }

  /// All commands that compare a document with recordings have the option.
  func testTheRoleOfADocumentWithRecordings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "market.yaml")
    try folder.write(Self.archive, to: "market.har")
    let importing = ["import", "market.har", "--spec", "market.yaml", "--into", "in/market.har"]
    let reversed = try BinderyProcess(importing, in: folder.url)
    XCTAssertEqual(reversed.status, 1)
    XCTAssert(reversed.errors.contains("(without one, pass --application)"), reversed.errors)
    let imported = try BinderyProcess(importing + ["--application"], in: folder.url)
    XCTAssertEqual(imported.status, 0, imported.errors)

    let reading = ["market.yaml", "--recordings", "in"]
    for (command, finding) in [
      ("check", "is recorded as sent, but defined only as received"),
      ("coverage", "0 of 2"),
      ("mutate --check-only", "no mutation was tested"),
    ] {
      let arguments = words(command) + reading
      let client = try BinderyProcess(arguments, in: folder.url)
      XCTAssert((client.output + client.errors).contains(finding), client.output + client.errors)
      let application = try BinderyProcess(arguments + ["--application"], in: folder.url)
      let text = application.output + application.errors
      XCTAssertFalse(text.contains(finding), text)
      XCTAssertNotEqual(application.status, 2, text)
    }
    let lint = try BinderyProcess("lint", "market.yaml", "--application", in: folder.url)
    XCTAssertEqual(lint.status, 0, lint.errors)
  }

  /// A `bindings.yaml` states the role of its documents.
  func testTheRoleIsThatOfTheBindings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "market.yaml")
    try folder.write(Self.archive, to: "market.har")
    try folder.write(
      "{ documents: [market.yaml], module: Market, output: Sources, recordings: . }",
      to: "bindings.yaml"
    )
    for arguments in [
      ["check", ".", "--application"], ["check", "market.yaml", "--application"],
      ["import", "market.har", "--spec", ".", "--application"], ["lint", ".", "--application"],
      ["mock", ".", "--application"],
    ] {
      let run = try BinderyProcess(arguments, in: folder.url)
      XCTAssertNotEqual(run.status, 0, "\(arguments)")
      let reason = "--application requires documents alone; set “role” in "
      let text = run.output + run.errors
      XCTAssert(text.contains(reason), "\(arguments): \(text)")
    }
    for command in ["check", "coverage", "lint", "import market.har"] {
      let run = try BinderyProcess(words(command) + ["--application"], in: folder.url)
      XCTAssertEqual(run.status, 2, command)
      XCTAssert(run.errors.contains("--application requires a document;"), run.errors)
    }
    let vendor = try BinderyProcess("vendor", "market.yaml", "--application", in: folder.url)
    XCTAssert(vendor.errors.contains("unknown option “--application”"), vendor.errors)
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  private func importing(role: String) throws -> (BinderyProcess, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.document, to: "Spec/market/market.yaml")
    try folder.write(
      """
      documents: [market.yaml]
      module: Market
      output: ../../Sources
      recordings: recordings
      role: \(role)

      """,
      to: "Spec/market/bindings.yaml"
    )
    try folder.write(Self.archive, to: "market.har")
    return (try BinderyProcess("import", "market.har", in: folder.url), folder)
  }

  func testTheOtherRoleIsSuggested() throws {
    let (run, _) = try importing(role: "client")
    XCTAssertEqual(run.status, 1)
    XCTAssert(
      run.errors.contains(
        """
          reversed           1  sessions, in the other direction
            market: write “role: application” in bindings.yaml (without one, pass --application)

        """
      ),
      run.errors
    )
  }

  /// The described client connects to the service.
  func testTheDescribedClientConnects() throws {
    let (run, folder) = try importing(role: "application")
    XCTAssertEqual(run.status, 0, run.errors)
    let file = folder.url.appendingPathComponent("Spec/market/recordings/market.har")
    let log: JSONValue = try JSONReader.decode(from: Data(contentsOf: file))
    let frames = log["log"]?["entries"]?.array?.first?["_webSocketMessages"]?.array ?? []
    XCTAssertEqual(
      frames.map { $0["_bindery"]?["message"]?.string },
      ["subscribe", "ticker", "ticker", "ticker", nil]
    )
    // The frame that isn't described is an error, and the client is generated nevertheless.
    _ = try BinderyProcess("generate", in: folder.url)
    let client = try String(
      contentsOf: folder.url.appendingPathComponent("Sources/MarketAPI.swift"),
      encoding: .utf8
    )
    XCTAssert(client.contains("func market() async throws"), client)
  }
}
