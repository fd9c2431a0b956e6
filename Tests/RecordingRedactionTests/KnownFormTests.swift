import BinderyJSON
import PlantedSecrets
import RecordingRedaction
import XCTest

/// Tests of the secrets that are recognized by their form, without a name.
final class KnownFormTests: XCTestCase {
  private let rest = "16C7e42F292c6912E7710c838347Ae178B4a"

  private func redacted(_ text: String) -> String? {
    var redactor = RecordingRedactor()
    return redactor.redact(["note": .string(text)])["note"]?.string
  }

  func testPrefixesOfKnownServices() {
    let prefixes = [
      "gh" + "p_", "gh" + "o_", "github" + "_pat_", "gl" + "pat-", "sk" + "_live_", "sk" + "_test_",
      "rk" + "_live_", "xo" + "xb-", "xo" + "xp-", "AI" + "za", "ya" + "29.", "s" + "k-",
      "sk-" + "proj-",
    ]
    for prefix in prefixes {
      let fake = redacted("see \(prefix)\(rest), please")
      XCTAssertEqual(fake, "see \(prefix)redacted\(String(repeating: "0", count: 27))1, please")
    }
  }

  func testTokensOfTelegramBots() {
    let token = "AAF1kQpT03mVbN6rWc5yLd2eHs8-Xz4_J7u"
    let fake = "redacted000000000000000000000000001"
    XCTAssertEqual(
      redacted("https://api.telegram.org/bot123456789:\(token)/getMe"),
      "https://api.telegram.org/bot123456789:\(fake)/getMe"
    )
    XCTAssertEqual(redacted("it is 123456789:\(token)."), "it is 123456789:\(fake).")
    XCTAssertEqual(redacted("x9:\(token)"), "x9:\(token)")
  }

  func testTheSecretKeyBesideAnAccessKey() {
    let text =
      #"{"id":"AKIA\#("Z7EXQ4MNOPQRSTUV")","x":"wJalrXUtnFEMI/K7MDENG/bPxRfiCYz9k2LmQ8rT"}"#
    XCTAssertEqual(
      redacted(text),
      #"{"id":"AKIAREDACTED00000001","x":"redacted00000000000000000000000000000001"}"#
    )
  }

  func testCredentialsInALog() {
    XCTAssertEqual(
      redacted("> Authorization: Bearer k9Xv2LmQ81rT\n> GET https://ann:s3cr3tpw@a.io/"),
      "> Authorization: Bearer redacted0002\n> GET https://ann:redact01@a.io/"
    )
  }

  func testParametersOfAuthorization() {
    let header =
      "AWS4-HMAC-SHA256 Credential=AKIAZ7EXQ4MNOPQRSTUV/20260101/eu/s3/aws4_request,"
      + " SignedHeaders=host, Signature=9f86d081884c7d659a2feaa0c55ad0159f86d081"
    var redactor = RecordingRedactor()
    let entry = RecordedEntry(headers: [("Authorization", header)])
    let result = redactor.redact(RecordedEntry.archive(entry))
    XCTAssertEqual(
      result["log"]?["entries"]?[0]?["request"]?["headers"]?[0]?["value"]?.string,
      "AWS4-HMAC-SHA256 Credential=AKIAREDACTED00000001/20260101/eu/s3/aws4_request,"
        + " SignedHeaders=host, Signature=0000000000000000000000000000000000000001"
    )
  }
}
