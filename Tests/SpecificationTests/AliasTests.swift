import Specification
import XCTest

final class AliasTests: XCTestCase {
  func testAnAliasIsTheNodeItself() throws {
    let node = try root("a: &x {k: 1}\nb: *x\nc: [*x]\n&y key: *x\nd: {*y : 2}\n")
    XCTAssertEqual(node["b"], node["a"])
    XCTAssertEqual(node["c"]?[0], node["a"])
    XCTAssertEqual(node["b"]?.pointer, "#/a")
    XCTAssertEqual(node.entries.map(\.key), ["a", "b", "c", "key", "d"])
    XCTAssertEqual(node["d"]?["key"]?.integer, 2)
  }

  func testAnAliasOfAScalarHasItsOwnLocation() throws {
    let node = try root("&k a: &v 1\nb: *v\nc: *k\n")
    XCTAssertEqual(node.entries.map(\.value.text), ["1", "1", "a"])
    XCTAssertEqual(node.entries.map(\.value.pointer), ["#/a", "#/b", "#/c"])
    XCTAssertEqual(node["b"]?.mark, Mark(file: "test.yaml", line: 2, column: 4))
  }

  func testAnAnchorMayBeSetAgain() throws {
    let node = try root("[&x 1, *x, &x 2, *x]")
    XCTAssertEqual(node.elements.map(\.integer), [1, 1, 2, 2])
  }

  func testAnAliasBombIsADiagnostic() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    assertMessages(
      text,
      """
      test.yaml:7:10: error: aliases expand to more than 1000000 nodes [limit-exceeded]
        help: replace aliases with $ref
      """
    )
  }

  func testAliasesOfALongScalarAreLimited() {
    var limits = Limits()
    limits.sharedNodes = 1_000
    let long = String(repeating: "x", count: 100 << 10)
    for line in ["- *x\n", "- *x : 1\n"] {
      let text = "- &x \(long)\n" + String(repeating: line, count: 10)
      XCTAssertEqual(read(text, limits: limits).codes, ["limit-exceeded"])
    }
  }

  func testAMergeBombIsADiagnostic() {
    let keys = (0..<2000).map { "k\($0): \($0)" }.joined(separator: ", ")
    let merges = String(repeating: "- <<: *base\n", count: 2000)
    XCTAssertEqual(read("- &base {\(keys)}\n\(merges)").codes, ["limit-exceeded"])
  }

  func testAnAliasInsideOfItsNodeIsADiagnostic() {
    assertMessages(
      "a: &x\n  b: [*x]\n",
      """
      test.yaml:2:7: error: the alias “*x” is inside the node that it refers to [invalid-alias]
        help: refer to the node with $ref, which may be recursive
      test.yaml:1:4: note: the node begins here
      """
    )
  }

  func testAnUnknownAliasSuggestsASimilarName() {
    assertMessages(
      "a: &common 1\nb: *comon\n",
      """
      test.yaml:2:4: error: the alias “*comon” refers to an undefined anchor [invalid-alias]
        help: did you mean “*common”?
      """
    )
  }

  func testDepthCountsThroughAliases() {
    var limits = Limits()
    limits.depth = 4
    XCTAssertEqual(read("a: &x [[1]]\nb: [*x]\n", limits: limits).messages, [])
    XCTAssertEqual(
      read("a: &x [[1]]\nb: [[*x]]\n", limits: limits).messages.map { $0.prefix(15) },
      ["test.yaml:2:6: "]
    )
  }
}
