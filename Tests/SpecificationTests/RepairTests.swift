import XCTest

@testable import Specification

/// Tests of the replacement of invalid characters, which keeps lines and columns.
final class RepairTests: XCTestCase {
  func testInvalidCharactersAreReplaced() {
    let table: [(written: [UInt8], repaired: String, locations: [String])] = [
      (Array("a: b".utf8), "a: b", []),
      (Array("a: \u{1}b\u{7F}\u{85}\u{9F}\u{FEFF}".utf8), "a:  b \u{85}  ", ["1:4"]),
      ([0x61, 0xE9, 0x62, 0x0A, 0x93], "a\u{E9}b\n\u{201C}", ["1:2"]),
      ([0xC3, 0xA9, 0xC3], "\u{E9}\u{C3}", ["1:2"]),
      (Array("a:\n\t\n  \t \r\nb:\tc".utf8), "a:\n \n    \r\nb:\tc", ["2:1"]),
      (
        Array("{\"a//\": 1, // b\n\"\\\"/*\": /* c\n*/ 2}".utf8),
        "{\"a//\": 1,     \n\"\\\"/*\":     \n   2}", ["1:12"]
      ),
      (Array("a: // b".utf8), "a: // b", []),
      (Array("{ /*".utf8), "{   ", ["1:3"]),
      (Array("{\"a,}\": [1,\n],\"b\": 2, }".utf8), "{\"a,}\": [1 \n],\"b\": 2  }", ["1:11"]),
      (Array("[\"a\tb\"\t]".utf8), "[\"a b\"\t]", ["1:4"]),
      (Array("[a,]: b".utf8), "[a ]: b", ["1:3"]),
    ]
    for (written, repaired, locations) in table {
      let repair = Repair(Source(bytes: written, file: "a", limits: .default))
      XCTAssertEqual(String(decoding: repair.bytes, as: UTF8.self), repaired)
      let marks = repair.diagnostics.compactMap(\.mark)
      XCTAssertEqual(marks.map { "\($0.line):\($0.column)" }, locations)
    }
  }

  /// YAML would read the comment as a part of the key.
  func testInvalidJSONIsRepairedBeforeItIsReadAsYAML() throws {
    let diagnostics = Diagnostics()
    let text = "{\"a\": \"\\/\", // c\n\"b\": [1,],}"
    let source = Source(bytes: Array(text.utf8), file: "a.json", limits: .default)
    let tree = try XCTUnwrap(try source.tree(diagnostics))
    XCTAssertEqual(tree.root["a"]?.text, "/")
    XCTAssertEqual(tree.root["b"]?.elements.count, 1)
    XCTAssertEqual(
      diagnostics.all.map(\.description),
      [
        "a.json:1:13: warning: JSON doesn't allow comments; ignored [invalid-syntax]\n"
          + "  help: remove the comments",
        """
        a.json:2:8: warning: JSON doesn't allow a trailing comma; ignored [invalid-syntax]
          help: remove the comma
        """,
      ]
    )
  }
}
