import BinderyRuntime
import XCTest

/// No text that is made of a value shows its secrets: the description, the debug description and
/// the dump.
final class RedactionTests: XCTestCase {
  func testNoTextShowsASecret() throws {
    let bytes = "\(Array(Canary.secret.utf8))".dropFirst().dropLast()
    for canary in try Canary.all() {
      for text in Self.texts(of: canary.value) {
        for secret in [Canary.secret, Canary.key, String(bytes)] where text.contains(secret) {
          XCTFail("\(canary.type) shows a secret: \(text)")
        }
      }
    }
  }

  func testPublicValuesAreShown() throws {
    for canary in try Canary.all() {
      var dumped = ""
      dump(canary.value, to: &dumped)
      for text in canary.visible where !dumped.contains(text) {
        XCTFail("\(canary.type) doesn't show \(text): \(dumped)")
      }
    }
  }

  /// A value without a mirror of its own shows its secret in each of the ways.
  func testTheTextsWouldShowASecret() {
    struct Plain { let token = Canary.secret }
    for text in Self.texts(of: Plain()) { XCTAssertTrue(text.contains(Canary.secret), text) }
  }

  func testURLs() {
    let table = [
      "https://a.example/p?x=1#y": "https://a.example/p",
      "https://u:p@a.example/p": "https://a.example/p",
      "https://u:p@w@a.example": "https://a.example",
      "u:p@a.example:80": "a.example:80",
      "/path@x?q": "/path@x",
      "https://a.example/p@q": "https://a.example/p@q",
      "": "",
    ]
    for (url, shown) in table { XCTAssertEqual(Redaction.url(url), shown, url) }
  }

  private static func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    var printed = ""
    print(value, to: &printed)
    return [
      "\(value)", String(describing: value), String(reflecting: value), printed, dumped,
      "\([value])", "\(Optional(value) as Any)",
    ]
  }
}
