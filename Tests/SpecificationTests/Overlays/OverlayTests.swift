import Specification
import XCTest

/// Tests of the changes that overlays make.
final class OverlayTests: XCTestCase {
  func testObjectsAreMergedAndPrimitivesReplaced() throws {
    try assertResult(
      of: "{ target: $.info, update: { title: New, contact: { email: a@b }, x-a: { b: 1 } } }",
      on: "info: { title: Old, version: 1, contact: { name: Ann } }",
      #"{"info":{"title":"New","version":1,"contact":{"name":"Ann","email":"a@b"},"x-a":{"b":1}}}"#
    )
    try assertResult(
      of: "{ target: $, update: { a: null, b: [1], c: 2, d: { e: f } } }",
      on: "{ a: 1, b: text, c: [1], d: text }",
      #"{"a":null,"b":[1],"c":2,"d":{"e":"f"}}"#
    )
  }

  func testArraysOfAnUpdateAreConcatenated() throws {
    try assertResult(
      of: "{ target: $.get, update: { tags: [b, [c]], nested: { list: [3] } } }",
      on: "get: { tags: [a], nested: { list: [1, 2] } }",
      #"{"get":{"tags":["a","b",["c"]],"nested":{"list":[1,2,3]}}}"#
    )
  }

  func testAnUpdateIsAppendedToAnArray() throws {
    try assertResult(
      of: "{ target: $.tags, update: { name: b } }",
      "{ target: $.tags, update: c }",
      on: "tags: [{ name: a }]",
      #"{"tags":[{"name":"a"},{"name":"b"},"c"]}"#
    )
    try assertResult(
      of: "{ target: '$[?length(@) == 1]', update: [2, 3] }",
      on: "{ a: [], b: [[1]] }",
      #"{"a":[],"b":[[1],[2,3]]}"#
    )
  }

  func testANodeOfTheDocumentIsCopied() throws {
    try assertResult(
      of: #"{ target: "$.paths['/b']", copy: "$.paths['/a']" }"#,
      #"{ target: "$.paths['/a'].get", update: { tags: [c] } }"#,
      "{ target: $.paths, copy: $ }",
      on: "paths: { /a: { get: { tags: [a], x: 1 } }, /b: { get: { tags: [b] }, put: {} } }",
      #"{"paths":{"/a":{"get":{"tags":["a","c"],"x":1}},"#
        + #""/b":{"get":{"tags":["b","a"],"x":1},"put":{}},"#
        + #""paths":{"/a":{"get":{"tags":["a","c"],"x":1}},"#
        + #""/b":{"get":{"tags":["b","a"],"x":1},"put":{}}}}}"#
    )
    try assertResult(
      of: "{ target: $.list, copy: $.c }",
      "{ target: $.a, update: { b: new } }",
      "{ target: $.list, copy: $.a }",
      on: "{ list: [text], a: { b: old }, c: more }",
      #"{"list":["text","more",{"b":"new"}],"a":{"b":"new"},"c":"more"}"#
    )
  }

  func testEachSelectedNodeIsUpdatedOnce() throws {
    try assertResult(
      of: "{ target: '$.paths[*][\"get\", \"get\", *]', update: { tags: [b] } }",
      on: "paths: { /a: { get: { tags: [a] }, put: {} }, /b: { get: {} } }",
      counts: [3],
      #"{"paths":{"/a":{"get":{"tags":["a","b"]},"put":{"tags":["b"]}},"/b":{"get":{"tags":["b"]}}}}"#
    )
  }

  func testAParentAndItsChildAreUpdated() throws {
    try assertResult(
      of: "{ target: '$..[?@.a || @.b]', update: { a: { c: [2] }, d: 1 } }",
      on: "x: { a: { b: { c: [1] } } }",
      counts: [2],
      #"{"x":{"a":{"b":{"c":[1]},"c":[2],"a":{"c":[2]},"d":1},"d":1}}"#
    )
  }

