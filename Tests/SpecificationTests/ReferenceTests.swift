import Specification
import XCTest

final class ReferenceTests: XCTestCase {
  func testAReferenceInsideOfTheFile() throws {
    try assertResolves("#/a~1b/~0c/x%20y", in: "a/b: {~c: {x y: found}}", to: "#/a~1b/~0c/x y")
    try assertResolves("#/list/1", in: "list: [0, 1]", to: "#/list/1")
    try assertResolves("#", in: "a: 1", to: "#")
    try assertResolves("#/", in: "'': 1", to: "#/")
    // A combining mark and the slash form another character, but not another step.
    let pointer = "#/\u{301}a/\u{301}b"
    try assertResolves(pointer, in: "\u{301}a: {\u{301}b: 1}", to: pointer)
    try assertResolves("#%2Fa", in: "a: 1", to: "#/a")
    try assertResolves("#named", in: "x: {y: {$anchor: named}}", to: "#/x/y")
  }

  func testAPointerFollowsReferences() throws {
    let text = "a: {$ref: '#/b'}\nb: {$ref: '#/c'}\nc: {d: {e: 1}}"
    try assertResolves("#/a/d/e", in: text, to: "#/c/d/e")
    // A sibling of a $ref has precedence.
    try assertResolves("#/a/x", in: "a: {$ref: '#/b', x: 1}\nb: {x: 2}", to: "#/a/x")
  }

  func testAChainIsFollowedToItsEnd() throws {
    let text = (0..<50).map { "a\($0): {$ref: '#/a\($0 + 1)'}\n" }.joined() + "a50: end"
    let (documents, node, messages) = try open("root: {$ref: '#/a0'}\n" + text)
    XCTAssertEqual(try documents.resolve(XCTUnwrap(node["root"]))?.pointer, "#/a50")
    XCTAssertEqual(messages(), "")
  }

  func testAnUnresolvedReferenceSuggestsASimilarKey() throws {
    try assertUnresolved(
      "#/components/schemas/Pte",
      in: "components: {schemas: {Dog: 1, Pet: 2}}",
      """
      spec.yaml:1:7: warning: “Pte” isn't defined in “components/schemas” [unresolved-reference]
        help: did you mean “Pet”?
      """
    )
    try assertUnresolved(
      "#/component/schemas/Dog",
      in: "components: {schemas: {Pet: 2}}",
      """
      spec.yaml:1:7: warning: “component” isn't defined at the top level [unresolved-reference]
        help: did you mean “components”?
      """
    )
    try assertUnresolved(
      "#/list/2",
      in: "list: [0, 1]",
      """
      spec.yaml:1:7: warning: “2” isn't defined in “list”, an array of 2 elements \
      [unresolved-reference]
        help: correct the reference “#/list/2”
      spec.yaml:2:7: note: “list” is here
      """
    )
    try assertUnresolved(
      "#naned",
      in: "x: {$anchor: named}",
      """
      spec.yaml:1:7: warning: the anchor “naned” isn't defined in “spec.yaml” [unresolved-reference]
        help: did you mean “#named”?
      """
    )
  }

  func testAnUnresolvedPointerInsideAComponentIsNotReinterpreted() throws {
    try assertUnresolved(
      "#/components/schemas/Deep/oneOf/7",
      in: "components: {schemas: {Deep: {oneOf: [1]}}}",
      """
      spec.yaml:1:7: warning: “7” isn't defined in “components/schemas/Deep/oneOf”, an array of 1 \
      element [unresolved-reference]
        help: correct the reference “#/components/schemas/Deep/oneOf/7”
      spec.yaml:2:38: note: “components/schemas/Deep/oneOf” is here
      """
    )
    try assertUnresolved(
      "#/components/schema/Deep/items",
      in: "components: {schemas: {Deep: {oneOf: [1]}}}",
      """
      spec.yaml:1:7: warning: “schema” isn't defined in “components” [unresolved-reference]
        help: did you mean “schemas”?
      """
    )
  }

