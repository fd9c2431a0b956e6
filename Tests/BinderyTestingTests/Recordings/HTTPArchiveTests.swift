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

  func testReadsTheFormsOfOtherTools() throws {
    let archive: HTTPArchive = try JSONReader.decode(
      from: Array(
        #"""
        {"log": {"version": 1.2, "entries": [
          {"startedDateTime": null, "time": "12.5", "_webSocketMessages": null, "_bindery": null,
           "request": {"method": "GET", "url": "https://a.example/", "postData": null,
                       "headers": [{"name": "X-A", "value": 7}], "cookies": null},
           "response": {"status": "200", "headers": [{"name": "X-B", "value": null}],
                        "content": {"mimeType": null, "text": "iVBO\nRw==", "encoding": "base64"}}},
          {"request": {"method": "GET", "url": "https://a.example/"}, "response": null},
          {"request": {"method": "GET", "url": "wss://a.example/"}, "response": {"status": 101},
           "_webSocketMessages": [{"type": "send", "time": "1", "opcode": "2", "data": "iVBO"}]}
        ]}}
        """#.utf8
      )
    )
    let entries = archive.entries
    XCTAssertEqual(entries[0].duration, 0.0125)
    XCTAssertEqual(entries[0].request.headers, [.init("X-A", "7")])
    XCTAssertNil(entries[0].request.postData)
    XCTAssertEqual(entries[0].response.headers, [.init("X-B", "")])
    XCTAssertEqual(entries[0].response.http?.status, 200)
    XCTAssertEqual(entries[0].response.http?.body, [0x89, 0x50, 0x4E, 0x47])
    XCTAssertEqual(entries[1].response.status, 0)
    XCTAssertEqual(entries[2].frames[0].bytes, [0x89, 0x50, 0x4E])
    XCTAssertEqual(entries[2].frames[0].time, 1)
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

  /// Browsers write texts that they have decoded from the charset of the response.
  func testTextInAnotherCharset() throws {
    let text = "naïve"
    for (charset, encoding) in [
      ("ISO-8859-1", String.Encoding.isoLatin1), ("\"utf-16le\"", .utf16LittleEndian),
    ] {
      let mediaType = "text/plain;charset=\(charset); format=flowed"
      let bytes = try XCTUnwrap(text.data(using: encoding))
      let base64 = HTTPArchive.Content(
        mimeType: mediaType,
        text: bytes.base64EncodedString(),
        encoding: "base64"
      )
      let decoded = HTTPArchive.Content(mimeType: mediaType, text: text)
      for content in [base64, decoded] {
        for headers in [[], [HTTPArchive.Pair("content-type", mediaType)]] {
          let response = HTTPArchive.Response(status: 200, headers: headers, content: content)
          XCTAssertEqual(response.http?.text(), text, charset)
        }
      }
      let response = HTTPArchive.Response(status: 200, content: decoded)
      XCTAssertEqual(
        response.http?.headers["Content-Type"],
        "text/plain; charset=utf-8; format=flowed"
      )
    }
    let content = HTTPArchive.Content(mimeType: "text/plain;charset=latin1", text: "ascii")
    XCTAssertEqual(
      HTTPArchive.Response(status: 200, content: content).http?.headers["Content-Type"],
      "text/plain;charset=latin1"
    )
  }

  func testTheCharsetOfATextIsNoEncoding() {
    for (encoding, body) in [
      ("UTF-8", "YQ=="), ("utf8", "YQ=="), ("us-ascii", "YQ=="), ("", "YQ=="), ("Base64", "a"),
    ] {
      let content = HTTPArchive.Content(mimeType: "text/plain", text: "YQ==", encoding: encoding)
      let response = HTTPArchive.Response(status: 200, content: content)
      XCTAssertEqual(response.http?.body, Array(body.utf8), encoding)
    }
    let unknown = HTTPArchive.Content(mimeType: "text/plain", text: "YQ==", encoding: "gzip")
    XCTAssertNil(HTTPArchive.Response(status: 200, content: unknown).http)
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
