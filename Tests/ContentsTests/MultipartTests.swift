import BinderyRuntime
import BinderyTesting
import Contents
import Foundation
import XCTest

/// Tests of multipart forms, byte by byte.
final class MultipartTests: PressTestCase {
  func testEveryTypeOfPart() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "two.gif")
    try Data("GIF89a\r\n--x".utf8).write(to: picture)
    let form = UploadRequest.Body(
      title: "Dune — “I”",
      pages: 412,
      binding: .paperback,
      tags: ["a", "b c"],
      shelf: [1, 2],
      author: Author(name: "Frank"),
      editors: [Author(name: "A"), Author(name: "B")],
      cover: .data(Data([0, 1, 255]), fileName: "cover.png", contentType: "image/png"),
      coverXChecksum: "c=1",
      coverXRank: 3,
      pictures: [.text("one"), .file(picture, contentType: "image/gif")],
      sample: .text("%PDF", fileName: "s.pdf"),
      note: "*x*"
    )
    let request = try await sent { try await $0.upload(body: form) }
    let parts = try Parts(of: request)
    XCTAssertEqual(
      parts.heads,
      [
        #"form-data; name="title""#,
        #"form-data; name="pages""#,
        #"form-data; name="binding""#,
        #"form-data; name="tags""#, #"form-data; name="tags""#,
        #"form-data; name="shelf""#,
        #"form-data; name="author" | application/vnd.author+json"#,
        #"form-data; name="editors" | application/json"#,
        #"form-data; name="editors" | application/json"#,
        #"X-Checksum: c=1 | X-Rank: 3 | form-data; name="cover"; filename="cover.png" | image/png"#,
        #"form-data; name="pictures"; filename="blob" | application/octet-stream"#,
        #"form-data; name="pictures"; filename="two.gif" | image/gif"#,
        #"form-data; name="sample"; filename="s.pdf" | application/octet-stream"#,
        #"form-data; name="note" | text/markdown"#,
      ]
    )
    XCTAssertEqual(
      parts.texts.map { $0 ?? "\u{0}bytes" },
      [
        "Dune — “I”", "412", "paperback", "a", "b c", "1|2", #"{"name":"Frank"}"#,
        #"{"name":"A"}"#, #"{"name":"B"}"#, "\u{0}bytes", "one", "GIF89a\r\n--x", "%PDF", "*x*",
      ]
    )
    XCTAssertEqual(parts.bodies[9], [0, 1, 255])
  }

  func testOmitsAbsentParts() async throws {
    let least = UploadRequest.Body(title: "T", cover: [1], coverXChecksum: "c")
    let request = try await sent { try await $0.upload(body: least) }
    XCTAssertEqual(
      try Parts(of: request).heads,
      [
        #"form-data; name="title""#,
        #"X-Checksum: c | form-data; name="cover"; filename="blob" | application/octet-stream"#,
      ]
    )
  }

  func testAnOptionalFormWithAdditionalParts() async throws {
    let none = try await sent { try await $0.replace() }
    XCTAssertEqual(none.body, [])
    XCTAssertNil(none.headers["Content-Type"])
    let upload = Upload(
      file: .text("x"),
      purpose: .web,
      additionalProperties: ["b": "2", "a": "1"]
    )
    let request = try await sent { try await $0.replace(body: upload) }
    XCTAssertEqual(
      try Parts(of: request).heads.map { String($0.prefix(24)) },
      [
        #"form-data; name="file"; "#, #"form-data; name="purpose""#, #"form-data; name="a""#,
        #"form-data; name="b""#,
      ].map { String($0.prefix(24)) }
    )
  }

  func testOneSchemaInEveryMediaType() async throws {
    let born = CalendarDate(year: 1920, month: 10, day: 8)
    let author = Author(name: "Frank H.", born: born)
    let json = try await sent { try await $0.amend(body: .json(author)) }
    XCTAssertEqual(json.headers["Content-Type"], "application/json")
    XCTAssertEqual(json.text, #"{"name":"Frank H.","born":"1920-10-08"}"#)
    let form = try await sent { try await $0.amend(body: .form(author)) }
    XCTAssertEqual(form.headers["Content-Type"], "application/x-www-form-urlencoded")
    XCTAssertEqual(form.text, "name=Frank+H.&born=1920-10-08")
    let parts = try await sent {
      try await $0.amend(body: .multipart(AuthorForm(name: "Frank", born: born)))
    }
    XCTAssertEqual(try Parts(of: parts).texts, ["Frank", "1920-10-08"])
    let text = try await sent { try await $0.amend(body: .text("Ä")) }
    XCTAssertEqual(text.headers["Content-Type"], "text/plain; charset=utf-8")
    let image = try await sent {
      try await $0.amend(body: .binary(.data(Data([1]), contentType: "image/webp")))
    }
    XCTAssertEqual(image.headers["Content-Type"], "image/webp")
  }

  func testAnUndescribedForm() async throws {
    let request = try await sent { try await $0.mixParts(body: ["a": 1, "b": "x"]) }
    XCTAssertEqual(request.headers["Content-Type"]?.hasPrefix("multipart/mixed; boundary="), true)
    XCTAssertEqual(try Parts(of: request).texts, ["1", "x"])
  }
}

/// The parts of a multipart body, parsed independently of the client's code.
private struct Parts {
  /// Disposition, media type and other headers of each part.
  var heads: [String] = []
  var bodies: [[UInt8]] = []

  var texts: [String?] { bodies.map { String(bytes: $0, encoding: .utf8) } }

  init(of request: LoopbackRequest) throws {
    let type = try XCTUnwrap(request.headers["Content-Type"])
    let boundary = try XCTUnwrap(type.components(separatedBy: "boundary=").last)
    let marker = Array("\r\n--\(boundary.trimmingCharacters(in: ["\""]))".utf8)
    let pieces = ([13, 10] + request.body).split(
      separator: marker,
      omittingEmptySubsequences: false
    )
    XCTAssertEqual(pieces.last.map(Array.init), Array("--\r\n".utf8))
    for piece in pieces.dropFirst().dropLast() {
      // A part without headers begins with the empty line.
      let end = try XCTUnwrap(piece.firstRange(of: Array("\r\n\r\n".utf8)))
      let head = String(decoding: piece[..<end.lowerBound].dropFirst(2), as: UTF8.self)
      let lines = head.components(separatedBy: "\r\n")
      let values = lines.map { line in
        ["Content-Disposition: ", "Content-Type: "].first(where: line.hasPrefix)
          .map { String(line.dropFirst($0.count)) } ?? line
      }
      heads.append(values.joined(separator: " | "))
      bodies.append(Array(piece[end.upperBound...]))
    }
  }
}