  func testTheFirstOfDuplicateAnchorsIsUsed() throws {
    let (documents, node, messages) = try open(
      "x: {$anchor: a}\ny: {$anchor: a}\nz: {$id: /z, $anchor: a}"
    )
    XCTAssertEqual(try documents.target(of: "#a", from: XCTUnwrap(node["y"]))?.pointer, "#/x")
    XCTAssertEqual(try documents.target(of: "#a", from: XCTUnwrap(node["z"]))?.pointer, "#/z")
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:2:14: warning: duplicate $anchor “a”; the first one is used [duplicate-anchor]
        help: rename one of the two anchors
      spec.yaml:1:4: note: the first one is here
      """
    )
  }

  func testAnInvalidReferenceIsReported() throws {
    for bad in ["#/a~2", "#/a~", "#/%zz", "#/%C3", "%00.yaml"] {
      let (documents, node, messages) = try open("a: '\(bad)'")
      XCTAssertNil(try documents.target(of: bad, from: XCTUnwrap(node["a"])))
      XCTAssertTrue(messages().contains(" [invalid-reference]\n  help: "), messages())
    }
  }

  func testTheDocumentsURIResolvesSiblingFiles() throws {
    let folder = try Folder(
      ["spec.yaml": "$self: https://x.org/api/spec.yaml\n", "parts/a b.yaml": "c: 1"],
      for: self
    )
    let diagnostics = Diagnostics()
    let documents = Documents(entry: folder("spec.yaml"), diagnostics: diagnostics)
    let root = try XCTUnwrap(documents.entry).root
    let part = documents.target(of: "https://x.org/api/parts/a%20b.yaml#/c", from: root)
    XCTAssertEqual(part?.integer, 1)
    XCTAssertEqual(folder.messages(diagnostics), "")
    XCTAssertNil(documents.target(of: "https://x.org/api/../../etc/passwd", from: root))
    XCTAssertNil(documents.target(of: "https://x.org/other.yaml", from: root))
    // The first fix depends on the path of the temporary folder.
    let messages = folder.messages(diagnostics).split(separator: "\n", maxSplits: 2)
    XCTAssertEqual(messages.count, 3)
    XCTAssertEqual(
      messages.first,
      """
      spec.yaml:1:1: warning: the reference to “../../etc/passwd” leaves the root folder; ignored \
      [external-reference]
      """
    )
    XCTAssertEqual(
      messages.last,
      """
      spec.yaml:1:1: warning: the reference “https://x.org/other.yaml” isn't a path to a local \
      file; ignored [external-reference]
        help: run bindery vendor, which saves a copy beside the document
      """
    )
  }

  func testAlmostValidReferencesAreFollowed() throws {
    let text = "components: {schemas: {Pet: 1}, parameters: {Max: 2}}"
    let pet = "#/components/schemas/Pet"
    for (written, target, problem) in [
      ("#components/schemas/Pet", pet, "isn't valid"),
      (" #/components/schemas/Pet\n", pet, "isn't valid"),
      ("#/definitions/Pet", pet, "belongs to Swagger 2"),
      ("#/parameters/Max", "#/components/parameters/Max", "belongs to Swagger 2"),
      ("Pet", pet, "can't be resolved"),
      (".\\spec.yaml#/components", "./spec.yaml#/components", "isn't valid"),
    ] {
      let (documents, root, messages) = try open(text)
      XCTAssertEqual(
        documents.target(of: written, from: root)?.pointer,
        target.replacing("./spec.yaml", with: ""),
        written
      )
      let shown = written.replacing("\n", with: "\\n")
      XCTAssertEqual(
        messages(),
        "spec.yaml:1:1: warning: the reference “\(shown)” \(problem); interpreted as “\(target)”"
          + " [invalid-reference]\n  help: write “\(target)”"
      )
    }
  }
}
