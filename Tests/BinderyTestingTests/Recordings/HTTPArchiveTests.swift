import BinderyRuntime
import BinderyTesting
import XCTest

final class HTTPArchiveTests: XCTestCase {
  func testDecodesACompleteEntry() throws {
    let archive: HTTPArchive = try JSONReader.decode(from: Array(BookshopRecordings.books.utf8))
    XCTAssertEqual(archive.version, "1.2")
    XCTAssertEqual(archive.entries.count, 4)
    let origin = HTTPArchive.Origin(
      operation: "listBooks",
      kind: "documented",
      source: "this fixture"
    )
    XCTAssertEqual(archive.entries[0].origin, origin)
    XCTAssertEqual(archive.entries[0].request.headers[2], .init("x-trace", "t-1"))
    XCTAssertEqual(archive.entries[3].request.postData?.mimeType, "application/json")
  }

  func testConvertsContentToAResponse() throws {
    let response = HTTPArchive.Response(
      status: 200,
      headers: [.init("Content-Encoding", "gzip"), .init("X-A", "1"), .init("X-A", "2")],
      content: .init(mimeType: "image/png", text: "iVBO", encoding: "base64")
    )
    let expected = HTTPResponse(
      status: 200,
      headers: ["X-A": "1", "X-A": "2", "Content-Type": "image/png"],
      body: [0x89, 0x50, 0x4E]
    )
    XCTAssertEqual(response.http, expected)
  }

  func testEncodesAFormFromItsFields() {
    let form = HTTPArchive.PostData(
      mimeType: "application/x-www-form-urlencoded",
      text: "",
      params: [.init("a b", "c&d"), .init("e", "")]
    )
    XCTAssertEqual(form.bytes.map { String(decoding: $0, as: UTF8.self) }, "a%20b=c%26d&e=")
  }

  func testTheErrorNamesAMissingFile() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("absent.har")
    XCTAssertThrowsError(try HTTPArchive(contentsOf: file)) { error in
      XCTAssertEqual((error as? RecordingError)?.file, "absent.har")
      XCTAssertNil((error as? RecordingError)?.entry)
    }
  }
}
