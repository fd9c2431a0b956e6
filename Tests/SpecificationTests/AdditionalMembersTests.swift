import Canonicalizing
import Specification
import XCTest

/// Tests of `additionalMembers` in a `bindings.yaml`.
final class AdditionalMembersTests: XCTestCase {
  func testAllOrSomeSchemas() throws {
    let all = try XCTUnwrap(read("all").bindings?.additionalMembers)
    XCTAssertNil(all.schemas)
    let some = try XCTUnwrap(read("[Book, Author]").bindings?.additionalMembers)
    XCTAssertEqual(some.schemas, ["Book", "Author"])
    XCTAssertNil(try XCTUnwrap(read(nil).bindings).additionalMembers)
  }

  func testAnInvalidValueIsAnError() {
    for value in ["true", "some", "{ Book: all }"] {
      let (bindings, messages) = read(value)
      XCTAssertNil(bindings, value)
      XCTAssertEqual(
        messages,
        [
          "bindings.yaml:4:20: error: “additionalMembers” must be “all” or an array of schema"
            + " names [invalid-value]\n  help: write all, or an array such as [Book, Author]"
        ],
        value
      )
    }
  }

  func testAnUnknownSchemaIsReported() throws {
    let diagnostics = Diagnostics()
    let members = try XCTUnwrap(read("[Book, Autor]").bindings?.additionalMembers)
    members.reportUnused(among: ["Book", "Author"], to: diagnostics)
    XCTAssertEqual(
      diagnostics.all.map(\.description),
      [
        "bindings.yaml:4:20: warning: the schema “Autor” in “additionalMembers” isn't defined"
          + " [unused-rule]\n  help: did you mean “Author”?"
      ]
    )
  }

  private func read(_ value: String?) -> (bindings: Bindings?, messages: [String]) {
    let diagnostics = Diagnostics()
    let text =
      "documents: [openapi.yaml]\nmodule: Shop\noutput: Out\n"
      + (value.map { "additionalMembers: \($0)\n" } ?? "")
    let tree = Tree.parse(Array(text.utf8), file: "bindings.yaml", diagnostics: diagnostics)
    let bindings = tree.flatMap { Bindings($0, diagnostics: diagnostics) }
    return (bindings, diagnostics.all.map(\.description))
  }
}
