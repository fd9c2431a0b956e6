import XCTest

@testable import Corpus

/// The files that `Scripts/corpus` recognizes as documents.
final class CorpusDocumentTests: XCTestCase {
  func testAFileWithTheKeyAtItsTopLevelIsADocument() throws {
    let folder = try TemporaryFolder()
    try folder.write("# openapi: 3.0.0\nopenapi: 3.1.0\n", to: "plain.yaml")
    try folder.write("\u{FEFF}\r\n'openapi' : 3.1.0\r\n", to: "quoted.yml")
    try folder.write(#"{"info": {"a}": "\"{"}, "openapi": "3.0.0"}"#, to: "late.json")
    try folder.write("{info: {title: T}, openapi: 3.0.0}", to: "flow.yaml")
    try folder.write("asyncapi: 3.0.0\n", to: "events.yaml")
    try folder.write("info:\n  openapi: 3.1.0\n", to: "inside.yaml")
    try folder.write(#"{"info": {"openapi": "3.0.0"}, "x": "openapi:"}"#, to: "inside.json")
    try folder.write("openapi: 3.1.0\n", to: "notes.txt")
    XCTAssertEqual(
      CorpusDocument.all(in: folder.url).map { "\($0.name) \($0.language)" },
      ["events asyncapi", "flow openapi", "late openapi", "plain openapi", "quoted openapi"]
    )
  }

  func testADocumentOfAFolderReadsThatFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("openapi: 3.1.0\n", to: "openapi/shop/definitions/shop.yaml")
    try folder.write("components: {}\n", to: "openapi/shop/common/types.yaml")
    try folder.write("asyncapi: 3.0.0\n", to: "asyncapi/feed.yaml")
    let found = CorpusDocument.all(in: folder.url)
    XCTAssertEqual(found.map(\.name), ["shop", "feed"])
    XCTAssertEqual(found.map { $0.root?.lastPathComponent }, ["shop", nil])
  }

  func testReferencedDocumentsAreParts() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "openapi: 3.1.0\npaths: { /a: { $ref: './part/users.yaml#/paths/~1a' } }\n",
      to: "api/main.yaml"
    )
    try folder.write("openapi: 3.1.0\n", to: "api/part/users.yaml")
    try folder.write("openapi: 3.1.0\n", to: "api/second.yaml")
    XCTAssertEqual(CorpusDocument.all(in: folder.url).map(\.name), ["api/main", "api/second"])
  }

  func testDocumentsThatReferToEachOtherAreAllKept() throws {
    let folder = try TemporaryFolder()
    for (one, other) in [("a", "b"), ("b", "a")] {
      try folder.write("openapi: 3.1.0\nx: {$ref: \(other).yaml}\n", to: "api/\(one).yaml")
    }
    XCTAssertEqual(CorpusDocument.all(in: folder.url).map(\.name), ["api/a", "api/b"])
  }
}
