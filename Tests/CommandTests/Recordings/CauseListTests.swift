import XCTest

/// The list of causes that `bindery check` prints.
final class CauseListTests: XCTestCase {
  /// Twenty schemas of which a recording lacks a member, twenty undescribed members, and fifteen
  /// undescribed statuses.
  func testManyCausesAreOnOneScreen() throws {
    let folder = try TemporaryFolder()
    let numbers = 1...20
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
      \(numbers.map { number in
        """
          /p\(number):
            get:
              operationId: read\(number)
              responses:
                "200":
                  description: A thing.
                  content: { application/json: { schema: { $ref: "#/components/schemas/S\(number)" } } }
        """
      }.joined(separator: "\n"))
      components:
        schemas:
      \(numbers.map { "    S\($0): { type: object, required: [id], properties: { id: {} } }" }
        .joined(separator: "\n"))

      """,
      to: "shop.yaml"
    )
    let lacking = numbers.map { Self.entry("p\($0)", 200, #"{\"more\": 1}"#) }
    let others = (1...15).map { Self.entry("p\($0)", 404, "{}") }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#((lacking + others).joined(separator: ",\n"))]}}"#,
      to: "shop.har"
    )
    let check = ["check", "shop.yaml", "--recordings", "shop.har"]
    let run = try BinderyProcess(check, in: folder.url)
    let lines = run.output.split(separator: "\n")
    for number in 1...15 {
      XCTAssertEqual(lines.count { $0.contains("“S\(number)”: the required member") }, 1)
    }
    XCTAssert(
      lines.contains(
        "  required members are missing: “S16” (1), “S17” (1), “S18” (1), “S19” (1), “S20” (1)"
      ),
      run.output
    )
    let statuses = lines.filter { $0.contains("the status 404 of") }
    XCTAssertEqual(statuses.count, 1, run.output)
    XCTAssert(statuses.allSatisfy { $0.hasSuffix("; --all shows 14 more like it") }, run.output)
    XCTAssert(run.output.contains("and 17 more warnings; --all shows each"), run.output)
    XCTAssertFalse(run.output.contains("first:"), run.output)
    XCTAssertLessThanOrEqual(lines.count, 40, run.output)
    let all = try BinderyProcess(check + ["--all"], in: folder.url)
    XCTAssertEqual(all.output.split(separator: "\n").count { $0.contains("the status 404") }, 15)
  }

  private static func entry(_ path: String, _ status: Int, _ body: String) -> String {
    #"{"request": {"method": "GET", "url": "https://shop.example/\#(path)", "headers": []}, "#
      + #""response": {"status": \#(status), "content": {"mimeType": "application/json", "#
      + #""text": "\#(body)"}}}"#
  }
}
