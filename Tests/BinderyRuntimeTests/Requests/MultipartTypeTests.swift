import TestSupport
import XCTest

@testable import BinderyRuntime

/// Tests of the media type of a multipart body, and of its boundary.
final class MultipartTypeTests: XCTestCase {
  func testOtherMultipartTypes() throws {
    let request = try request(contentType: "multipart/related") { form in
      try form.value("meta", ["x": 1] as JSONValue)
      try form.file("media", .text("b", fileName: "m"), contentType: "image/png")
    }
    let type = try XCTUnwrap(request.headers["Content-Type"])
    XCTAssertTrue(type.hasPrefix("multipart/related; boundary=bindery-"))
    XCTAssertTrue(type.hasSuffix("; type=\"application/json\""))
    XCTAssertEqual(
      try request.parts,
      [
        "Content-Type: application/json\r\n\r\n{\"x\":1}",
        "Content-Disposition: attachment; filename=\"m\"\r\nContent-Type: image/png\r\n\r\nb",
      ]
    )
  }

  func testTheTypeOfTheFirstPartStaysInItsQuotationMarks() throws {
    let request = try request(contentType: "multipart/related") { form in
      try form.file("media", .text("b", contentType: #"image/a\"b; c"#))
    }
    let type = try XCTUnwrap(request.headers["Content-Type"])
    XCTAssertTrue(type.hasSuffix(#"; type="image/a\\\"b""#), type)
  }

  func testABoundaryInAPartIsNotUsed() throws {
    var (one, two, three) = (
      SeededGenerator(seed: 1), SeededGenerator(seed: 1), SeededGenerator(seed: 1)
    )
    let free = MultipartBoundary(for: [], using: &one).text
    let part = try MultipartPart(
      name: "n",
      contentType: nil,
      headers: [:],
      content: .bytes(Array("x--\(free)y".utf8))
    )
    XCTAssertEqual(MultipartBoundary(for: [], using: &two).text, free)
    XCTAssertNotEqual(MultipartBoundary(for: [part], using: &three).text, free)
  }
}
