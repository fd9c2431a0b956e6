import Specification
import XCTest

final class MappingTests: XCTestCase {
  func testADuplicateKeyReportsBothLocations() {
    func expected(_ second: String, _ first: String) -> String {
      """
      test.yaml:\(second): warning: duplicate key “a”; the last one is used [duplicate-key]
        help: remove or rename one of the two keys
      test.yaml:\(first): note: this one is ignored
      """
    }
    assertMessages("a: 1\nb: 2\n'a': 3\n", expected("3:1", "1:1"))
    assertMessages("{\"a\":1,\n\"b\":2,\n\"\\u0061\":3}", expected("3:1", "1:2"))
  }

  func testTheLastOfDuplicatesIsKept() throws {
    let node = try XCTUnwrap(read("a: 1\nb: 2\na: 3\nc: 4\nb: 5\n").tree).root
    XCTAssertEqual(node.entries.map { "\($0.key)\($0.value.text)" }, ["a3", "c4", "b5"])
    XCTAssertEqual(node["b"]?.integer, 5)
  }

  func testAKeyThatIsNotAScalarIsOmitted() {
    assertMessages(
      "a: 1\n? [x, y]\n: 2\n",
      """
      test.yaml:2:3: warning: a key must be a scalar, not a collection; ignored [invalid-syntax]
        help: put a key that contains brackets or braces in quotes
      """
    )
  }

  func testManyKeysAreFoundAndTheirDuplicatesToo() throws {
    let lines = (0..<20_000).map { "key\($0): \($0)\n" }.joined()
    let node = try root(lines)
    XCTAssertEqual(node["key0"]?.integer, 0)
    XCTAssertEqual(node["key19999"]?.integer, 19_999)
    XCTAssertNil(node["key20000"])
    XCTAssertEqual(
      read(lines + "key5: x\nkey3: y\n").messages.map { $0.prefix(17) },
      [
        "test.yaml:20001:1", "test.yaml:20002:1",
      ]
    )
  }

  func testTheEmptyKeyIsAKey() throws {
    let node = try root("'': 1\nx: 2\n")
    XCTAssertEqual(node[""]?.integer, 1)
    XCTAssertEqual(node["x"]?.integer, 2)
  }

  func testAMergeKeyAddsMissingEntries() throws {
    let node = try root(
      """
      base: &base {a: 1, b: 2}
      more: &more {b: 3, c: 4}
      one: {<<: *base, b: 9}
      two: {a: 9, <<: [*base, *more], d: 5}
      three: {<<: {z: 0}}
      """
    )
    XCTAssertEqual(listed(node["one"]), "a1 b9")
    XCTAssertEqual(listed(node["two"]), "a9 b2 c4 d5")
    XCTAssertEqual(listed(node["three"]), "z0")
    XCTAssertEqual(node["two"]?["c"]?.pointer, "#/more/c")
    XCTAssertEqual(node["three"]?["z"]?.pointer, "#/three/z")
  }

  func testAQuotedMergeKeyIsAKey() throws {
    XCTAssertEqual(listed(try root("'<<': 1\n")), "<<1")
    XCTAssertEqual(listed(try root("{\"<<\": 1}")), "<<1")
  }

  func testOnlyMappingsAreMerged() {
    assertMessages(
      "<<: [{a: 1}, text]\n",
      """
      test.yaml:1:14: warning: a merge key must refer to a mapping or to a sequence of mappings; \
      ignored [invalid-syntax]
        help: refer to a mapping, or write "<<" in quotes for an ordinary key
      """
    )
  }

  private func listed(_ node: Node?) -> String {
    node?.entries.map { $0.key + $0.value.text }.joined(separator: " ") ?? "none"
  }
}
