import Specification
import XCTest

/// Tests of suggestions for unknown names.
final class SuggestionTests: XCTestCase {
  /// The result of a reference is determined once.
  func testAHundredMisspelledReferencesAreCorrected() throws {
    let names = (0..<100).map { "  name\($0): {}\n  use\($0): { $ref: '#/a/nome\($0)' }\n" }
    let folder = try Folder(["spec.yaml": "a:\n" + names.joined()], for: self)
    let (documents, root, messages) = try folder.open()
    for _ in 0..<3 {
      for index in 0..<100 {
        let node = try XCTUnwrap(root["a"]?["use\(index)"]?["$ref"])
        XCTAssertNil(documents.target(of: node.text, from: node))
      }
    }
    XCTAssertEqual(messages().matches(of: /help: did you mean/).count, 100)
    XCTAssertEqual(messages().split(separator: "\n").count, 200)
  }

  func testManyMissingFilesAreNotCompared() throws {
    let uses = (0..<300).map { "use\($0): { $ref: spoc\($0 % 10).yaml }\n" }
    let folder = try Folder(["spec.yaml": uses.joined()], for: self)
    let (documents, root, messages) = try folder.open()
    for index in 0..<300 { _ = try documents.resolve(XCTUnwrap(root["use\(index)"])) }
    XCTAssertEqual(messages().matches(of: /help: did you mean/).count, 200)
  }

  private let words = ["Pet", "Pets", "Owner", "OwnerAddress", "io.k8s.api.core.v1.PodSpec"]

  func testTheNearestNameIsSuggested() {
    assertSuggestion("Pat", "Pet")
    assertSuggestion("pets", "Pets")
    assertSuggestion("Onwer", "Owner")
    assertSuggestion("OwnerAdress", "OwnerAddress")
    assertSuggestion("OwnerAddressses", "OwnerAddress")
    assertSuggestion("io.k8s.api.core.v1.PodSepc", "io.k8s.api.core.v1.PodSpec")
    assertSuggestion("api.core.v1.PodSpec", nil)
    assertSuggestion("k8s.api.core.v1.PodSpec", "io.k8s.api.core.v1.PodSpec")
  }

  func testTheFirstOfEquallyNearNamesIsSuggested() {
    assertSuggestion("Petx", "Pet")
    XCTAssertEqual(Suggestion.nearest(to: "ab", among: ["aa", "bb"]), "aa")
  }

  func testDistantNamesAreNotSuggested() {
    assertSuggestion("Dog", nil)
    assertSuggestion("", nil)
    assertSuggestion("O", nil)
    assertSuggestion("AddressOfOwner", nil)
    assertSuggestion(String(repeating: "Pet", count: 100), nil)
  }

  private func assertSuggestion(_ word: String, _ expected: String?, line: UInt = #line) {
    XCTAssertEqual(Suggestion.nearest(to: word, among: words), expected, word, line: line)
  }
}
