import Specification
import XCTest

final class MarkTests: XCTestCase {
  func testEveryNodeHasALocation() throws {
    let node = try root("a: 1\nlist:\n  - x\n  - {k: \"v\"}\ntext: |\n  t\nnone:\n")
    XCTAssertEqual(
      marks(node),
      """
      1:1 #
      1:4 #/a
      3:3 #/list
      3:5 #/list/0
      4:5 #/list/1
      4:9 #/list/1/k
      5:7 #/text
      7:6 #/none
      """
    )
    XCTAssertEqual(node.entries.map { $0.keyMark.line }, [1, 2, 5, 7])
  }

  func testJSONHasTheSameLocations() throws {
    let text = "{\n  \"a\": [1, {\"k\": null}],\r\n  \"ü\": \"é\", \"b\": true\n}\n"
    XCTAssertEqual(
      marks(try root(text)),
      """
      1:1 #
      2:8 #/a
      2:9 #/a/0
      2:12 #/a/1
      2:18 #/a/1/k
      3:8 #/ü
      3:18 #/b
      """
    )
  }

  func testEveryLineBreakCounts() throws {
    for end in ["\n", "\r\n", "\r"] {
      let node = try root("a: 1\(end)b:\(end)  - 2\(end)")
      XCTAssertEqual(node["b"]?[0]?.mark, Mark(file: "test.yaml", line: 3, column: 5))
      let json = try root("{\"a\": 1,\(end)\"b\":\(end) [2]}")
      XCTAssertEqual(json["b"]?[0]?.mark, Mark(file: "test.yaml", line: 3, column: 3))
    }
  }

  func testAColumnIsAUnicodeScalar() throws {
    let node = try root("{ é: 1, 🐢: 2 }")
    XCTAssertEqual(node.entries.map(\.keyMark.column), [3, 9])
    XCTAssertEqual(node.entries.map(\.value.mark.column), [6, 12])
  }

  func testAByteOrderMarkIsNotAColumn() throws {
    XCTAssertEqual(try root("\u{FEFF}a: 1").entries.map(\.keyMark.column), [1])
    XCTAssertEqual(try root("\u{FEFF}{\"a\": 1}").entries.map(\.keyMark.column), [2])
  }

  func testUTF16IsRead() throws {
    let text = "a: ü\nb: 🐢\n"
    let little: [UInt8] = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      let node = try XCTUnwrap(read(bytes).tree).root
      XCTAssertEqual(node["a"]?.string, "ü")
      XCTAssertEqual(node["b"]?.string, "🐢")
      XCTAssertEqual(node["b"]?.mark, Mark(file: "test.yaml", line: 2, column: 4))
    }
  }

  func testAPointerEscapesKeys() throws {
    let node = try root("paths:\n  /a~b/{id}:\n    get: 1\n")
    let get = node["paths"]?["/a~b/{id}"]?["get"]
    XCTAssertEqual(get?.pointer, "#/paths/~1a~0b~1{id}/get")
  }

  /// Thousands of nodes may be below a long key.
  func testAPointerCutsLongKeys() throws {
    let stem = String(repeating: "a", count: 1_000)
    let node = try root("? \(stem)b\n: 1\n? \(stem)c\n: 1\n? \(stem)\n: 1\n")
    let pointers = node.entries.map { $0.value.pointer }
    XCTAssertEqual(pointers, ["#/\(stem)…0", "#/\(stem)…1", "#/\(stem)"])
  }

  private func marks(_ node: Node) -> String {
    let inner = node.elements.map(marks) + node.entries.map { marks($0.value) }
    return (["\(node.mark.line):\(node.mark.column) \(node.pointer)"] + inner)
      .joined(separator: "\n")
  }
}
