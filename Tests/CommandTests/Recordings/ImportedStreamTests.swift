import Foundation
import XCTest

/// Recorded responses with the messages of channels.
final class ImportedStreamTests: XCTestCase {
  private static let document = """
    asyncapi: 3.0.0
    info: { title: Prices, version: "1" }
    servers: { live: { host: prices.example, protocol: https } }
    channels:
      prices:
        address: /prices/{symbol}
        parameters: { symbol: {} }
        messages:
          price:
            contentType: text/event-stream
            payload: { type: object, required: [price], properties: { price: { type: number } } }
          halted:
            contentType: text/event-stream
            payload: { type: object, required: [reason], properties: { reason: {} } }
    operations:
      send: { action: send, channel: { $ref: "#/channels/prices" } }
    """

  private func folder(
    _ type: String,
    _ body: String,
    _ document: String = document
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "prices.yaml")
    try folder.write(
      """
      {"log": {"version": "1.2", "creator": {"name": "Firefox", "version": "128.0"}, "entries": [
        {"startedDateTime": "2026-01-02T03:04:05Z",
         "request": {"method": "GET", "url": "https://prices.example/prices/A", "headers": []},
         "response": {"status": 200, "content": {"mimeType": "\(type)", "text": "\(body)"}}}]}}
      """,
      to: "saved.har"
    )
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess(arguments, in: folder.url)
  }

  /// Imports the archive, and returns the written one.
  private func imported(in folder: TemporaryFolder) throws -> String {
    let run = try run(
      ["import", "saved.har", "--spec", "prices.yaml", "--into", "rec/prices.har"],
      in: folder
    )
    XCTAssertEqual(run.status, 0, run.errors)
    return try String(
      contentsOf: folder.url.appending(path: "rec/prices.har"),
      encoding: .utf8
    )
  }

  /// The messages become those of a session, in the place of the body.
  func testMessagesAreListed() throws {
    let bodies = [
      (
        "text/event-stream; charset=utf-8",
        #": hi\n\nid: 1\ndata: {\"price\":\ndata: 1}\n\ndata: {\"reason\": \"late\"}\r\n\r\ndata: {\"cut"#
      ),
      // A string may have other line breaks than LF.
      ("application/json", #"{\"price\": 1, \"note\": \"a\u2028b\"}\n{\"reason\": \"late\"}"#),
      ("application/x-ndjson", #"{\"price\":\t1}\n\n{\"reason\": \"late\"}"#),
    ]
    for (type, body) in bodies {
      let folder = try folder(type, body)
      let text = try imported(in: folder)
      for part in [#""message": "price""#, #""message": "halted""#, #"{\"reason\": \"late\"}"#] {
        XCTAssert(text.contains(part), "\(part): \(text)")
      }
      XCTAssertFalse(text.contains("cut"), text)
      XCTAssertFalse(text.contains(#""text""#), text)
      let check = try run(["check", "prices.yaml", "--recordings", "rec"], in: folder)
      XCTAssertEqual(check.status, 0, check.output + check.errors)
      let coverage = try run(["coverage", "prices.yaml", "--recordings", "rec"], in: folder)
      XCTAssert(coverage.output.contains("messages          2 of 2"), coverage.output)
    }
  }

  /// The type of an event is the name of its message, also if its data would match another.
  func testEventTypesAreNamesOfMessages() throws {
    let document = Self.document.replacing(
      "required: [reason], properties: { reason: {} } }",
      with: "required: [price], properties: { price: { type: number } } }\n"
        + "        name: trading-halted"
    )
    let body = [
      #"event: halted\ndata: {\"price\": 1}\n\n"#, #"data: {\"price\": 2}\n\n"#,
      #"data: {\"price\": 3}\nevent: trading-halted\n\n"#,
    ].joined()
    let folder = try folder("text/event-stream", body, document)
    let text = try imported(in: folder)
    let names = text.matches(of: #/"message": "(\w+)"/#).map { String($0.output.1) }
    XCTAssertEqual(names, ["halted", "price", "halted"], text)
    let types = text.matches(of: #/"eventType": "([\w-]+)"/#).map { String($0.output.1) }
    XCTAssertEqual(types, ["halted", "trading-halted"], text)
    let check = try run(["check", "prices.yaml", "--recordings", "rec"], in: folder)
    XCTAssertEqual(check.status, 0, check.output + check.errors)
  }

  /// Lines of JSON also have the type of a single JSON text.
  ///
  /// The address decides on the channel, and not the messages, which others may have, too.
  func testLinesOfJSONAreMessagesOfTheChannelWithTheAddress() throws {
    let document = """
      asyncapi: 2.6.0
      info: { title: Prices, version: "1" }
      servers: { live: { url: "https://prices.example", protocol: https } }
      channels:
        /all:
          subscribe:
            bindings: { http: { type: response } }
            message: { $ref: "#/components/messages/price" }
        /prices/{symbol}:
          parameters: { symbol: { schema: { type: string } } }
          subscribe:
            bindings: { http: { type: response } }
            message:
              oneOf:
                - { $ref: "#/components/messages/price" }
                - { $ref: "#/components/messages/halted" }
      components:
        messages:
          price: { payload: { type: object, required: [price], properties: { price: {} } } }
          halted: { payload: { type: object, required: [reason], properties: { reason: {} } } }
      """
    for type in ["application/json", "application/x-ndjson"] {
      let body = #"{\"price\": 1}\r\n \n{\"price\": 2}\r\n{\"reason\": \"late\"}\n"#
      let folder = try folder(type, body, document)
      let text = try imported(in: folder)
      XCTAssert(text.contains(#""channel": "/prices/{symbol}""#), "\(type): \(text)")
      XCTAssertFalse(text.contains(#""channel": "/all""#), "\(type): \(text)")
      XCTAssert(text.contains(#""message": "halted""#), "\(type): \(text)")
      let check = try run(["check", "prices.yaml", "--recordings", "rec"], in: folder)
      XCTAssertEqual(check.status, 0, check.output + check.errors)
    }
  }

  /// Contract tests read the messages of an imported archive.
  func testAnArchiveThatIsNotImported() throws {
    let folder = try folder("text/event-stream", #"data: {\"price\": 1}\n\n"#)
    let check = try run(["check", "prices.yaml", "--recordings", "saved.har"], in: folder)
    XCTAssertEqual(check.status, 1)
    XCTAssert(check.output.contains("the messages in the response aren't listed"), check.output)
    XCTAssert(check.output.contains("bindery import"), check.output)
  }
}
