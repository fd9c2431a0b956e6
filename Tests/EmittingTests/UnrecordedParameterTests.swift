import Foundation
import XCTest

/// Contract tests send parameters that no recording has.
final class UnrecordedParameterTests: XCTestCase {
  func testEachIsSentOnceWithAValueOfItsType() throws {
    let tests = try tests(
      query: "?recorded=1",
      parameters: """
        [{ name: recorded, in: query, schema: { type: integer } },
                   { name: limit, in: query, schema: { type: integer } },
                   { name: order by, in: query, schema: { $ref: '#/components/schemas/Order' } },
                   { name: deep, in: query, schema: { type: boolean } },
                   { name: X-Trace, in: header, schema: { type: string } },
                   { name: tags, in: query, schema: { type: array, items: { type: string } } },
                   { name: price, in: query, schema: { type: number } },
                   { name: nested, in: query, schema: { type: array, items: { type: array } } },
                   { name: sid, in: cookie, schema: { type: string } }]
        """
    )
    XCTAssertEqual(tests.components(separatedBy: "ContractCase(").count, 3, tests)
    let call = try XCTUnwrap(tests.components(separatedBy: "adding: [").last)
    for addition in [
      #".query("limit", "8")"#, #".query("order by", "title")"#, #".query("deep", "false")"#,
      #".header("X-Trace", "sample4")"#, #".query("tags", "sample5")"#,
      #".query("tags", "sample6")"#, #".query("price", "7.5")"#, #".cookie("sid", "sample8")"#,
      "recorded: 1", "limit: 8", "orderBy: .title", "deep: false", #"xTrace: "sample4""#,
      #"tags: ["sample5", "sample6"]"#, "price: 7.5", #"sid: "sample8""#,
    ] {
      XCTAssert(call.contains(addition), "\(addition) isn't in \(call)")
    }
    XCTAssertFalse(call.contains("nested"), "no style has a list inside a list")
  }

  /// With one element `explode` makes no difference.
  func testAListOfOneElementIsNotRecorded() throws {
    let parameters = """
      [{ name: tags, in: query, explode: false, schema: { type: array, items: { type: string } } }]
      """
    let one = try tests(query: "?tags=a", "", parameters: parameters)
    XCTAssert(one.contains(#"adding: [.query("tags", "sample,sample1")]"#), one)
    let two = try tests(query: "?tags=a", "?tags=a,b", parameters: parameters)
    XCTAssertFalse(two.contains("adding:"), two)
  }

  /// The members of an exploded object can have the names of other parameters.
  func testNamesOnTheWireAreUnique() throws {
    let tests = try tests(
      query: "",
      parameters: """
        [{ name: limit, in: query, schema: { type: integer } },
                   { name: a, in: query, schema: { $ref: '#/components/schemas/Page' } },
                   { name: b, in: query, style: deepObject, explode: true,
                     schema: { $ref: '#/components/schemas/Page' } }]
        """
    )
    let call = try XCTUnwrap(tests.components(separatedBy: "adding: [").last)
    XCTAssert(call.contains(#".query("limit", "7"), .query("b[limit]", "9")]"#), call)
  }

  func testARecordedParameterIsNotSentAgain() throws {
    let tests = try tests(
      query: "?limit=2",
      parameters: "[{ name: limit, in: query, schema: { type: integer } }]"
    )
    XCTAssertEqual(tests.components(separatedBy: "ContractCase(").count, 2, tests)
    XCTAssertFalse(tests.contains("adding:"), tests)
  }

  /// Returns the tests of an operation with a recorded request for each query.
  private func tests(query: String..., parameters: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bindery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = folder.appendingPathComponent("shop.yaml")
    try Data(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            parameters:
              \(parameters)
            responses: { "204": { description: None. } }
      components:
        schemas:
          Order: { type: string, enum: [title, price] }
          Page: { type: object, properties: { limit: { type: integer } } }

      """.utf8
    ).write(to: document)
    let recording = folder.appendingPathComponent("books.har")
    try Data(
      """
      { "log": { "version": "1.2", "entries": [\(query.map(entry).joined(separator: ","))] } }

      """.utf8
    ).write(to: recording)
    let emission = try ContractEmission(document: document, recordings: recording)
    return try XCTUnwrap(
      emission.files(module: "Shop", recordings: ".").first {
        $0.value.contains("final class ListBooksContractTests")
      }?.value
    )
  }

  private func entry(_ query: String) -> String {
    """
    { "request": { "method": "GET", "url": "https://shop.example/books\(query)" },
      "response": { "status": 204, "content": {} },
      "_bindery": { "operation": "listBooks",
                    "provenance": { "kind": "documented", "source": "the manual" } } }
    """
  }
}
