import Specification
import XCTest

final class ReferenceTests: XCTestCase {
  func testAReferenceInsideOfTheFile() throws {
    try assertLeads("#/a~1b/~0c/x%20y", in: "a/b: {~c: {x y: found}}", to: "#/a~1b/~0c/x y")
    try assertLeads("#/list/1", in: "list: [0, 1]", to: "#/list/1")
    try assertLeads("#", in: "a: 1", to: "#")
    try assertLeads("#/", in: "'': 1", to: "#/")
    // A combining mark makes another character of the slash, but no other step.
    try assertLeads("#/\u{301}a/\u{301}b", in: "\u{301}a: {\u{301}b: 1}", to: "#/\u{301}a/\u{301}b")
    try assertLeads("#%2Fa", in: "a: 1", to: "#/a")
    try assertLeads("#named", in: "x: {y: {$anchor: named}}", to: "#/x/y")
  }

  func testAPointerGoesThroughOtherReferences() throws {
    let text = "a: {$ref: '#/b'}\nb: {$ref: '#/c'}\nc: {d: {e: 1}}"
    try assertLeads("#/a/d/e", in: text, to: "#/c/d/e")
    // What stands beside a $ref is found first.
    try assertLeads("#/a/x", in: "a: {$ref: '#/b', x: 1}\nb: {x: 2}", to: "#/a/x")
  }

  func testAChainIsFollowedToItsEnd() throws {
    let text = (0..<50).map { "a\($0): {$ref: '#/a\($0 + 1)'}\n" }.joined() + "a50: end"
    let (documents, node, said) = try open("root: {$ref: '#/a0'}\n" + text)
    XCTAssertEqual(try documents.resolve(XCTUnwrap(node["root"]))?.pointer, "#/a50")
    XCTAssertEqual(said(), "")
  }

  func testADanglingReferenceSuggestsTheNearestKey() throws {
    try assertSays(
      "#/components/schemas/Pte",
      in: "components: {schemas: {Dog: 1, Pet: 2}}",
      """
      spec.yaml:1:7: warning: the reference “#/components/schemas/Pte” leads nowhere: \
      “schemas” has no “Pte”; did you mean “Pet”? [dangling-reference]
      """
    )
    try assertSays(
      "#/component/schemas/Dog",
      in: "components: {schemas: {Pet: 2}}",
      """
      spec.yaml:1:7: warning: the reference “#/component/schemas/Dog” leads nowhere: \
      the top level has no “component”; did you mean “components”? [dangling-reference]
      """
    )
    try assertSays(
      "#/list/2",
      in: "list: [0, 1]",
      """
      spec.yaml:1:7: warning: the reference “#/list/2” leads nowhere: \
      “list” has 2 elements and no “2” [dangling-reference]
      spec.yaml:2:7: note: “list” is here
      """
    )
    try assertSays(
      "#naned",
      in: "x: {$anchor: named}",
      """
      spec.yaml:1:7: warning: no $anchor in “spec.yaml” is called “naned”; \
      did you mean “#named”? [dangling-reference]
      """
    )
  }

  func testOfTwoEqualAnchorsTheFirstCounts() throws {
    let (documents, node, said) = try open(
      "x: {$anchor: a}\ny: {$anchor: a}\nz: {$id: /z, $anchor: a}"
    )
    XCTAssertEqual(try documents.target(of: "#a", from: XCTUnwrap(node["y"]))?.pointer, "#/x")
    XCTAssertEqual(try documents.target(of: "#a", from: XCTUnwrap(node["z"]))?.pointer, "#/z")
    XCTAssertEqual(
      said(),
      """
      spec.yaml:2:14: warning: another schema has the $anchor “a” already; references lead to that \
      one; rename one of them [duplicate-anchor]
      spec.yaml:1:4: note: the first is here
      """
    )
  }

  func testABadReferenceSaysWhatIsBad() throws {
    for bad in ["#/a~2", "#/a~", "#/%zz", "#/%C3", "%00.yaml"] {
      let (documents, node, said) = try open("a: '\(bad)'")
      XCTAssertNil(try documents.target(of: bad, from: XCTUnwrap(node["a"])))
      XCTAssertTrue(said().hasSuffix("[bad-reference]"), said())
    }
  }

  func testALoopIsReportedOnce() throws {
    let (documents, node, said) = try open(
      "a: {$ref: '#/b'}\nb: {$ref: '#/c'}\nc: {$ref: '#/b'}\nd: {$ref: '#/a'}\ne: {$ref: '#/e'}\n"
    )
    for name in ["a", "b", "c", "d", "a", "e"] {
      XCTAssertNil(try documents.resolve(XCTUnwrap(node[name])))
    }
    XCTAssertEqual(
      said(),
      """
      spec.yaml:2:11: warning: the reference “#/c” leads back to itself; \
      let one of the references in the loop name a description [reference-loop]
      spec.yaml:5:11: warning: the reference “#/e” leads back to itself; \
      let one of the references in the loop name a description [reference-loop]
      """
    )
  }

  func testALoopThroughPointersEnds() throws {
    let (documents, node, said) = try open("a: {$ref: '#/b/x'}\nb: {$ref: '#/a/x'}\n")
    XCTAssertNil(try documents.resolve(XCTUnwrap(node["a"])))
    XCTAssertEqual(
      said(),
      """
      spec.yaml:1:11: warning: the reference “#/b/x” leads back to itself; \
      let one of the references in the loop name a description [reference-loop]
      """
    )
  }

