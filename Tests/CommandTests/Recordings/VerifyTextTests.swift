import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// How `bindery verify` compares answers that aren't JSON.
final class VerifyTextTests: XCTestCase {
  /// Bodies that aren't JSON are compared as text, and those of other charsets are none.
  func testComparesTextAndEmptyAnswers() throws {
    let latin = ["Content-Type": "text/plain; charset=ISO-8859-1"] as HTTPHeaders
    let json = ["Content-Type": "application/json; charset=ISO-8859-1"] as HTTPHeaders
    let answers: [(String, LoopbackResponse, Int32, String)] = [
      ("/note", .text("Zoë"), 0, "1 of 1 answers are as recorded"),
      ("/note", .text("Zoe"), 0, "with the text “Zoe” instead of “Zoë”"),
      ("/note", .response(200, headers: latin, body: [0x5A, 0x6F, 0xEB]), 1, "that aren't UTF-8"),
      ("/name", .json(#""Zoë""#), 0, "1 of 1 answers are as recorded"),
      ("/name", .response(200, headers: json, body: [34, 0xEB, 34]), 1, "that aren't UTF-8"),
      ("/gone", .status(204), 0, "1 of 1 answers are as recorded"),
      ("/gone", .response(204, headers: ["Content-Length": "0"]), 0, "answers are as recorded"),
      (
        "/gone", .response(204, headers: ["Content-Length": "2"], body: [123, 125]), 1,
        "with the status 204, which has no body, and Content-Length 2"
      ),
    ]
    for (path, answer, status, message) in answers {
      let run = try verifyPlain(path, answer)
      XCTAssert((run.output + run.errors).contains(message), "\(message): \(run.output)")
      let findings = run.output.split(separator: "\n").filter { $0.contains(": live: ") }
      XCTAssertEqual(findings.count, message.contains("as recorded") ? 0 : 1, run.output)
      XCTAssertEqual(run.status, status, "\(message): \(run.output)")
    }
  }

  /// Verifies one operation whose answer is text, JSON or nothing.
  private func verifyPlain(_ path: String, _ answer: LoopbackResponse) throws -> BinderyProcess {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Notes, version: "1" }
      servers: [{ url: "https://notes.example" }]
      paths:
        /note:
          get:
            responses: { "200": { description: It., content: { text/plain: { schema: { type: string } } } } }
        /name:
          get:
            responses: { "200": { description: It., content: { application/json: { schema: { type: string } } } } }
        /gone: { get: { responses: { "204": { description: None. } } } }

      """,
      to: "notes.yaml"
    )
    let entries = [
      ("/note", 200, #"{"mimeType": "text/plain; charset=utf-8", "text": "Zoë"}"#),
      ("/name", 200, #"{"mimeType": "application/json", "text": "\"Zoë\""}"#),
      ("/gone", 204, #"{"mimeType": ""}"#),
    ].filter { $0.0 == path }.map { path, status, content in
      """
      {"request": {"method": "GET", "url": "https://notes.example\(path)"},
       "response": {"status": \(status), "content": \(content)}}
      """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined())]}}"#,
      to: "notes.har"
    )
    let server = try LoopbackServer(respond: { _ in answer }).withTimeLimit()
    defer { server.stop() }
    return try BinderyProcess(
      "verify",
      "--server",
      server.url,
      "notes.yaml",
      "--recordings",
      "notes.har",
      in: folder.url
    )
  }
}
