import Checking
import Shape
import Specification
import XCTest

/// The schemas that the check of recordings compiles.
final class CheckedSchemasTests: XCTestCase {
  private func object(_ members: KeyValuePairs<String, Literal>) -> Literal {
    .object(members.map { Literal.Member(key: $0.key, value: $0.value) })
  }

  private func reference(_ name: String) -> Literal {
    object(["$ref": .string("#/$defs/\(name)")])
  }

  /// Recordings reach few schemas of a large document; compiling all takes seconds.
  func testSchemasWithoutAValueAreNotCompiled() throws {
    let id = object(["type": .string("integer")])
    let book = object(["properties": object(["id": reference("a~1b%25")])])
    let definitions = object([
      "listBooks.200": object(["items": reference("Book")]), "Book": book, "a/b%": id,
      "Invalid": reference("Missing"),
    ])
    let value = RecordedValue(
      entry: Contract.Entry(recording: "books.har", entry: 0),
      subject: "listBooks",
      part: .responseBody,
      content: .text(#"[{"id": 1}, {"id": "2"}]"#),
      schema: "listBooks.200",
      isSent: false,
      origin: Origin(file: "books.har", line: 1, column: 1, pointer: ""),
      date: ""
    )
    let schemas = SchemaSet(literal: object(["$defs": definitions]))
    let values = RecordedValues(
      values: [value],
      entryCount: 1,
      sent: SchemaSet(),
      received: schemas
    )
    let findings = try RecordingCheck(values).findings()
    XCTAssertEqual(findings.map(\.path.description), ["$[1].id"])
  }
}
