import Canonicalizing
import Specification
import XCTest

/// Tests of `arrays` in a `bindings.yaml`.
final class IsolatedArraysTests: XCTestCase {
  func testAllOrSomeSchemas() throws {
    let all = try XCTUnwrap(read("isolate").bindings?.isolatedArrays)
    XCTAssertNil(all.schemas)
    let same = try XCTUnwrap(read("{ isolate: all }").bindings?.isolatedArrays)
    XCTAssertNil(same.schemas)
    let some = try XCTUnwrap(read("{ isolate: [Book, Author] }").bindings?.isolatedArrays)
    XCTAssertEqual(some.schemas, ["Book", "Author"])
    XCTAssertNil(try XCTUnwrap(read(nil).bindings).isolatedArrays)
  }

  func testAnInvalidValueIsAnError() {
    for value in ["true", "all", "[Book]", "{ keep: [Book] }", "{ isolate: [Book], of: x }"] {
      let (bindings, messages) = read(value)
      XCTAssertNil(bindings, value)
      XCTAssertEqual(
        messages,
        [
          "bindings.yaml:4:9: error: “arrays” must be “isolate” or a mapping with an array of"
            + " schema names [invalid-value]\n  help: write isolate, or a mapping such as"
            + " { isolate: [Book, Author] }"
        ],
        value
      )
    }
  }

  func testAnUnknownSchemaIsReported() throws {
    let diagnostics = Diagnostics()
    let arrays = try XCTUnwrap(read("{ isolate: [Book, Autor] }").bindings?.isolatedArrays)
    arrays.reportUnused(among: ["Book", "Author"], to: diagnostics)
    XCTAssertEqual(
      diagnostics.all.map(\.description),
      [
        "bindings.yaml:4:20: warning: the schema “Autor” in “arrays” isn't defined [unused-rule]\n"
          + "  help: did you mean “Author”?"
      ]
    )
  }

  private func read(_ value: String?) -> (bindings: Bindings?, messages: [String]) {
    let diagnostics = Diagnostics()
    let text =
      "documents: [openapi.yaml]\nmodule: Shop\noutput: Out\n"
      + (value.map { "arrays: \($0)\n" } ?? "")
    let tree = Tree.parse(Array(text.utf8), file: "bindings.yaml", diagnostics: diagnostics)
    let bindings = tree.flatMap { Bindings($0, diagnostics: diagnostics) }
    return (bindings, diagnostics.all.map(\.description))
  }
}
