import BinderyJSON
import PlantedSecrets
import RecordingRedaction
import XCTest

/// Tests that a fake has the form of its secret.
final class FakeTests: XCTestCase {
  /// Redacts values of members named `password`, and returns their fakes.
  private func fakes(of secrets: String...) -> [String] {
    var rules = RedactionRules()
    rules.members = ["secretValue"]
    var redactor = RecordingRedactor(rules: rules)
    let result = redactor.redact(.array(secrets.map { ["secretValue": .string($0)] }))
    return result.array?.compactMap { $0["secretValue"]?.string } ?? []
  }

  func testTheFormIsKept() {
    XCTAssertEqual(fakes(of: "48213377"), ["00000001"])
    XCTAssertEqual(fakes(of: "9f86d081884c7d65"), ["0000000000000001"])
    XCTAssertEqual(fakes(of: "hunter2-and-more"), ["redacted00000001"])
    XCTAssertEqual(fakes(of: "correcthorsebattery"), ["redactedaaaaaaaaaab"])
    XCTAssertEqual(fakes(of: "KLMN23PQ77"), ["REDACTED01"])
    XCTAssertEqual(
      fakes(of: "3b241101-e2bb-4255-8caf-4136c566a962"),
      ["00000000-0000-4000-8000-000000000001"]
    )
    XCTAssertEqual(fakes(of: "gh" + "p_16C7e42F292c6912"), ["ghp_redacted00000001"])
    XCTAssertEqual(fakes(of: "AKIA" + "Z7EXQ4MNOPQRSTUV"), ["AKIAREDACTED00000001"])
    XCTAssertEqual(fakes(of: "1987-06-05"), ["1900-01-02"])
    XCTAssertEqual(fakes(of: "bea@shop.io"), ["re01@example.com"])
    XCTAssertEqual(fakes(of: "https://hooks.io/T1/B2/x9y8"), ["https://hooks.io/redacted01"])
    XCTAssertEqual(fakes(of: "s3cret"), ["reda01"])
  }

  func testBase64Decodes() throws {
    let secret = Data((1...32).map { UInt8($0 * 7) }).base64EncodedString()
    let fake = try XCTUnwrap(fakes(of: secret).first)
    let decoded = try XCTUnwrap(Data(base64Encoded: fake))
    XCTAssertEqual(decoded.count, 32)
    XCTAssertEqual(decoded.base64EncodedString(), fake, "no unused bits")
  }

  /// Also where the secret is known, and where text precedes it.
  func testJSONInBase64RemainsJSON() throws {
    for text in [#"{"password": "rjADfISE7Flr"}"#, "rjADfISE7Flr", "see rjADfISE7Flr, é"] {
      let archive: JSONValue = [
        ["blob": .string(text.base64), "note": .string("data:\(text.base64);")],
        ["password": "rjADfISE7Flr"],
      ]
      var redactor = RecordingRedactor()
      let result = redactor.redact(archive)
      let expected = text.replacing("rjADfISE7Flr", with: "redacted0001")
      XCTAssertEqual(
        result,
        [
          ["blob": .string(expected.base64), "note": .string("data:\(expected.base64);")],
          ["password": "redacted0001"],
        ]
      )
      XCTAssertEqual(redactor.redact(result), result)
    }
  }

