import BinderyJSON
import PlantedSecrets
import RecordingRedaction
import XCTest

/// Tests of short secrets: codes of a few digits, and words that a sentence repeats.
final class CodeTests: XCTestCase {
  private func redacted(_ entry: RecordedEntry) throws -> String {
    var redactor = RecordingRedactor()
    let result = redactor.redact(RecordedEntry.archive(entry))
    XCTAssertEqual(redactor.redact(result), result, "fakes")
    return result.description
  }

  private func content(_ text: String) -> RecordedEntry {
    RecordedEntry(content: ["text": .string(text)])
  }

  func testCodesAreReplaced() throws {
    for (name, code) in [
      ("pin", "4711"), ("newPin", "471199"), ("card_pin", "47119"), ("otp", "471199"),
      ("sms_otp", "47119933"), ("totp", "471199"), ("cvv", "737"), ("cvc", "4711"),
      ("cardCvv", "737"),
    ] {
      for entry in [
        content(#"{"\#(name)":"\#(code)"}"#), content(#"{"\#(name)":\#(code)}"#),
        RecordedEntry(body: ("application/x-www-form-urlencoded", "a=1&\(name)=\(code)&b=2")),
        RecordedEntry(url: "https://shop.io/login?\(name)=\(code)"),
      ] {
        XCTAssertFalse(try redacted(entry).contains(code), "\(name): \(entry)")
      }
    }
  }

  func testOtherNumbersAreKept() throws {
    for text in [
      #"{"pin":13}"#, #"{"pin":"12"}"#, #"{"pin":true}"#, #"{"pin":{"id":4711}}"#,
      #"{"spin":"4711","pincode":"560001","pin_count":4711}"#, #"{"pin":"0000"}"#,
      #"{"cvv_required":"true","cvv":"***"}"#, #"{"otp_length":"6000"}"#,
    ] {
      XCTAssert(try redacted(content(text)).contains(JSONValue.string(text).description), text)
    }
  }

  func testPathsAreKept() throws {
    for path in [
      "/home/app", "/", "~/shop", "../shop/src", "/workspace", #"C:\\Users\\ann"#,
      "/var/www/shop-2.1",
    ] {
      let text = #"{"pwd":"\#(path)","oldpwd":"\#(path)"}"#
      XCTAssert(try redacted(content(text)).contains(JSONValue.string(text).description), text)
    }
    for (name, value) in [("password", "/tiger"), ("passwd", "~/hunter")] {
      XCTAssertFalse(try redacted(content(#"{"\#(name)":"\#(value)"}"#)).contains(value), value)
    }
    for password in ["/Kq7v-xu2#9p!", "/home/k9Xv2LmQ81rT", "/Hunter2"] {
      let text = #"{"pwd":"\#(password)"}"#
      XCTAssertFalse(try redacted(content(text)).contains(password), text)
    }
  }

  func testASecretOfTheExchangeIsReplacedInSentences() throws {
    for sentence in [
      "The password tiger is wrong.", "Wrong password: tiger", "The password is tiger!",
      "The password “tiger” is wrong.", "Invalid password 'tiger'",
    ] {
      var entry = content(#"{"error":"\#(sentence)"}"#)
      entry.body = ("application/json", #"{"password":"tiger"}"#)
      XCTAssertFalse(try redacted(entry).contains("tiger"), sentence)
    }
    var entry = content("The PIN 4711 is wrong, not 4711.")
    entry.body = ("application/x-www-form-urlencoded", "pin=4711")
    XCTAssert(try redacted(entry).contains("is wrong, not 4711."))
    XCTAssertFalse(try redacted(entry).contains("PIN 4711"))
  }

  /// Each `pin` is a noun before the rest of the text, and each `=` may begin a value; a search of
  /// the rest for each of them takes minutes.
  func testRepeatedTextIsSearchedInLinearTime() throws {
    for part in ["pin:", "=", "a=", "token "] {
      let text = String(repeating: part, count: 20_000 / part.utf8.count)
      XCTAssertNoThrow(try redacted(content(text)), part)
    }
  }

  func testAWordOfAnotherExchangeIsKeptInSentences() throws {
    let sent = RecordedEntry(body: ("application/json", #"{"password":"must"}"#))
    let answer = content("The password must be longer.")
    let archive = JSONValue.object([
      "log": ["entries": .array([sent.json, answer.json])]
    ])
    var redactor = RecordingRedactor()
    let text = redactor.redact(archive).description
    XCTAssert(text.contains("password must be longer"), text)
    XCTAssertFalse(text.contains(#"\"must\""#), text)
    // Of another archive, too.
    let other = redactor.redact(RecordedEntry.archive(answer)).description
    XCTAssert(other.contains("password must be longer"), other)
  }

  func testStatesAndCodesOfOAuth() throws {
    let state = "f3Kq91LmZx82TbW"
    let code = "k9Xv2LmQ81rTzW4n"
    for url in [
      "https://shop.io/cb?code=\(code)&state=\(state)",
      "https://login.io/authorize?response_type=code&client_id=shop&state=\(state)",
      "https://login.io/authorize?redirect_uri=https%3A%2F%2Fshop.io%2Fcb&state=\(state)",
      "https://login.io/token?grant_type=authorization_code&code_verifier=\(code)",
    ] {
      var entries = [RecordedEntry(url: url), RecordedEntry(redirectURL: url)]
      entries.append(RecordedEntry(responseHeaders: [("Location", url)]))
      for entry in entries {
        let text = try redacted(entry)
        XCTAssertFalse(text.contains(state), text)
        XCTAssertFalse(text.contains(code), text)
      }
    }
    let findings = RecordingRedactor().findings(
      in: RecordedEntry.archive(RecordedEntry(url: "https://shop.io/?code=\(code)&state=\(state)"))
    )
    XCTAssertEqual(
      findings.map(\.kind),
      ["token in the query parameter code", "token in the query parameter state"]
    )
    let form = RecordedEntry(
      body: ("application/x-www-form-urlencoded", ""),
      params: [("grant_type", "authorization_code"), ("code", code)]
    )
    XCTAssertFalse(try redacted(form).contains(code))
    for url in [
      "https://shop.io/issues?state=open-2024x9&page=2", "https://shop.io/tax?state=CA&code=US",
      "https://login.io/a?client_id=shop&code_challenge_method=S256&state=home",
    ] {
      XCTAssert(try redacted(RecordedEntry(url: url)).contains(url), url)
    }
  }
}
