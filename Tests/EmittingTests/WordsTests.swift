import XCTest

@testable import Emitting
@testable import SwiftSource

/// The Swift names of a document's words.
final class WordsTests: XCTestCase {
  func testMembers() { assertNames(WordsTests.members) { Words($0).lowerCamel } }

  func testTypes() { assertNames(WordsTests.types) { Words($0).upperCamel } }

  func testALongNameIsShortened() {
    assertNames(
      [
        (
          "replaceFlowcontrolApiserverV1beta3PriorityLevelConfigurationStatus",
          "ReplaceFlowcontrolApiserverV1beta3PriorityLevelConfigurationStatus"
        ),
        (
          "Gives every pet whose owner lives in the town. Those without an owner are omitted, too",
          "GivesEveryPetWhoseOwnerLivesInTheTownThoseWithoutAnOwnerAre"
        ),
      ]
    ) { Words($0).upperCamel }
    XCTAssertEqual(Words(String(repeating: "long ", count: 40)).lowerCamel.count, 60)
    XCTAssertEqual(Words(String(repeating: "a", count: 1000)).lowerCamel.count, 80)
  }

  func testATypeInAScriptWithoutCase() throws {
    let document = Emission.document(
      schemas: "名: { properties: { 名: { properties: { 字: { type: string } } } } }"
    )
    let model = try XCTUnwrap(Emission(document).texts["Models/名Model.swift"])
    XCTAssertTrue(model.contains("public var 名: 名Model名?"), model)
  }

  func testEveryNameIsAnIdentifier() {
    for scalar in (0...0x2FFF).compactMap(Unicode.Scalar.init) {
      for text in [String(scalar), "a\(scalar)b", "\(scalar)1"] {
        XCTAssertNotNil(SwiftName(Words(text).lowerCamel), "U+\(String(scalar.value, radix: 16))")
        XCTAssertNotNil(SwiftName(Words(text).upperCamel), "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  private static let members = [
    ("user_id", "userId"), ("userID", "userID"), ("user-id", "userId"),
    ("HTTPStatus", "httpStatus"),
    ("NOT_FOUND", "notFound"), ("URLs", "urls"), ("userIDs", "userIDs"), ("GET", "get"),
    ("ID", "id"), ("v3History", "v3History"), ("S3Bucket", "s3Bucket"),
    ("foo.bar/baz", "fooBarBaz"),
    ("", "empty"), (" ", "space"), ("_", "underscore"), ("*", "star"), ("+1", "plus1"),
    ("-1", "minus1"), ("1", "value1"), ("1.5", "value1Point5"), ("2fa", "value2fa"),
    ("A+", "aPlus"), ("A-", "aMinus"), ("-created_at", "minusCreatedAt"), ("$ref", "ref"),
    ("@type", "type"), ("😀", "grinningFace"), ("€", "euroSign"), ("用户", "用户"),
    ("über uns", "überUns"), ("हिन्दी", "हिन्दी"), ("\u{202E}x", "x"), ("\u{7}", "u7"),
    ("\u{202E}", "u202E"), ("don't", "donT"), ("<location>", "location"), ("<", "lessThan"),
    ("<=", "lessThanEquals"),
  ]

  private static let types = [
    ("pet", "Pet"), ("user_id", "UserId"), ("API_KEY", "APIKey"), ("USD", "USD"),
    ("3DModel", "Model3DModel"), ("", "Empty"), ("pet.v1", "PetV1"), ("ßa", "SSa"),
    ("PagedResult<Order>", "PagedResultOrder"), ("Map<String, List<Pet>>", "MapStringListPet"),
    ("a<5", "ALessThan5"), ("Outer+Inner", "OuterInner"), ("GMT+0", "GMTPlus0"),
    ("C++", "CPlusPlus"),
  ]

  /// The document states the case of `Oidc`, but not that of `oidc`.
  func testAcronymsHaveOneCase() {
    assertNames([
      ("get-oidc-token", "getOIDCToken"), ("oidc-token", "oidcToken"), ("apis", "apis"),
      ("list_public_apis", "listPublicAPIs"), ("getOidcToken", "getOidcToken"),
      ("USE_SSO_LOGIN", "useSSOLogin"), ("apiary-api", "apiaryAPI"), ("sms_code", "smsCode"),
    ]) { Words($0).lowerCamel }
    assertNames([
      ("oidc-token", "OIDCToken"), ("apiKey", "APIKey"), ("OidcToken", "OidcToken"),
      ("api_keys", "APIKeys"), ("apis", "APIs"), ("capital", "Capital"),
    ]) { Words($0).upperCamel }
    // The runtime has a type `HTTPMethod`.
    assertNames([("http_method", "HttpMethod"), ("HTTP_METHOD", "HttpMethod")]) {
      Words($0).upperCamel
    }
  }

  private func assertNames(_ table: [(String, String)], _ name: (String) -> String) {
    for (text, expected) in table { XCTAssertEqual(name(text), expected, text.debugDescription) }
  }

  func testJoinedWordsRepeatNone() {
    for (one, other, name) in [
      ("DepthData", "data", "DepthData"),
      ("AccountGroupV2", "accountGroupV2Item", "AccountGroupV2Item"),
      ("Order", "status", "OrderStatus"), ("BigOrder", "orderLine", "BigOrderLine"),
      ("Order", "", "Order"),
    ] {
      let others = other.isEmpty ? Words([]) : Words(other)
      XCTAssertEqual(Words(one).joined(others).upperCamel, name)
    }
  }
}
