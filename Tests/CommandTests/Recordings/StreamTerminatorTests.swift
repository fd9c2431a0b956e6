import Foundation
import XCTest

/// Recorded streams of server-sent events that end with an event without JSON.
final class StreamTerminatorTests: XCTestCase {
  private func folder(_ streams: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Chat, version: "1" }
      servers: [{ url: "https://chat.example" }]
      paths:
        /answer:
          get:
            operationId: answer
            responses:
              "200":
                description: The parts of the answer.
                content:
                  text/event-stream:
                    schema: { type: object, properties: { text: { type: string } } }
      """,
      to: "chat.yaml"
    )
    let entries = try streams.map { stream in
      let text = String(decoding: try JSONEncoder().encode(stream), as: UTF8.self)
      return """
        {"request": {"method": "GET", "url": "https://chat.example/answer"}, "response":
         {"status": 200, "content": {"mimeType": "text/event-stream", "text": \(text)}}}
        """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "chat.har"
    )
    return folder
  }

  private let command = ["check", "chat.yaml", "--recordings", "chat.har"]

  func testTheTerminatorIsSuggested() throws {
    let folder = try folder([
      "data: {\"text\": \"a\"}\n\ndata: over\n\n", "data: {\"text\": \"b\"}\n\n",
      "data: {\"text\": \"c\"}\n\ndata: over\n\n",
    ])
    let check = try BinderyProcess(command, in: folder.url)
    XCTAssert(check.output.contains("isn't valid JSON"), check.output)
    XCTAssertEqual(try BinderyProcess(command + ["--suggest"], in: folder.url).status, 1)
    let overlay = try String(
      contentsOf: folder.url.appendingPathComponent("chat.overlay.yaml"),
      encoding: .utf8
    )
    XCTAssert(
      overlay.hasSuffix(
        """
        actions:
          - target: "$.paths['/answer'].get.responses['200'].content['text/event-stream']"
            description: "the last event “over” of streams of “answer” isn't JSON in 2 of 3 entries"
            update: {"x-stream-terminator":"over"}

        """
      ),
      overlay
    )
    let fitting = try BinderyProcess(
      command + ["--overlay", "chat.overlay.yaml"],
      in: folder.url
    )
    XCTAssertEqual(fitting.status, 0, fitting.output)
    XCTAssert(fitting.errors.contains("3 of 3 entries fit the document"), fitting.errors)
  }

  func testTheUsualTerminatorFitsAnyDocument() throws {
    let folder = try folder(["data: {\"text\": \"a\"}\n\ndata: [DONE]\n\n"])
    let check = try BinderyProcess(command, in: folder.url)
    XCTAssertEqual(check.status, 0, check.output)
    XCTAssert(check.errors.contains("1 of 1 entry fits the document"), check.errors)
  }

  /// One terminator can't end streams with different last events.
  func testOtherEventsAreNoTerminators() throws {
    for streams in [
      ["data: over\n\ndata: {}\n\n"],
      ["data: {}\n\ndata: end\n\n", "data: {}\n\ndata: over\n\n"],
    ] {
      let folder = try folder(streams)
      let run = try BinderyProcess(command + ["--suggest"], in: folder.url)
      XCTAssertEqual(run.status, 1, run.output)
      XCTAssertFalse(
        FileManager.default.fileExists(
          atPath: folder.url.appendingPathComponent("chat.overlay.yaml").path
        ),
        "\(streams)"
      )
    }
  }
}
