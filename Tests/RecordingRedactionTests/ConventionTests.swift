import BinderyJSON
import PlantedSecrets
import RecordingRedaction
import XCTest

/// Tests of secrets that are recognized by usual names and addresses.
final class ConventionTests: XCTestCase {
  private let secret = "k9Xv2LmQ81rTzW4n"

  private func redacted(_ entry: RecordedEntry) -> String {
    var redactor = RecordingRedactor()
    return redactor.redact(RecordedEntry.archive(entry)).description
  }

  private func assertReplaced(_ body: String, line: UInt = #line) {
    let text = redacted(RecordedEntry(content: ["text": .string(body)]))
    XCTAssertFalse(text.contains(secret), text, line: line)
    XCTAssert(text.contains("redacted"), text, line: line)
  }

  func testHeaders() {
    for name in ["X-Gitlab-Token", "X-Figma-Token", "X-Session"] {
      let text = redacted(RecordedEntry(headers: [(name, secret)]))
      XCTAssertFalse(text.contains(secret), name)
    }
    let text = redacted(RecordedEntry(headers: [("X-Next-Token", secret)]))
    XCTAssert(text.contains(secret), "a page")
  }

  /// A signature of fewer characters than a usual digest is a credential, too.
  func testShortSignaturesInAuthorization() {
    for value in [
      "Digest username=\"ann\", response=\"\(secret)\", nonce=\"n\"",
      "Hawk id=\"ann\", mac=\"\(secret)\"",
      "Signature keyId=\"ann\", signature=\"\(secret)\"",
    ] {
      let text = redacted(RecordedEntry(headers: [("Authorization", value)]))
      XCTAssertFalse(text.contains(secret), text)
    }
  }

  func testAuthorizationCodes() {
    for query in ["code=\(secret)&state=1", "grant_type=authorization_code&code=\(secret)"] {
      let text = redacted(RecordedEntry(url: "https://shop.io/cb?" + query))
      XCTAssertFalse(text.contains(secret), query)
    }
    let text = redacted(RecordedEntry(url: "https://shop.io/coupons?code=\(secret)"))
    XCTAssert(text.contains(secret), "a coupon")
  }

  func testMarkup() {
    assertReplaced("<a><token>\(secret)</token></a>")
    assertReplaced("<?xml version='1.0'?><s:a><s:Password> \(secret) </s:Password></s:a>")
    assertReplaced("<html><input type=hidden name=csrf_token value=\(secret)></html>")
    assertReplaced("<html><input value='\(secret)' name='csrf_token'/></html>")
  }

