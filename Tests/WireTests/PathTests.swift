import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

/// Tests of OpenAPI's table of styles for paths, with escapes of RFC 3986.
final class PathTests: WireTestCase {
  func testSimple() async throws {
    try await assertTarget("/pathSimple/blue/blue,black,brown/R,100,G,200,B,150") {
      try await $0.pathSimple(text: "blue", list: Self.list, color: Self.color)
    }
    try await assertTarget("/pathSimpleExploded/blue/blue,black,brown/R=100,G=200,B=150") {
      try await $0.pathSimpleExploded(text: "blue", list: Self.list, color: Self.color)
    }
  }

  func testLabel() async throws {
    try await assertTarget("/pathLabel/.blue/.blue,black,brown/.R,100,G,200,B,150") {
      try await $0.pathLabel(text: "blue", list: Self.list, color: Self.color)
    }
    try await assertTarget("/pathLabelExploded/.blue/.blue.black.brown/.R=100.G=200.B=150") {
      try await $0.pathLabelExploded(text: "blue", list: Self.list, color: Self.color)
    }
  }

  func testMatrix() async throws {
    try await assertTarget(
      "/pathMatrix/;text=blue/;list=blue,black,brown/;color=R,100,G,200,B,150"
    ) {
      try await $0.pathMatrix(text: "blue", list: Self.list, color: Self.color)
    }
    try await assertTarget(
      "/pathMatrixExploded/;text=blue/;list=blue;list=black;list=brown/;R=100;G=200;B=150"
    ) {
      try await $0.pathMatrixExploded(text: "blue", list: Self.list, color: Self.color)
    }
    try await assertTarget("/pathMatrix/;text/;list=a/;color=R,1,G,2,B,3") {
      try await $0.pathMatrix(text: "", list: ["a"], color: Color(r: 1, g: 2, b: 3))
    }
  }

  func testSegments() async throws {
    try await assertTarget("/tree/projects/a%20b/%3F%23:do/it") {
      try await $0.pathSegments(place: "projects/a b/?#", verb: ["do", "it"])
    }
  }

  func testJSON() async throws {
    try await assertTarget("/at/%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D") {
      try await $0.pathJSON(filter: Self.color)
    }
  }

  /// Unreserved characters are unescaped, all other bytes are `%XX`.
  func testEveryCharacter() async throws {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    let text = String(decoding: UInt8(0)..<128, as: UTF8.self) + "é日🚀"
    let expected = text.utf8.map { byte in
      let hex = String(byte, radix: 16, uppercase: true)
      return unreserved.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + hex
    }
    try await assertTarget("/files/\(expected.joined())/pages/-9223372036854775808") {
      try await $0.pathValues(name: text, page: .min)
    }
    try await assertTarget("/queryForm?text=\(expected.joined())") {
      try await $0.queryForm(text: text)
    }
  }

  func testErrorsNameTheParameter() async throws {
    let wire = Wire(server: ServerURL(documented: "http://127.0.0.1:9"))
    do {
      try await wire.pathValues(name: "", page: 1)
      XCTFail("sent")
    } catch {
      let reason = "a value in a path must not be empty"
      XCTAssertEqual(error, .invalidRequest(InvalidRequest(parameter: "name", reason: reason)))
    }
  }
}
