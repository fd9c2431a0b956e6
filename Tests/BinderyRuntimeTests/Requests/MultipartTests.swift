import Foundation
import XCTest

@testable import BinderyRuntime

/// Tests of the bytes of multipart bodies.
final class MultipartTests: XCTestCase {
  func testEveryKindOfPart() throws {
    let request = try request { form in
      try form.value("title", "Emma é")
      try form.value("pages", 3)
      try form.value("tags", ["a", "b"])
      try form.value("meta", ["x": 1] as JSONValue)
      try form.json("ids", [1, 2])
      try form.file("cover", .text("PNG", fileName: "c.png"), contentType: "image/png")
      try form.files("pages", [[0x61], .text("b", contentType: "text/x")], contentType: "image/*")
    }
    XCTAssertEqual(
      try request.parts,
      [
        "Content-Disposition: form-data; name=\"title\"\r\n\r\nEmma é",
        "Content-Disposition: form-data; name=\"pages\"\r\n\r\n3",
        "Content-Disposition: form-data; name=\"tags\"\r\n\r\na",
        "Content-Disposition: form-data; name=\"tags\"\r\n\r\nb",
        "Content-Disposition: form-data; name=\"meta\"\r\nContent-Type: application/json\r\n\r\n"
          + #"{"x":1}"#,
        "Content-Disposition: form-data; name=\"ids\"\r\nContent-Type: application/json\r\n\r\n"
          + "[1,2]",
        "Content-Disposition: form-data; name=\"cover\"; filename=\"c.png\"\r\n"
          + "Content-Type: image/png\r\n\r\nPNG",
        "Content-Disposition: form-data; name=\"pages\"; filename=\"blob\"\r\n"
          + "Content-Type: application/octet-stream\r\n\r\na",
        "Content-Disposition: form-data; name=\"pages\"; filename=\"blob\"\r\n"
          + "Content-Type: text/x\r\n\r\nb",
      ]
    )
  }

  func testNothingIsAddedForNil() throws {
    let request = try request { form in
      try form.value("a", nil as String?)
      try form.value("b", JSONValue.null)
      try form.value("c", [] as [Int])
      try form.value("c2", [nil, 1] as [Int?])
      try form.json("d", nil as Int?)
      try form.file("e", nil)
      try form.files("f", [])
      try form.styled("g", nil as Int?)
    }
    XCTAssertEqual(
      try request.parts,
      ["Content-Disposition: form-data; name=\"c2\"\r\n\r\n1"]
    )
  }

  func testNamesAreEscapedAsBrowsersDo() throws {
    let name = "a\"b\r\nc\\é;"
    let request = try request { form in
      try form.file(name, .text("x", fileName: name))
    }
    let escaped = "a%22b%0D%0Ac\\é;"
    XCTAssertEqual(
      try request.parts,
      [
        "Content-Disposition: form-data; name=\"\(escaped)\"; filename=\"\(escaped)\"\r\n"
          + "Content-Type: application/octet-stream\r\n\r\nx"
      ]
    )
  }

  func testDocumentedMediaTypes() throws {
    let object: JSONValue = ["x": "ü y"]
    let table: [(JSONValue, StaticString, String)] = [
      ("a", "text/markdown", "text/markdown\r\n\r\na"),
      ("ü", "text/markdown", "text/markdown; charset=utf-8\r\n\r\nü"),
      ("a", "application/json", "application/json\r\n\r\n\"a\""),
      ("a", "application/x+json; v=1", "application/x+json; v=1\r\n\r\n\"a\""),
      (
        object, "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded\r\n\r\nx=%C3%BC+y"
      ),
      (object, "application/xml, application/json", "application/json\r\n\r\n{\"x\":\"ü y\"}"),
      (object, "text/plain", "text/plain; charset=utf-8\r\n\r\n{\"x\":\"ü y\"}"),
    ]
    for (value, type, expected) in table {
      let request = try request { form in
        try form.value("n", value, contentType: type)
      }
      let head = "Content-Disposition: form-data; name=\"n\"\r\nContent-Type: "
      XCTAssertEqual(try request.parts, [head + expected])
    }
  }

