import BinderyRuntime
import Contents
import Foundation
import XCTest

/// Tests of request bodies other than JSON.
final class BodyTests: PressTestCase {
  func testFormMembersFollowTheirEncoding() async throws {
    let form = FillForm.Body(
      text: "a b&c=d+é",
      tags: ["x", "y"],
      codes: [1, 2],
      size: .init(width: 3, height: 4),
      place: .init(city: "Bern", lines: ["l1", "l2"]),
      author: Author(name: "A&B"),
      url: "https://a.b/c?d"
    )
    let request = try await sent { try await $0.fillForm(body: form) }
    XCTAssertEqual(request.headers["Content-Type"], "application/x-www-form-urlencoded")
    XCTAssertEqual(
      request.text.components(separatedBy: "&"),
      [
        "text=a+b%26c%3Dd%2B%C3%A9", "tags=x", "tags=y", "codes=1%7C2", "size%5Bwidth%5D=3",
        "size%5Bheight%5D=4", "place%5Bcity%5D=Bern", "place%5Blines%5D%5B0%5D=l1",
        "place%5Blines%5D%5B1%5D=l2", "author=%7B%22name%22%3A%22A%26B%22%7D",
        "url=https://a.b/c?d",
      ]
    )
  }

  func testBytesFromMemoryAndFromDisk() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let bytes = [UInt8](repeating: 7, count: 300_000) + [0, 13, 10, 255]
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for content in [BinaryContent.data(Data(bytes)), .file(file)] {
      let request = try await sent { try await $0.storeFile(body: content) }
      XCTAssertEqual(request.headers["Content-Type"], "application/octet-stream")
      XCTAssertEqual(request.headers["Content-Length"], "300004")
      XCTAssertEqual(request.body, bytes)
    }
  }

  func testOneOfSeveralMediaTypesOrNone() async throws {
    let bodies: [(StorePicture.Body, type: String, text: String)] = [
      (.png(.text("a", contentType: "image/jpeg")), "image/jpeg", "a"),
      (.pdf(.data(Data("b".utf8))), "application/pdf", "b"),
      (.csv("c,d"), "text/csv", "c,d"), (.xml("<e/>"), "application/xml", "<e/>"),
    ]
    for (body, type, text) in bodies {
      let request = try await sent { try await $0.storePicture(body: body) }
      XCTAssertEqual(request.headers["Content-Type"], type)
      XCTAssertEqual(request.text, text)
    }
    let none = try await sent { try await $0.storePicture() }
    XCTAssertNil(none.headers["Content-Type"])
  }

  func testOtherMediaTypesOfJSON() async throws {
    let get = try await sent { try await $0.askWithBody(body: ["a": [1, .null]]) }
    XCTAssertEqual(get.method, .get)
    XCTAssertEqual(get.headers["Content-Type"], "application/vnd.press.v2+json; charset=utf-8")
    XCTAssertEqual(get.text, #"{"a":[1,null]}"#)
    let any = try await sent { try await $0.patchAnything(body: true) }
    XCTAssertEqual(any.headers["Content-Type"], "application/json")
    XCTAssertEqual(any.text, "true")
  }
}
