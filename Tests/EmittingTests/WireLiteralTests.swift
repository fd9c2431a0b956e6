import Shape
import SwiftSource
import XCTest

@testable import Emitting

/// Literals and names of wire formats in generated code.
final class WireLiteralTests: XCTestCase {
  /// An API key has the location and the name that its security scheme declares.
  func testEachKindOfCredential() {
    let kinds: [(CredentialScheme.Kind, String)] = [
      (.apiKey(name: "X-Key", location: .header), ".apiKey(my, header: \"X-Key\")"),
      (.apiKey(name: "api_key", location: .query), ".apiKey(my, query: \"api_key\")"),
      (.apiKey(name: "sid", location: .cookie), ".apiKey(my, cookie: \"sid\")"),
      (.basic, ".basic(user: my.user, password: my.password)"),
      (.bearer, ".bearer(my)"),
      (.tokens(CredentialScheme.TokenOrigin()), ".tokens(my)"),
      (.authorization("DPoP"), ".authorization(\"DPoP\", my)"),
    ]
    for (kind, value) in kinds {
      let scheme = CredentialScheme(id: CredentialScheme.ID("my"), kind: kind)
      let drafts = CredentialDrafter(schemes: [scheme]).blueprints
      XCTAssertEqual(drafts.map(\.key), ["my"])
      for draft in drafts { assertPrints(draft.value, value) }
    }
  }

  /// Ranges have the names of the classes of status codes in RFC 9110 §15.
  func testNamesOfStatusRanges() {
    let phrases = (1...6).map { Response.Status.range($0).phrase }
    XCTAssertEqual(
      phrases,
      ["informational", "success", "redirection", "clientError", "serverError", "status6XX"]
    )
    XCTAssertEqual(Response.Status.default.phrase, "other")
    XCTAssertEqual(Response.Status.code(599).phrase, "status599")
  }

  /// Invisible characters are escapes of JSON, with surrogate pairs beyond 16 bits.
  func testInvisibleCharactersInJSON() {
    let texts = [
      ("\u{202E}", "202e"), ("\u{200D}", "200d"), ("\u{FEFF}", "feff"), ("\u{7}", "0007"),
      ("\u{7F}", "007f"), ("\u{2028}", "2028"), ("\u{2029}", "2029"), ("\u{AD}", "00ad"),
    ]
    for (text, digits) in texts {
      XCTAssertEqual(LiteralText.compact(.string("a\(text)b")), "\"a\\u\(digits)b\"")
    }
    XCTAssertEqual(LiteralText.compact(.string("\u{E0001}")), #""\udb40\udc01""#)
    XCTAssertEqual(LiteralText.compact(.string("é 用 😀")), #""é 用 😀""#)
  }
}