  func testStyles() throws {
    let object: JSONValue = ["R": 100, "G": "a b"]
    let table: [(JSONValue, QueryStyle, Bool, [String])] = [
      (["a b", "c"], .form, true, ["n=a b", "n=c"]),
      (["a b", "c"], .form, false, ["n=a b,c"]),
      (["a", "c"], .pipeDelimited, false, ["n=a|c"]),
      (["a", "c"], .spaceDelimited, false, ["n=a c"]),
      (object, .form, true, ["R=100", "G=a b"]),
      (object, .form, false, ["n=R,100,G,a b"]),
      (["a": ["b": [1]]], .deepObject, true, ["n[a][b][0]=1"]),
      ([], .form, false, []),
      ("é", .form, true, ["n=é"]),
    ]
    for (value, style, explode, expected) in table {
      let request = try request { form in
        try form.styled("n", value, style: style, explode: explode)
      }
      let pairs = try request.parts.map { part in
        part.replacingOccurrences(of: "Content-Disposition: form-data; name=\"", with: "")
          .replacingOccurrences(of: "\"\r\n\r\n", with: "=")
      }
      XCTAssertEqual(pairs, expected)
    }
  }

  func testElementsThatContainTheSeparatorAreRefused() throws {
    let table: [(JSONValue, QueryStyle, String)] = [
      (["a,b", "c"], .form, ","), (["R": "a,b"], .form, ","), (["a b"], .spaceDelimited, " "),
      (["a|b"], .pipeDelimited, "|"),
    ]
    for (value, style, separator) in table {
      XCTAssertThrowsError(
        try request { form in try form.styled("n", value, style: style, explode: false) }
      ) { error in
        XCTAssertEqual(
          "\(error)",
          "n: an element contains “\(separator)”, which separates the elements"
        )
      }
    }
    let text = try request { form in try form.styled("n", "a,b", explode: false) }
    XCTAssertEqual(try text.parts, ["Content-Disposition: form-data; name=\"n\"\r\n\r\na,b"])
  }

  func testHeadersOfAPart() throws {
    let request = try request { form in
      var headers = HTTPHeaders()
      try headers.set("X-Rate", 3)
      try headers.set("X-None", nil as Int?)
      headers.append("Content-Type", "text/wrong")
      try form.file("f", .text("x"), contentType: "text/csv", headers: headers)
      try form.value("g", "y", headers: ["Content-Disposition": "form-data; name=own"])
    }
    XCTAssertEqual(
      try request.parts,
      [
        "X-Rate: 3\r\nContent-Type: text/csv\r\n"
          + "Content-Disposition: form-data; name=\"f\"; filename=\"blob\"\r\n\r\nx",
        "Content-Disposition: form-data; name=own\r\n\r\ny",
      ]
    )
  }

  func testControlCharactersInHeadersAreRefused() throws {
    let refused: [@Sendable (inout MultipartForm) throws -> Void] = [
      { form in try form.value("n", "v", headers: ["X": "a\r\nb"]) },
      { form in try form.value("n", "v", headers: ["X:\n": "a"]) },
      { form in
        try form.file("n", .text("x", contentType: "text/plain\r\nX: y"))
      },
      { form in
        try form.value("n", ["a": 1] as JSONValue, contentType: "application/xml")
      },
      { form in try form.value("n", Double.nan) },
      { form in try form.file("n", .file("/nowhere/at/all")) },
      { form in try form.file("n", .file("/dev/zero")) },
    ]
    for encode in refused {
      XCTAssertThrowsError(try request(encode)) { XCTAssertTrue($0 is InvalidRequest) }
    }
  }

  func testAFormWithoutParts() throws {
    let request = try request { _ in }
    XCTAssertEqual(try request.parts, [])
    XCTAssertEqual(request.body.count, try request.body.read().count)
  }

  func testAFreeFormObject() throws {
    var request = try HTTPRequest(.post, "/")
    try request.multipartBody(["a": 1, "b": ["c"]] as JSONValue)
    XCTAssertEqual(try request.parts.count, 2)
    XCTAssertThrowsError(try request.multipartBody([1] as JSONValue))
  }
}
