import Specification
import XCTest

/// The word that somebody probably meant.
final class SuggestionTests: XCTestCase {
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
