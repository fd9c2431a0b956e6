import Specification
import XCTest

/// Tests of the diagnostics of overlays, and of their limits.
final class OverlayProblemTests: XCTestCase {
  func testInvalidOverlaysAreErrors() {
    for (text, expected) in [
      (
        "openapi: 3.1.0\npaths: {}",
        "1:1: error: not an overlay: “overlay” isn't defined [missing-key]"
      ),
      ("[]", "1:1: error: not an overlay: “overlay” isn't defined [missing-key]"),
      ("overlay: 2.0.0", "1:10: error: unsupported overlay version “2.0.0” [invalid-value]"),
      ("overlay: new", "1:10: error: unsupported overlay version “new” [invalid-value]"),
      (
        "overlay: 1.0.0\ninfo: {}",
        """
        1:1: error: the overlay lacks the key “actions” [missing-key]
        2:7: warning: “info” lacks the key “title” [missing-key]
        2:7: warning: “info” lacks the key “version” [missing-key]
        """
      ),
      (Self.overlay("[]"), "3:10: error: “actions” is empty [missing-key]"),
      (
        Self.overlay("{}"),
        "3:10: error: “actions” must be an array, not an object [invalid-value]"
      ),
      (
        Self.overlay("[a, { update: {} }, { target: [], update: 1 }]"),
        """
        3:11: error: “actions” must be an array of objects, not a string [invalid-value]
        3:14: error: the action lacks the key “target” [missing-key]
        3:40: error: “target” must be a JSONPath, not an array [invalid-value]
        """
      ),
      (
        Self.overlay("[{ target: '$.a[', update: { a: 1 } }]"),
        "3:21: error: invalid JSONPath “$.a[” at offset 4: unexpected end; expected a selector"
          + " [invalid-value]"
      ),
      (
        Self.overlay("[{ target: $, remove: maybe }]"),
        "3:32: error: “remove” must be true or false, not a string [invalid-value]"
      ),
      (
        "overlay: 1.0.0\ninfo: 3\nactions: [{ target: $, update: { a: 1 } }]",
        "2:7: warning: “info” must be an object, not an integer [invalid-value]"
      ),
    ] {
      XCTAssertEqual(messages(text), expected, text)
    }
  }

  func testUnusualOverlaysAreWarnings() {
    for (text, expected) in [
      (
        "overlay: 1.2.0\ninfo: { title: a, version: b }\nactions: [{ target: $, update: { a: 1 } }]",
        "1:10: warning: unknown overlay version “1.2.0”; interpreted as 1.1 [invalid-value]"
      ),
      (
        Self.overlay("[{ target: $ }]"),
        "3:11: warning: the action has no effect: it has neither “update”, “copy” nor"
          + " “remove: true” [missing-key]"
      ),
      (
        Self.overlay("[{ target: $, move: $.a, remove: false, update: { a: 1 } }]"),
        "3:24: warning: unknown key “move” in an action; ignored [unknown-key]"
      ),
      (
        Self.overlay("[{ targt: $, update: { a: 1 } }]"),
        "3:13: warning: unknown key “targt” in an action; interpreted as “target” [misspelled-key]"
      ),
      (Self.overlay("[{ target: $, x-reason: a, update: { unknwon: 1 } }]"), ""),
    ] {
      XCTAssertEqual(messages(text), expected, text)
    }
  }

