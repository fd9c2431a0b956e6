import Emitting
import XCTest

/// The declarations of deprecated parts, and those that keep former names.
final class DeprecationTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books:
        get:
          operationId: findBooks
          parameters: [{ name: q, in: query, required: true, schema: { type: string } }]
          responses:
            "200":
              description: Books.
              content: { application/json: { schema: { $ref: "#/components/schemas/Volume" } } }
        post:
          operationId: addBook
          deprecated: true
          x-sunset: 2027-03-31
          responses: { "204": { description: Added. } }
    components:
      schemas:
        Volume:
          type: object
          properties:
            title: { type: string, deprecated: true, x-sunset: 2027-04-30T00:00:00Z }
            pages: { type: integer, deprecated: true }
            genre: { type: string, x-sunset: 2027-04-30 }
    """

  func testTheAttributeHasTheLastDay() throws {
    let texts = try Emission(document).texts
    let client = try XCTUnwrap(texts["Shop.swift"])
    let attribute = #"@available(*, deprecated, message: "available until 2027-03-31")"#
    XCTAssert(client.contains("  \(attribute)\n  public func addBook("), client)
    let model = try XCTUnwrap(texts["Models/Volume.swift"])
    XCTAssert(
      model.contains(
        """
          @available(*, deprecated, message: "available until 2027-04-30")
          public var title: String? {
        """
      ),
      model
    )
    XCTAssert(model.contains("  @available(*, deprecated)\n  public var pages: Int? {"), model)
    XCTAssert(model.contains("  public var genre: String?\n"), model)
  }

  func testFormerNamesAreKept() throws {
    let renames = [
      Rename(kind: .schema, name: "Volume", to: "Volume", deprecated: "Book"),
      Rename(kind: .operation, name: "findBooks", to: "findBooks", deprecated: "listBooks"),
    ]
    let texts = try Emission(document, .init(renames: renames)).texts
    XCTAssert(
      texts["Models/Volume.swift"]?.hasSuffix(
        """

        @available(*, deprecated, renamed: "Volume")
        public typealias Book = Volume

        """
      ) == true,
      "\(texts["Models/Volume.swift"] ?? "")"
    )
    let all = texts.values.joined()
    XCTAssert(
      all.contains(
        """
        @available(*, deprecated, renamed: "FindBooks")
        public typealias ListBooks = FindBooks
        """
      ),
      all
    )
    let client = try XCTUnwrap(texts["Shop.swift"])
    XCTAssert(client.contains(#"  @available(*, deprecated, renamed: "findBooks")"#), client)
    XCTAssert(client.contains("func listBooks(q: String)"), client)
    XCTAssert(client.contains("    try await findBooks(q: q)\n"), client)
  }

  func testATakenFormerNameIsReported() throws {
    let rename = Rename(kind: .schema, name: "Volume", to: "Volume", deprecated: "AddBook")
    let emission = try Emission(document, .init(renames: [rename]))
    XCTAssertEqual(
      emission.emitter.conflicts.map(\.message),
      ["the former name ‘AddBook’ of the schema “Volume” is already in use; it isn't kept"]
    )
    XCTAssertEqual(
      emission.emitter.conflicts.map(\.fix),
      ["remove “deprecated” from the rename, or write another name"]
    )
    XCTAssertFalse(emission.texts.values.joined().contains("typealias AddBook"))
  }
}