  func testSelectedNodesAreRemoved() throws {
    try assertResult(
      of: "{ target: '$.list[0, 2, 0]', remove: true }",
      "{ target: '$.map[\"b\"]', remove: true }",
      on: "{ list: [1, 2, 3, 4], map: { a: 1, b: 2, c: 3 } }",
      counts: [2, 1],
      #"{"list":[2,4],"map":{"a":1,"c":3}}"#
    )
    try assertResult(
      of: "{ target: '$..[?@ == 1 || @.x]', remove: true }",
      on: "[{ x: [1, 2] }, [1, [1, 3, { y: 1 }]], 1]",
      counts: [6],
      "[[[3,{}]]]"
    )
    try assertResult(
      of: "{ target: '$.a.required[?@ == \"id\"]', remove: true, update: ignored }",
      on: "a: { required: [name, id] }",
      #"{"a":{"required":["name"]}}"#
    )
  }

  func testActionsAreAppliedInOrder() throws {
    try assertResult(
      of: "{ target: $.servers, remove: true }",
      "{ target: $, update: { servers: [{ url: b }] } }",
      "{ target: '$.servers[0]', update: { description: c }, remove: false }",
      "{ target: '$.servers[?@.description == \"c\"]', update: { url: d } }",
      on: "{ servers: [{ url: a }], x: 1 }",
      counts: [1, 1, 1, 1],
      #"{"x":1,"servers":[{"url":"d","description":"c"}]}"#
    )
  }