  func testActionsThatCannotBeAppliedAreReported() {
    for (action, expected) in [
      (
        "{ target: $.info, copy: '$.servers[*]' }",
        "3:21: error: the path “$.servers[*]” of “copy” selects 0 nodes, not one [invalid-value]"
      ),
      (
        "{ target: $.info, copy: $.info.title }",
        "3:21: error: the target is an object, so that “copy” must be an object, not a string"
          + " [invalid-value]"
      ),
      (
        "{ target: $.info, copy: $.info }",
        "3:21: warning: the document already has the values of “copy”; the action has no effect"
          + " [unused-rule]"
      ),
      (
        "{ target: $.none, update: {} }",
        "3:21: warning: the target “$.none” selects no node; the action has no effect [unused-rule]"
      ),
      (
        "{ target: $.info.title, update: New }",
        "3:21: error: the target $['info']['title'] is a string, which can't be updated"
          + " [invalid-value]"
      ),
      (
        "{ target: '$.info[*, *]', update: New }",
        "3:21: error: the target $['info']['title'] is a string, which can't be updated"
          + " [invalid-value]"
      ),
      (
        "{ target: $.info, update: [1] }",
        "3:21: error: the target is an object, so that “update” must be an object, not an array"
          + " [invalid-value]"
      ),
      (
        "{ target: $, remove: true }",
        "3:21: error: the target is the whole document, which can't be removed [invalid-value]"
      ),
      (
        "{ target: $.tags, update: [{ name: b }] }",
        "3:37: warning: the target is an array, to which this array is appended as one element"
          + " [invalid-value]"
      ),
      (
        "{ target: $..*..*..*..*..*..*..*..*..*..*, update: {} }",
        "3:21: error: the JSONPath “$..*..*..*..*..*..*..*..*..*..*”: the query visits too many"
          + " nodes [limit-exceeded]"
      ),
    ] {
      var limits = Limits()
      limits.visitedNodes = 10_000
      let list = String(repeating: "[", count: 20) + "1" + String(repeating: "]", count: 20)
      XCTAssertEqual(
        messages(
          Self.overlay("[\(action)]"),
          on: "{ info: { title: a, version: b }, tags: [{ name: a }], list: \(list) }",
          limits
        ),
        expected,
        action
      )
    }
  }

  func testUpdatesThatChangeNothingAreReported() {
    for (action, isUnused) in [
      ("{ target: $.info, update: { title: a } }", true),
      ("{ target: $.info, update: { title: A } }", false),
      ("{ target: $.info, update: { version: null } }", false),
      ("{ target: $, update: { info: { title: a }, size: 1.0 } }", true),
      ("{ target: $, update: { info: { title: a }, size: '1' } }", false),
      ("{ target: $, update: { tags: [{ name: b }, { name: a }] } }", true),
      ("{ target: $, update: { tags: [{ name: b, size: 1 }] } }", false),
      ("{ target: $, update: { tags: [{}] } }", false),
      ("{ target: $.tags, update: { name: b } }", true),
      ("{ target: $.tags, update: { name: c } }", false),
      // One of the two selected objects doesn't have the value.
      ("{ target: '$.tags[*]', update: { name: a } }", false),
    ] {
      XCTAssertEqual(
        messages(
          Self.overlay("[\(action)]"),
          on: "{ info: { title: a, version: b }, tags: [{ name: a }, { name: b }], size: 1 }"
        ),
        isUnused
          ? "3:21: warning: the document already has the values of “update”; the action has no effect"
            + " [unused-rule]" : "",
        action
      )
    }
  }

  func testLargeUpdatesAreErrors() {
    var limits = Limits()
    limits.overlaidNodes = 1_000
    let numbers = (0..<100).map(String.init).joined(separator: ", ")
    let many = "{ target: '$[*]', update: { a: [\(numbers)] } }"
    let document = "[" + Array(repeating: "{}", count: 20).joined(separator: ", ") + "]"
    XCTAssertEqual(
      messages(Self.overlay("[\(many)]"), on: document, limits),
      "3:21: error: the JSONPath “$[*]”: the overlay changes too many nodes [limit-exceeded]"
    )
    limits = Limits()
    limits.depth = 10
    let nested = String(repeating: "[", count: 6) + String(repeating: "]", count: 6)
    let deep = "{ target: $.a.b.c, update: { d: \(nested) } }"
    let deeper = "{ target: $.a.b.c, update: { d: [\(nested)] } }"
    for (action, isValid) in [(deep, true), (deeper, false)] {
      let found = messages(Self.overlay("[\(action)]"), on: "a: { b: { c: {} } }", limits)
      XCTAssertEqual(found.isEmpty, isValid, found)
      XCTAssertEqual(found.contains("more than 10 levels"), !isValid)
    }
  }

  private static func overlay(_ actions: String) -> String {
    "overlay: 1.0.0\ninfo: { title: Changes, version: 1 }\nactions: \(actions)"
  }

  /// The headings of the diagnostics of an overlay and its application.
  private func messages(
    _ text: String,
    on document: String = "{}",
    _ limits: Limits = .default
  ) -> String {
    let diagnostics = Diagnostics()
    if let overlay = read(text, as: "o").tree.flatMap({ Overlay($0, diagnostics: diagnostics) }),
      let tree = read(document).tree
    {
      _ = overlay.applied(to: tree, limits: limits, diagnostics: diagnostics)
    }
    return diagnostics.all.map { $0.heading.replacing("o:", with: "", maxReplacements: 1) }
      .joined(separator: "\n")
  }
}
