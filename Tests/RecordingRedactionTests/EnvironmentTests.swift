import BinderyJSON
import RecordingRedaction
import XCTest

/// Tests of the secrets in environment variables.
final class EnvironmentTests: XCTestCase {
  private func redacted(_ text: String, _ environment: [String: String]) -> String? {
    var redactor = RecordingRedactor(environment: environment)
    return redactor.redact(["note": .string(text)])["note"]?.string
  }

  func testNamesOfSecrets() {
    for name in ["DB_PW", "DB_PASS", "REGISTRY_AUTH", "GITHUB_PAT", "PAT", "SHOP_JWT"] {
      XCTAssertEqual(redacted("a k9Xv2LmQ8 b", [name: "k9Xv2LmQ8"]), "a redacted1 b", name)
    }
    for name in ["PWD", "OLDPWD", "SSH_AUTH_SOCK", "COMPASS", "AUTHOR"] {
      XCTAssertEqual(redacted("a k9Xv2LmQ8 b", [name: "k9Xv2LmQ8"]), "a k9Xv2LmQ8 b", name)
    }
  }

  func testThePasswordOfAURL() {
    let environment = ["DATABASE_URL": "postgres://app:hunter2%2F22@db.shop.io/shop"]
    XCTAssertEqual(redacted("it is hunter2/22!", environment), "it is redacted01!")
    XCTAssertEqual(redacted("it is hunter2%2F22!", environment), "it is redacted0001!")
    XCTAssertEqual(redacted("db.shop.io and app", environment), "db.shop.io and app")
  }

  func testHexadecimalDigits() {
    let environment = ["SHOP_TOKEN": "k9Xv2LmQ8"]
    XCTAssertEqual(redacted("6b395876324c6d5138", environment), "000000000000000001")
    XCTAssertEqual(redacted("<6B395876324C6D5138>", environment), "<000000000000000001>")
  }
}