  /// Strings in strings, whose innermost one escapes a character.
  func testStringsInStringsRemainStrings() {
    let secret = "Zq8LmN4rXv2Y\u{E9}&=+"
    let archive: JSONValue = [
      "n": .string(#""\"Zq8LmN4rXv2Y\\u00e9&=+\"""#),
      "m": .string(#"see "Zq8LmN4rXv2Y\u00e9&=+", or \n"#), "password": .string(secret),
    ]
    var redactor = RecordingRedactor()
    let result = redactor.redact(archive)
    let fake = result["password"]?.string ?? ""
    XCTAssert(fake.hasPrefix("redacted"), fake)
    XCTAssertEqual(result["n"]?.string, #""\"\#(fake)\"""#)
    XCTAssertEqual(result["m"]?.string, #"see "\#(fake)", or \n"#)
  }

  func testDifferentSecretsHaveDifferentFakes() {
    let fakes = fakes(
      of: "first-secret-1",
      "second-secret-2",
      "first-secret-1",
      "48213377",
      "48213378"
    )
    XCTAssertEqual(
      fakes,
      ["redacted000001", "redacted0000002", "redacted000001", "00000001", "00000002"]
    )
  }

  func testAFakeOfAnEarlierRecordingIsNotUsedAgain() {
    XCTAssertEqual(
      fakes(of: "redacted000001", "first-secret-1"),
      ["redacted000001", "redacted000002"]
    )
  }

  func testNumbersAreNumbers() throws {
    var redactor = RecordingRedactor(rules: PlantedSecretTests.rules)
    let result = redactor.redact(["text": #"{"users": [{"pin": 482133, "n": 482133, "ok": true}]}"#]
    )
    XCTAssertEqual(
      result["text"],
      #"{"users": [{"pin": 100001, "n": 482133, "ok": true}]}"#,
      "the whitespace and the other members are kept"
    )
  }

  func testAWebTokenHasItsHeaderAndClaimsOfTheSameTypes() throws {
    let header = #"{"alg":"HS256","typ":"JWT"}"#.base64URL
    let claims =
      #"{"sub":"user-77123","exp":1700000000,"admin":true,"roles":["owner-x1"],"n":123456}"#
    let token = "\(header).\(claims.base64URL).dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    let fake = try XCTUnwrap(fakes(of: token).first)
    let parts = fake.split(separator: ".").map(String.init)
    XCTAssertEqual(parts.count, 3)
    XCTAssertEqual(parts[0], header)
    let payload = try XCTUnwrap(Data(base64URL: parts[1]))
    let decoded: JSONValue = try JSONReader.decode(from: payload)
    XCTAssertEqual(
      decoded,
      [
        "sub": "redacted01", "exp": 1_700_000_000, "admin": true, "roles": ["redact01"],
        "n": 100_001,
      ]
    )
    XCTAssertEqual(parts[2].count, 43)
  }

  func testUserAndPasswordAreBase64() throws {
    let header = "Basic " + "k9Xv2LmQ81rT:s3cr3t-pa$$".base64
    var redactor = RecordingRedactor()
    let entry = RecordedEntry(headers: [("Authorization", header)])
    let result = redactor.redact(RecordedEntry.archive(entry))
    let value = result["log"]?["entries"]?[0]?["request"]?["headers"]?[0]?["value"]?.string
    XCTAssertEqual(value, "Basic " + "redacted0001:redacted002".base64)
  }

  func testBasicCredentialsWithoutAPasswordAreReplaced() {
    // What a tool writes instead of the base64 isn't a user and a password.
    for text in ["login_and_password_removed", "k9Xv2LmQ81rT", "k9Xv2LmQ81rT".base64] {
      var redactor = RecordingRedactor()
      let entry = RecordedEntry(headers: [("Authorization", "Basic " + text)])
      let result = redactor.redact(RecordedEntry.archive(entry))
      let value = result["log"]?["entries"]?[0]?["request"]?["headers"]?[0]?["value"]?.string
      XCTAssertEqual(value?.hasPrefix("Basic redacted"), true, "\(text): \(value ?? "")")
    }
  }

  func testAPrivateKeyKeepsItsLines() {
    let key =
      "-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA\nz7x2Kq9wAA==\n"
      + "-----END RSA PRIVATE KEY-----"
    var redactor = RecordingRedactor()
    XCTAssertEqual(
      redactor.redact(["text": .string(key)])["text"]?.string,
      "-----BEGIN RSA PRIVATE KEY-----\nredacted00000000\n000000001A==\n"
        + "-----END RSA PRIVATE KEY-----"
    )
  }
}

extension String {
  fileprivate var base64URL: String {
    base64.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}

extension Data {
  fileprivate init?(base64URL text: String) {
    let text = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: text + String(repeating: "=", count: (4 - text.count % 4) % 4))
  }
}
