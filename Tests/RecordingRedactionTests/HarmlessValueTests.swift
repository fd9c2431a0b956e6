import BinderyJSON
import Foundation
import PlantedSecrets
import RecordingRedaction
import XCTest

/// Tests that words, identifiers and allowed values are no secrets.
final class HarmlessValueTests: XCTestCase {
  private func findings(_ entry: RecordedEntry, _ rules: RedactionRules = .init()) -> [String] {
    RecordingRedactor(rules: rules).findings(in: RecordedEntry.archive(entry)).map(\.description)
  }

  func testWordsOfExamplesAreHarmless() {
    for value in [
      "demo", "secret", "demo-token", "<token>", "YOUR_API_KEY", "${TOKEN}", "xxxx", "***", "true",
      "password1", "client-secret", "clientSecret", "SecretKey",
    ] {
      let entry = RecordedEntry(
        headers: [("Authorization", "Bearer \(value)"), ("X-Api-Key", value)],
        cookies: [("session", value)],
        content: ["text": .string(#"{"password":"\#(value)"}"#)]
      )
      XCTAssertEqual(findings(entry), [], value)
    }
  }

  func testNamesOfMembersAreKept() throws {
    let archive: JSONValue = ["entries": [["clientSecret": "clientSecret", "id": "clientId"]]]
    var redactor = RecordingRedactor()
    XCTAssertEqual(redactor.redact(archive), archive)
  }

  func testOtherMembersAreHarmless() {
    let text = """
      {"timetoken":"15610547826970040","next_page_token":"c2VjcmV0LXBhZ2U3","token_type":"bearer",
      "expires_in":3600,"password":"Please enter your password","auth":true,"max_tokens":4096,
      "sha":"9f86d081884c7d659a2feaa0c55ad015","id":"3b241101-e2bb-4255-8caf-4136c566a962",
      "class":"sk-fading-circle-with-dots-12","signature":"f(a, b) -> c"}
      """
    var entry = RecordedEntry(content: ["text": .string(text)])
    entry.url =
      "https://ps.io/publish/demo/demo/0/lobby/0/%22hello%22?uuid=ann&timestamp=1700000000"
    entry.headers = [
      ("Cookie", "theme=dark; lang=en-US; consent=accepted"),
      ("ETag", "\"33a64df551425fcc55e4d42a148795d9f25f89d4\""),
    ]
    XCTAssertEqual(findings(entry), [])
  }

  /// GitHub's lists of secrets and of emoji have URLs in members with such names.
  func testURLsAreHarmless() {
    let text = """
      {"secrets":[{"name":"TOKEN","selected_url":"https://api.ps.io/orgs/beaver/secrets/TOKEN/all"}],
      "secret":"https://cdn.ps.io/images/icons/emoji/secret.png?v5"}
      """
    XCTAssertEqual(findings(RecordedEntry(content: ["text": .string(text)])), [])
  }

  func testURLsWithSecretPartsAreNot() {
    for url in [
      "https://ann:Tr0ub4dor3x@cdn.ps.io/", "https://cdn.ps.io/x?token=Tr0ub4dor3x",
      "https://cdn.ps.io/4f9Kq27LmZx81TbW",
    ] {
      let entry = RecordedEntry(content: ["text": .string(#"{"secret":"\#(url)"}"#)])
      XCTAssertEqual(findings(entry).count, 1, url)
    }
  }

  /// Code, tables and commands that only name secrets.
  func testNamesOfSecretsInCodeAreHarmless() {
    for (type, text) in [
      ("text/javascript", "const password = form.password1, token = next(page2); secret => s2"),
      ("text/x-ruby", "{:password => params[:password], 'token' => nil, \"secret\": secret_1}"),
      ("text/csv", "user,password_length,token_type\nann,12,bearer\nbob,x9Kq2LmZ81Tb,bearer"),
      ("text/csv", "password\n\n"), ("text/plain", "curl -u ann https://api.shop.io -u bob:"),
      ("text/plain", "API key: required. The cache key: 9f86d081884c7d659a2feaa0c55ad015"),
      ("application/yaml", "password: >-\n  the words of a sentence\ntoken: |\n"),
    ] {
      let content: JSONObject = ["mimeType": .string(type), "text": .string(text)]
      XCTAssertEqual(findings(RecordedEntry(content: content)), [], text)
    }
  }

  func testOrdinarySentencesAreHarmless() {
    for text in [
      "Your password is required and must have 8 characters", "The error code is 404 in all cases",
      "Your password is invalid; the status code is 200 here",
      "the pin is at the left side, no. 12",
      "{password:this.state.newPassword,pin:e.pinCode,code:12345}",
      "password: see chapter 12 below",
      "Your verification code is in your inbox now", "the country code: 0049 and a path 12345",
    ] {
      XCTAssertEqual(findings(RecordedEntry(content: ["text": .string(text)])), [], text)
    }
  }

  func testOrdinaryNamesAreHarmless() {
    let text = #"{"pat":"Pat Smith","pass":17,"author":"k9Xv2LmQ8","compass":"k9Xv2LmQ8"}"#
    var entry = RecordedEntry(content: ["text": .string(text)])
    entry.responseHeaders = [
      ("Location", "/coupons?code=SUMMER"), ("X-Refresh-Rate", "60 per minute"), ("Refresh", "0"),
    ]
    XCTAssertEqual(findings(entry), [])
  }

  func testTokensOfPagesAndPublicKeysAreHarmless() {
    let value = "k9Xv2LmQ81rTzW4n"
    for name in [
      "next_token", "page_token", "sync_token", "continuation_token", "nextPageToken",
      "nextSyncToken", "resume_token", "timetoken", "start_timetoken", "cursor", "app_key",
      "appKey", "publish_key", "subscribeKey", "tokenCount",
    ] {
      let text = #"{"\#(name)":"\#(value)"}"#
      XCTAssertEqual(findings(RecordedEntry(content: ["text": .string(text)])), [], name)
      XCTAssertEqual(findings(RecordedEntry(url: "https://a.io/?\(name)=\(value)")), [], name)
    }
    let text = #"{"design_token":"color-blue-500","pass":1234,"reset_token":"k9Xv2LmQ81"}"#
    XCTAssertEqual(findings(RecordedEntry(content: ["text": .string(text)])), [])
    let passes = #"{"season_pass":"Gold","boardingPass":"economy"}"#
    XCTAssertEqual(findings(RecordedEntry(content: ["text": .string(passes)])), [])
    for name in ["one_time_token", "previousToken"] {
      let text = #"{"\#(name)":"\#(value)"}"#
      XCTAssertEqual(findings(RecordedEntry(content: ["text": .string(text)])).count, 1, name)
    }
    let code = "function f(pass,b){return pass=b.next,pwd=c.map}"
    XCTAssertEqual(findings(RecordedEntry(content: ["text": .string(code)])), [])
  }

  func testAllowedValuesAreHarmless() {
    var rules = RedactionRules()
    rules.headers = ["X-Client-Token"]
    rules.allowedValues = ["apns_client-1_abc123:client-1", "pk7Demo2Key"]
    let digest = "a2e4f4d1401ed34cfb0d58c02bc06522f448eefada7000f31e9256a4efaa3e18"
    var entry = RecordedEntry(headers: [("X-Client-Token", "apns_client-1_abc123%3Aclient-1")])
    entry.url = "https://api.shop.io/?auth_key=pk7Demo2Key&auth_signature=\(digest)"
    entry.query = [("auth_signature", digest), ("auth_key", "pk7Demo2Key")]
    entry.frames = [#"{"data":{"auth":"pk7Demo2Key:\#(digest)"}}"#]
    XCTAssertEqual(findings(entry, rules), [])
    XCTAssertEqual(findings(entry).count, 7, "without the rule")
  }

  func testTheNamesOfMetadataOfASchemeAreHarmless() {
    var rules = RedactionRules()
    rules.queryParameters = ["auth_timestamp", "auth_version", "body_md5"]
    let query =
      "auth_timestamp=1353088179&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f"
    XCTAssertEqual(findings(RecordedEntry(url: "https://a.io/?" + query), rules), [])
  }

  func testEnvironmentValuesThatAreNoSecretsAreKept() {
    let environment = [
      "SECRET_FILE": "/etc/shop/secret.txt", "API_TOKEN": "short",
      "USE_PASSWORD": "disabled-password",
      "SHELL": "/bin/bash-of-ann", "TOKEN_URL": "https://shop.io/token",
    ]
    var redactor = RecordingRedactor(environment: environment)
    let archive = JSONValue.array(environment.values.sorted().map { .string($0) })
    XCTAssertEqual(redactor.redact(["texts": archive])["texts"]?.array?.count, 5)
    XCTAssertEqual(
      redactor.findings.map(\.kind),
      ["value of the environment variable USE_PASSWORD in the member texts"]
    )
  }

  /// A word between the signs of base64 isn't the beginning of a token.
  func testTextsInBase64ThatLookLikeTokens() {
    let token = "EAAC2z2Rlc2MAAAAAAAAAFklFQyBodHRwOi8vd3d3Lm"
    let bytes = (0..<600).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 7) }
    let image = Data(bytes).base64EncodedString()
    for text in ["\(image)+\(token)+\(image)", "\(image)/\(token)"] {
      let entry = RecordedEntry(content: ["text": .string(#"{"data":"\#(text)"}"#)])
      XCTAssertEqual(findings(entry), [])
    }
    for text in [token, "/\(token)/me", "a+\(token)"] {
      let entry = RecordedEntry(content: ["text": .string(#"{"data":"\#(text)"}"#)])
      XCTAssertEqual(findings(entry).count, 1, text)
    }
  }
}