  func testListsAndMaps() {
    assertReplaced(#"{"passwords":["\#(secret)"]}"#)
    assertReplaced(#"{"secrets":{"github":"\#(secret)"}}"#)
    assertReplaced(#"{"tokens":[{"id":1,"value":"\#(secret)"}]}"#)
    assertReplaced(#"{"key":"password","value":"\#(secret)"}"#)
    assertReplaced(#"{"name":"api_key","value":"\#(secret)"}"#)
    let body = #"{"tokens":[{"id":"k9Xv2LmQ81rTzW4n"}]}"#
    let text = redacted(RecordedEntry(content: ["text": .string(body)]))
    XCTAssert(text.contains(secret), "an identifier")
  }

  func testTexts() {
    assertReplaced("user: ann\npassword: \(secret)\n")
    assertReplaced("post to https://hooks.slack.com/services/T0AB1CD2E/B0AB1CD2E/\(secret)")
    assertReplaced("https://discord.com/api/webhooks/123456789012345678/\(secret)")
    assertReplaced("DefaultEndpointsProtocol=https;AccountName=a;AccountKey=\(secret);X=1")
    assertReplaced("filter[token]=\(secret)&page=1")
  }

  func testASubprotocolWithAToken() {
    for name in ["Sec-WebSocket-Protocol", "sec-websocket-protocol"] {
      let text = redacted(RecordedEntry(headers: [(name, "graphql, bearer.\(secret)")]))
      XCTAssertFalse(text.contains(secret), text)
      XCTAssert(text.contains("graphql, bearer.redacted"), text)
    }
  }

  /// Browsers can't send a token in another header of a handshake.
  func testATokenAmongSubprotocols() throws {
    for (value, expected) in [
      ("access_token, \(secret)", "access_token, redacted00000001"),
      ("bearer,\(secret), graphql-transport-ws", "bearer,redacted00000001, graphql-transport-ws"),
      ("authorization.bearer.\(secret)", "authorization.bearer.redacted00000001"),
      (
        "v4.channel.k8s.io, base64url.bearer.authorization.k8s.io.\(secret.base64.filter { $0 != "=" })",
        "v4.channel.k8s.io, base64url.bearer.authorization.k8s.io."
          + "redacted00000001".base64.filter { $0 != "=" }
      ),
      ("token, hunter22", "token, redact01"),
      ("mqtt, v12.stomp, graphql-ws", "mqtt, v12.stomp, graphql-ws"),
      ("access_token", "access_token"), ("access_token, demo", "access_token, demo"),
    ] {
      var entry = RecordedEntry(headers: [("Sec-WebSocket-Protocol", value)])
      entry.responseHeaders = [("sec-websocket-protocol", value)]
      var redactor = RecordingRedactor()
      let result = redactor.redact(RecordedEntry.archive(entry))
      for message in ["request", "response"] {
        let header = result["log"]?["entries"]?[0]?[message]?["headers"]?[0]?["value"]?.string
        XCTAssertEqual(header, expected, message)
      }
      XCTAssertEqual(redactor.redact(result), result, "fakes")
    }
  }

  func testNamesOfTokensAndCodes() {
    for name in [
      "reset_token", "inviteToken", "push-token", "fcmToken", "session_key", "license_key",
      "bearer",
      "backup_code", "unlock_code", "magic_link", "SAMLResponse", "SAMLRequest", "oauth_verifier",
      "oauth_token", "pass", "pwd",
    ] {
      assertReplaced(#"{"\#(name)":"\#(secret)"}"#)
      for entry in [
        RecordedEntry(url: "https://shop.io/a?\(name)=\(secret)"),
        RecordedEntry(body: ("application/x-www-form-urlencoded", "\(name)=\(secret)")),
      ] {
        XCTAssertFalse(redacted(entry).contains(secret), name)
      }
    }
    assertReplaced(#"{"recovery_codes":["\#(secret)"]}"#)
    let body = #"{"recovery_codes":["K7QF-92XD-M4TB","not-a-code-here"]}"#
    let text = redacted(RecordedEntry(content: ["text": .string(body)]))
    XCTAssertFalse(text.contains("92XD"), text)
    XCTAssert(text.contains("not-a-code-here"), text)
  }

  func testPasswordsOfAnyCharacters() {
    for name in ["pwd", "pass", "passwd", "passphrase", "dbPwd", "smtp_pass"] {
      for password in ["Kq7v-xu2#9p!", "correct-horse", "p:ss"] {
        let body = #"{"\#(name)":"\#(password)"}"#
        let text = redacted(RecordedEntry(content: ["text": .string(body)]))
        XCTAssertFalse(text.contains(password), text)
      }
    }
  }

  func testNamesOfPartsInOtherForms() {
    for parameter in ["NAME=password", "name=\"password\"", "filename=x;name=password"] {
      assertReplaced(
        "--bnd\r\ncontent-disposition: form-data; \(parameter)\r\n\r\n\(secret)\r\n--bnd--\r\n"
      )
    }
  }

  /// A value that a rule marks is a secret in any form.
  func testMarkedMembersOfAnyForm() throws {
    var rules = RedactionRules()
    rules.members = ["meeting_url", "pin", "type"]
    for (name, value) in [
      ("meeting_url", "https://meet.example.com/rooms/4711-anna"), ("pin", "42"), ("pin", "421"),
      ("type", "diabetes"),
    ] {
      var redactor = RecordingRedactor(rules: rules)
      let body = #"{"\#(name)":"\#(value)","ok":"kept"}"#
      let text = redactor.redact(
        RecordedEntry.archive(RecordedEntry(content: ["text": .string(body)]))
      ).description
      XCTAssertFalse(text.contains(value), text)
      XCTAssert(text.contains("kept"), text)
      let again = redactor.redact(try JSONValue(parsing: text)).description
      XCTAssertEqual(again, text, "fakes")
    }
  }

  func testAPassPhraseOfWords() {
    for (phrase, isSecret) in [
      ("correct horse battery staple", true), ("Please enter your password", false),
      ("must not be empty", false),
    ] {
      let text = redacted(RecordedEntry(content: ["text": .string(#"{"password":"\#(phrase)"}"#)]))
      XCTAssertEqual(!text.contains(phrase), isSecret, phrase)
    }
  }
}
