import Specification
import XCTest

/// The word that somebody probably meant.
final class SuggestionTests: XCTestCase {
  /// However often it is asked where a reference leads, the answer is sought once.
  func testAHundredSlipsAreAllCorrected() throws {
    let names = (0..<100).map { "  name\($0): {}\n  use\($0): { $ref: '#/a/nome\($0)' }\n" }
    let folder = try Folder(["spec.yaml": "a:\n" + names.joined()], for: self)
    let (documents, root, said) = try folder.open()
    for _ in 0..<3 {
      for index in 0..<100 {
        let node = try XCTUnwrap(root["a"]?["use\(index)"]?["$ref"])
        XCTAssertNil(documents.target(of: node.text, from: node))
      }
    }
    XCTAssertEqual(said().matches(of: /help: did you mean/).count, 100)
    XCTAssertEqual(said().split(separator: "\n").count, 200)
  }

  func testFilesThatAreMissingInGreatNumberAreNotCompared() throws {
    let uses = (0..<300).map { "use\($0): { $ref: spoc\($0 % 10).yaml }\n" }
    let folder = try Folder(["spec.yaml": uses.joined()], for: self)
    let (documents, root, said) = try folder.open()
    for index in 0..<300 { _ = try documents.resolve(XCTUnwrap(root["use\(index)"])) }
    XCTAssertEqual(said().matches(of: /help: did you mean/).count, 200)
  }

  private let words = ["Pet", "Pets", "Owner", "OwnerAddress", "io.k8s.api.core.v1.PodSpec"]

  func testTheNearestIsMeant() {
    assertMeant("Pat", "Pet")
    assertMeant("pets", "Pets")
    assertMeant("Onwer", "Owner")
    assertMeant("OwnerAdress", "OwnerAddress")
    assertMeant("OwnerAddressses", "OwnerAddress")
    assertMeant("io.k8s.api.core.v1.PodSepc", "io.k8s.api.core.v1.PodSpec")
    assertMeant("api.core.v1.PodSpec", nil)
    assertMeant("k8s.api.core.v1.PodSpec", "io.k8s.api.core.v1.PodSpec")
  }

  func testTheFirstOfSeveralAsNearIsMeant() {
    assertMeant("Petx", "Pet")
    XCTAssertEqual(Suggestion.nearest(to: "ab", among: ["aa", "bb"]), "aa")
  }

  func testWhatIsFarOffIsNotMeant() {
    assertMeant("Dog", nil)
    assertMeant("", nil)
    assertMeant("O", nil)
    assertMeant("AddressOfOwner", nil)
    assertMeant(String(repeating: "Pet", count: 100), nil)
  }

  private func assertMeant(_ word: String, _ expected: String?, line: UInt = #line) {
    XCTAssertEqual(Suggestion.nearest(to: word, among: words), expected, word, line: line)
  }
}
