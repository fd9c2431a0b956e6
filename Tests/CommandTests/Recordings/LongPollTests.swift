import BinderyJSON
import Foundation
import XCTest

/// Imports of HTTP exchanges whose responses are messages of channels.
final class LongPollTests: XCTestCase {
  /// A document with a channel that is polled with a method.
  private static func document(_ host: String, _ method: String) -> String {
    """
    asyncapi: 3.0.0
    info: { title: \(host), version: "1" }
    servers: { main: { host: \(host).example, protocol: https } }
    channels:
      \(host):
        address: /poll
        messages:
          page: { payload: { type: object, required: [n], properties: { n: { type: integer } } } }
    operations:
      answer:
        action: send
        channel: { $ref: "#/channels/\(host)" }
        bindings: { http: { method: \(method), bindingVersion: 0.3.0 } }

    """
  }

  /// The method of the bindings and the server decide whose message a response is.
  func testMethodAndServerDecide() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    for (host, method) in [("one", "GET"), ("two", "post")] {
      try folder.write(Self.document(host, method), to: "Spec/hall/\(host).yaml")
    }
    try folder.write(
      """
      openapi: 3.0.3
      info: { title: Hall, version: "1" }
      servers: [{ url: "https://one.example" }]
      paths: {}

      """,
      to: "Spec/hall/hall.yaml"
    )
    try folder.write(
      """
      documents: [hall.yaml, one.yaml, two.yaml]
      module: Hall
      output: ../../Sources
      recordings: recordings

      """,
      to: "Spec/hall/bindings.yaml"
    )
    let requests = [("GET", "one"), ("POST", "one"), ("GET", "two"), ("POST", "two")]
    let entries = requests.enumerated().map { number, request in
      """
      {"startedDateTime": "2026-01-02T03:04:0\(number)Z",
       "request": {"method": "\(request.0)", "url": "https://\(request.1).example/poll"},
       "response": {"status": 200, "content": {"mimeType": "application/json",
        "text": "{\\"n\\": \(number)}"}}}
      """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "hall.har"
    )
    let run = try BinderyProcess("import", "hall.har", in: folder.url)
    XCTAssert(run.errors.contains("imported           2"), run.errors)
    let file = folder.url.appendingPathComponent("Spec/hall/recordings/hall.har")
    let archive = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
    let imported = try XCTUnwrap(archive["log"]?["entries"]?.array)
    XCTAssertEqual(
      imported.map { $0["response"]?["content"]?["text"]?.string },
      [#"{"n": 0}"#, #"{"n": 3}"#]
    )
    XCTAssertEqual(imported.map { $0["_bindery"]?["channel"]?.string }, ["one", "two"])
  }

  /// A response at the address of a channel is one of the service, also if it is no message.
  func testOtherResponsesOfTheAddressAreUndocumented() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document("one", "GET"), to: "one.yaml")
    let entries = [("poll", 200, "{}"), ("poll", 503, "later"), ("other", 200, "{}")].map {
      """
      {"request": {"method": "GET", "url": "https://one.example/\($0.0)"},
       "response": {"status": \($0.1), "content": {"mimeType": "application/json",
        "text": "\($0.2)"}}}
      """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "one.har"
    )
    let run = try BinderyProcess(
      "import",
      "one.har",
      "--spec",
      "one.yaml",
      "--into",
      "out.har",
      in: folder.url
    )
    XCTAssertEqual(
      run.errors,
      """
      one.har:
        imported           0
        unrelated          1  other hosts, pages and their parts
        undocumented       2  not described by the document
          GET /poll (2)

      """
    )
  }
}
