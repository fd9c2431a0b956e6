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
    XCTAssert(alone.errors.contains("set role in bindings.yaml"), alone.errors)
  }

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
    let messages = Self.frames.map { type, data in
      #"{"type": "\#(type)", "time": 1, "opcode": 1, "data": \#(data.debugDescription)}"#
    }
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{
        "startedDateTime": "2026-01-02T03:04:05Z",
        "request": {"method": "GET", "url": "wss://market.example/"},
        "response": {"status": 101, "content": {}},
        "_webSocketMessages": [\(messages.joined(separator: ","))]}]}}
      """,
      to: "market.har"
    )
    return (try BinderyProcess("import", "market.har", in: folder.url), folder)
  }

  func testTheOtherRoleIsSuggested() throws {
    let (run, _) = try importing(role: "client")
    XCTAssertEqual(run.status, 1)
    XCTAssert(
      run.errors.contains(
        """
          reversed           1  sessions, in the other direction
            market: write “role: application” in bindings.yaml

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
