import Foundation
import Specification
import XCTest

final class JSONTests: XCTestCase {
  func testJSONValuesAreRead() throws {
    let node = try root(
      #"{"a":1,"b":[-0.5e3,true,null,""],"c":"\"\\\/\b\f\n\r\t\u00fc\ud83d\udc22","":{}}"#
    )
    XCTAssertEqual(node.entries.map(\.key), ["a", "b", "c", ""])
    XCTAssertEqual(node["b"]?.elements.map(\.kind), [.float, .boolean, .null, .string])
    XCTAssertEqual(node["b"]?[0]?.number, -500)
    XCTAssertEqual(node["c"]?.string, "\"\\/\u{8}\u{c}\n\r\tü🐢")
    XCTAssertEqual(node[""]?.kind, .mapping)
  }

  func testAKeyMayBeLong() throws {
    let key = String(repeating: "k", count: 5_000)
    XCTAssertEqual(try root("{\"\(key)\" : 1}")[key]?.integer, 1)
  }

  func testALoneSurrogateIsAWarning() {
    let (tree, messages, _) = read(#"["\ud83d", "\ud83dx", "\udc22\ud83d"]"#)
    XCTAssertEqual(
      tree?.root.elements.map(\.text),
      ["\u{FFFD}", "\u{FFFD}x", "\u{FFFD}\u{FFFD}"]
    )
    XCTAssertEqual(messages.count, 3)
    XCTAssertEqual(
      messages.first,
      """
      test.yaml:1:2: warning: unpaired surrogate in a string; interpreted as U+FFFD \
      [invalid-encoding]
        help: write both surrogates of the pair, or the character itself
      """
    )
  }

  func testFlowYAMLIsReadAsYAML() throws {
    let node = try root("{a: 1, 'b': [x, y,], # note\n c: yes}")
    XCTAssertEqual(node.entries.map(\.key), ["a", "b", "c"])
    XCTAssertEqual(node["c"]?.string, "yes")
  }

  func testTheFileNameSelectsTheReportedError() {
    let text = "{\"a\": 1 \"b\": 2}"
    XCTAssertEqual(
      read(text, as: "a.json").messages,
      ["a.json:1:9: error: expected “,” or “}” [invalid-syntax]\n  help: add “,” or “}”"]
    )
    XCTAssertEqual(
      read(text, as: "a.yaml").messages,
      [
        """
        a.yaml:1:12: error: expected “,” or “}” in the flow mapping [invalid-syntax]
          help: add “,”, or close the mapping with “}”
        a.yaml:1:1: note: a flow mapping begins here
        """
      ]
    )
  }

  func testThePublicSuiteIsReadAsFoundationReadsIt() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/suites/json/test_parsing").standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw XCTSkip("JSONTestSuite is not at \(folder.path)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasPrefix("y_") {
      let bytes = try [UInt8](Data(contentsOf: folder.appending(path: name)))
      let (tree, messages, _) = read(bytes, as: name)
      XCTAssertNotNil(tree, "\(name): \(messages)")
    }
    // Much invalid JSON is valid YAML, but no input may crash the reader.
    for name in names { _ = read(try [UInt8](Data(contentsOf: folder.appending(path: name)))) }
  }
}
