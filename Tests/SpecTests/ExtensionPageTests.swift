import BinderyRuntime
import BinderyTesting
import Foundation
import Specification
import XCTest

/// Tests that the page of the realtime extensions agrees with their schema.
final class ExtensionPageTests: XCTestCase {
  func testExamplesFollowTheSchema() throws {
    let schema = try JSONSchema(ExtensionPage.schema())
    let examples = try ExtensionPage.text().components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && !$0.element.contains("yaml-language-server") }
    XCTAssertEqual(examples.count, 12)
    for (_, example) in examples {
      let text = example.replacing("yaml\n", with: "", maxReplacements: 1)
      let value = try JSONValue(yaml: Array(text.utf8), file: "RealtimeExtensions.md")
      let isExtension = value.object?.members.allSatisfy { $0.key.hasPrefix("x-") } == true
      let document: JSONValue = isExtension ? value : ["components": ["schemas": value]]
      XCTAssertEqual(schema.validate(document), [], text)
    }
  }

  func testEveryKeyIsExplained() throws {
    let text = try ExtensionPage.text()
    let definitions = try XCTUnwrap(ExtensionPage.schema()["$defs"]?.object)
    for name in [
      "connectionPolicy", "keepAlive", "codes", "errorCodes", "backOff",
      "dedupe", "sequence", "resume", "resubscription", "buffer", "lifecycle", "schema",
    ] {
      try XCTUnwrap(definitions[name]).forEachMember { pointer, key, value in
        guard pointer.hasSuffix("/properties"), name != "schema" || key.hasPrefix("x-") else {
          return
        }
        XCTAssert(text.contains("`\(key)`"), "\(key) of \(name) is not explained")
        for word in value["enum"]?.array ?? [] {
          XCTAssert(text.contains("`\(word.string ?? "")`"), "\(word) of \(key) is not explained")
        }
      }
    }
  }
}