  func testALongChainIsADiagnostic() throws {
    let chain = (0..<5000).map { "a\($0): {$ref: '#/a\($0 + 1)/x'}\n" }.joined()
    let (documents, node, said) = try open(chain + "a5000: {x: 1}\n")
    XCTAssertNil(try documents.resolve(XCTUnwrap(node["a0"])))
    XCTAssertEqual(
      said(),
      """
      spec.yaml:101:14: warning: more than 100 references follow one another up to here; \
      refer to the last one directly [long-reference-chain]
      """
    )
  }

  func testAReferenceToASchemaThatCallsItself() throws {
    let text = """
      $self: https://x.org/api/spec.yaml
      components:
        schemas:
          Pet: {$id: 'https://x.org/pet', $defs: {Tag: {$anchor: tag}}, of: {$ref: '#/$defs/Tag'}}
          Cat: {$id: pet/cat, of: {$ref: '../../pet#tag'}}
          Dog: {$anchor: tag}
      """
    try assertLeads("https://x.org/pet", in: text, to: "#/components/schemas/Pet")
    try assertLeads("//x.org/pet#tag", in: text, to: "#/components/schemas/Pet/$defs/Tag")
    try assertLeads("../pet", in: text, to: "#/components/schemas/Pet")
    try assertLeads("pet/cat", in: text, to: "#/components/schemas/Cat")
    try assertLeads("spec.yaml#/components", in: text, to: "#/components")
    let (documents, root, said) = try open(text)
    let schemas = try XCTUnwrap(root["components"]?["schemas"])
    // Inside of a schema with a name, names and pointers are seen from there.
    for name in ["Pet", "Cat"] {
      let node = try XCTUnwrap(schemas[name]?["of"])
      let target = documents.resolve(node)?.pointer
      XCTAssertEqual(target, "#/components/schemas/Pet/$defs/Tag", name)
    }
    // Most authors see their pointers from the file's root all the same.
    let outer = documents.target(
      of: "#/components/schemas/Dog",
      from: try XCTUnwrap(schemas["Pet"]?["of"])
    )
    XCTAssertEqual(outer?.pointer, "#/components/schemas/Dog")
    XCTAssertEqual(said(), "")
  }

  func testTheDocumentsNameShowsWhatLiesBesideIt() throws {
    let folder = try Folder(
      ["spec.yaml": "$self: https://x.org/api/spec.yaml\n", "parts/a b.yaml": "c: 1"],
      for: self
    )
    let diagnostics = Diagnostics()
    let documents = Documents(entry: folder("spec.yaml"), diagnostics: diagnostics)
    let root = try XCTUnwrap(documents.entry).root
    let part = documents.target(of: "https://x.org/api/parts/a%20b.yaml#/c", from: root)
    XCTAssertEqual(part?.integer, 1)
    XCTAssertEqual(folder.said(diagnostics), "")
    XCTAssertNil(documents.target(of: "https://x.org/api/../../etc/passwd", from: root))
    XCTAssertNil(documents.target(of: "https://x.org/other.yaml", from: root))
    XCTAssertEqual(
      folder.said(diagnostics),
      """
      spec.yaml:1:1: warning: the reference leads to “../../etc/passwd”, outside of the root \
      folder, and isn't followed; move the file into the folder [outside-root]
      spec.yaml:1:1: warning: the reference “https://x.org/other.yaml” isn't followed, since only \
      files are read; save a copy beside the description and refer to it with a relative path \
      [remote-reference]
      """
    )
  }

  func testWhatIsMeantIsFollowed() throws {
    let text = "components: {schemas: {Pet: 1}, parameters: {Max: 2}}"
    let pet = "#/components/schemas/Pet"
    for (written, meant, complaint) in [
      ("#components/schemas/Pet", pet, "is taken as “\(pet)”; write it so"),
      (" #/components/schemas/Pet\n", pet, "is taken as “\(pet)”; write it so"),
      ("#/definitions/Pet", pet, "is written as in Swagger 2, and taken as “\(pet)”; write it so"),
      (
        "#/parameters/Max", "#/components/parameters/Max",
        "is written as in Swagger 2, and taken as “#/components/parameters/Max”; write it so"
      ),
      ("Pet", pet, "leads nowhere, and is taken as “\(pet)”; write it so"),
      (
        ".\\spec.yaml#/components", "#/components",
        "is taken as “./spec.yaml#/components”; write it so"
      ),
    ] {
      let (documents, root, said) = try open(text)
      XCTAssertEqual(documents.target(of: written, from: root)?.pointer, meant, written)
      let shown = written.replacing("\n", with: "\\n")
      XCTAssertEqual(
        said(),
        "spec.yaml:1:1: warning: the reference “\(shown)” \(complaint) [bad-reference]"
      )
    }
  }

  private func open(
    _ text: String
  ) throws -> (documents: Documents, root: Node, said: () -> String) {
    let folder = try Folder(["spec.yaml": text], for: self)
    let diagnostics = Diagnostics()
    let documents = Documents(entry: folder("spec.yaml"), diagnostics: diagnostics)
    return (documents, try XCTUnwrap(documents.entry).root, { folder.said(diagnostics) })
  }

  private func assertLeads(
    _ reference: String,
    in text: String,
    to pointer: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (documents, node, said) = try open(text)
    let target = documents.target(of: reference, from: node)
    XCTAssertEqual(target?.pointer, pointer, file: file, line: line)
    XCTAssertEqual(said(), "", file: file, line: line)
  }

  private func assertSays(
    _ reference: String,
    in text: String,
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (documents, node, said) = try open("from: '\(reference)'\n\(text)")
    XCTAssertNil(
      documents.target(of: reference, from: try XCTUnwrap(node["from"])),
      file: file,
      line: line
    )
    XCTAssertEqual(said(), expected, file: file, line: line)
  }
}