  func testLargeObjectsAreMerged() throws {
    let keys = (0..<40).map { "k\($0)" }
    let document = keys.map { "\($0): { a: 1 }" }.joined(separator: ", ")
    let update = (20..<60).map { "k\($0): { b: 2 }" }.joined(separator: ", ")
    let result = try apply(
      ["{ target: $, update: { \(update) } }", "{ target: $.k5, remove: true }"],
      on: "{ \(document) }"
    )
    let root = result.tree.root
    XCTAssertEqual(root.count, 59)
    for (key, expected) in [
      ("k5", nil), ("k19", #"{"a":1}"#), ("k20", #"{"a":1,"b":2}"#), ("k59", #"{"b":2}"#),
    ] {
      XCTAssertEqual(root[key]?.compact, expected, key)
      XCTAssertEqual(root.entries.first { $0.key == key }?.value.compact, expected, key)
    }
    XCTAssertEqual(root["k59"]?.pointer, "#/k59")
  }

  func testSharedNodesAreChangedAtOneLocation() throws {
    let document = "{ a: &x { b: &y { c: 1 }, l: [0] }, d: *x, e: { <<: *x, f: *y } }"
    let x = "{ b: { c: 1 }, l: [0] }"
    let changed = "{ b: { c: 1, n: 2 }, l: [0] }"
    let e = "{ f: { c: 1 }, b: { c: 1 }, l: [0] }"
    for (target, expected) in [
      ("$.a.b", "{ a: \(changed), d: \(x), e: \(e) }"),
      ("$.d.b", "{ a: \(x), d: \(changed), e: \(e) }"),
      ("$.e.b", "{ a: \(x), d: \(x), e: { f: { c: 1 }, b: { c: 1, n: 2 }, l: [0] } }"),
      ("$.e.f", "{ a: \(x), d: \(x), e: { f: { c: 1, n: 2 }, b: { c: 1 }, l: [0] } }"),
    ] {
      let root = try apply(["{ target: \(target), update: { n: 2 } }"], on: document).tree.root
      XCTAssertEqual(root.sorted, try parsed(expected).sorted, target)
      let path = "#/" + target.dropFirst(2).replacing(".", with: "/")
      let node = try XCTUnwrap(JSONPath(target).nodes(in: root).first)
      XCTAssertEqual(node.pointer, path)
    }
    let removed = try apply(["{ target: $.a, remove: true }"], on: document).tree.root
    XCTAssertEqual(removed["d"]?.pointer, "#/d")
    XCTAssertEqual(removed["d"]?["l"]?[0]?.pointer, "#/d/l/0")
  }

  func testNodesHaveTheLocationsOfTheirFiles() throws {
    let result = try apply(
      ["{ target: $.info, update: { title: New, x-a: [{ b: c }] } }"],
      on: "info:\n  title: Old\n  version: 1\n"
    )
    let info = try XCTUnwrap(result.tree.root["info"])
    XCTAssertEqual(info.mark.description, "test.yaml:2:3")
    XCTAssertEqual(
      info.entries.map { "\($0.keyMark) \($0.value.mark)" },
      [
        "test.yaml:2:3 overlay.yaml:4:40", "test.yaml:3:3 test.yaml:3:12",
        "overlay.yaml:4:45 overlay.yaml:4:50",
      ]
    )
    XCTAssertEqual(info["x-a"]?[0]?["b"]?.mark.description, "overlay.yaml:4:56")
    XCTAssertEqual(info["x-a"]?[0]?["b"]?.pointer, "#/info/x-a/0/b")
    XCTAssertEqual(result.tree.file, "test.yaml")
  }

  func testSeveralOverlaysAreAppliedToTheResult() throws {
    let first = try overlay(["{ target: $, update: { a: [1] } }"], file: "one.yaml")
    let second = try overlay(["{ target: $.a, update: { b: 2 } }"], file: "two.yaml")
    let diagnostics = Diagnostics()
    let document = try parsed("x: 1")
    let tree = first.applied(to: document.tree, diagnostics: diagnostics).tree
    let result = second.applied(to: tree, diagnostics: diagnostics).tree.root
    XCTAssertEqual(result.compact, #"{"x":1,"a":[1,{"b":2}]}"#)
    XCTAssertEqual(result["a"]?[0]?.mark.file, "one.yaml")
    XCTAssertEqual(result["a"]?[1]?.mark.file, "two.yaml")
    XCTAssertEqual(document.compact, #"{"x":1}"#)
    XCTAssertEqual(diagnostics.all, [])
  }

  func testAnOverlayHasItsProperties() throws {
    let overlay = try overlay(["{ target: $.a, description: Because., update: {} }"])
    XCTAssertEqual(overlay.title, "Changes")
    XCTAssertEqual(overlay.version, "1")
    XCTAssertNil(overlay.extends)
    XCTAssertEqual(overlay.actions[0].target.text, "$.a")
    XCTAssertEqual(overlay.actions[0].description, "Because.")
    XCTAssertEqual(overlay.actions[0].mark.description, "overlay.yaml:4:15")
  }
}

// MARK: - Support

extension OverlayTests {
  private func parsed(_ text: String) throws -> Node { try root(text) }

  private func overlay(_ actions: [String], file: String = "overlay.yaml") throws -> Overlay {
    let text =
      "overlay: 1.0.0\ninfo: { title: Changes, version: 1 }\nactions:\n"
      + actions.map { "  - \($0)\n" }.joined()
    let tree = try XCTUnwrap(read(text, as: file).tree)
    let diagnostics = Diagnostics()
    let overlay = Overlay(tree, diagnostics: diagnostics)
    XCTAssertEqual(diagnostics.all.map(\.description), [])
    return try XCTUnwrap(overlay)
  }

  private func apply(_ actions: [String], on document: String) throws -> Overlay.Result {
    let diagnostics = Diagnostics()
    let result = try overlay(actions).applied(to: parsed(document).tree, diagnostics: diagnostics)
    XCTAssertEqual(diagnostics.all.map(\.description), [])
    return result
  }

  private func assertResult(
    of actions: String...,
    on document: String,
    counts: [Int]? = nil,
    _ expected: String,
    line: UInt = #line
  ) throws {
    let result = try apply(actions, on: document)
    XCTAssertEqual(result.tree.root.compact, expected, line: line)
    if let counts { XCTAssertEqual(result.selectionCounts, counts, line: line) }
  }
}

extension Node {
  /// The node as JSON with sorted keys.
  fileprivate var sorted: String {
    guard kind == .mapping else { return compact }
    let entries = entries.sorted { $0.key < $1.key }
    return "{" + entries.map { "\($0.key):\($0.value.sorted)" }.joined(separator: ",") + "}"
  }
}
