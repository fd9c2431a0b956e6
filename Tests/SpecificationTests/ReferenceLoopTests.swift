import Specification
import XCTest

/// Tests of circular references and long chains.
final class ReferenceLoopTests: XCTestCase {
  func testALoopIsReportedOnce() throws {
    let (documents, node, messages) = try open(
      "a: {$ref: '#/b'}\nb: {$ref: '#/c'}\nc: {$ref: '#/b'}\nd: {$ref: '#/a'}\ne: {$ref: '#/e'}\n"
    )
    for name in ["a", "b", "c", "d", "a", "e"] {
      XCTAssertNil(try documents.resolve(XCTUnwrap(node[name])))
    }
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:2:11: warning: circular reference “#/c”; ignored [circular-reference]
        help: replace one reference of the cycle with an object
      spec.yaml:5:11: warning: circular reference “#/e”; ignored [circular-reference]
        help: replace one reference of the cycle with an object
      """
    )
  }

  func testALoopThroughPointersEnds() throws {
    let (documents, node, messages) = try open("a: {$ref: '#/b/x'}\nb: {$ref: '#/a/x'}\n")
    XCTAssertNil(try documents.resolve(XCTUnwrap(node["a"])))
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:1:11: warning: circular reference “#/b/x”; ignored [circular-reference]
        help: replace one reference of the cycle with an object
      """
    )
  }

  func testALongChainIsADiagnostic() throws {
    let chain = (0..<5000).map { "a\($0): {$ref: '#/a\($0 + 1)/x'}\n" }.joined()
    let (documents, node, messages) = try open(chain + "a5000: {x: 1}\n")
    XCTAssertNil(try documents.resolve(XCTUnwrap(node["a0"])))
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:101:14: warning: a chain of more than 100 references; ignored [nesting-limit]
        help: refer to the last target directly
      """
    )
  }

  func testAReferenceToASchemaWithAnID() throws {
    let text = """
      $self: https://x.org/api/spec.yaml
      components:
        schemas:
          Pet: {$id: 'https://x.org/pet', $defs: {Tag: {$anchor: tag}}, of: {$ref: '#/$defs/Tag'}}
          Cat: {$id: pet/cat, of: {$ref: '../../pet#tag'}}
          Dog: {$anchor: tag}
      """
    try assertResolves("https://x.org/pet", in: text, to: "#/components/schemas/Pet")
    try assertResolves("//x.org/pet#tag", in: text, to: "#/components/schemas/Pet/$defs/Tag")
    try assertResolves("../pet", in: text, to: "#/components/schemas/Pet")
    try assertResolves("pet/cat", in: text, to: "#/components/schemas/Cat")
    try assertResolves("spec.yaml#/components", in: text, to: "#/components")
    let (documents, root, messages) = try open(text)
    let schemas = try XCTUnwrap(root["components"]?["schemas"])
    // In a schema with an $id, URIs and pointers are relative to it.
    for name in ["Pet", "Cat"] {
      let node = try XCTUnwrap(schemas[name]?["of"])
      let target = documents.resolve(node)?.pointer
      XCTAssertEqual(target, "#/components/schemas/Pet/$defs/Tag", name)
    }
    // Most authors write pointers relative to the file's root nevertheless.
    let outer = documents.target(
      of: "#/components/schemas/Dog",
      from: try XCTUnwrap(schemas["Pet"]?["of"])
    )
    XCTAssertEqual(outer?.pointer, "#/components/schemas/Dog")
    XCTAssertEqual(messages(), "")
  }
}
