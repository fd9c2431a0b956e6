import BinderyJSON
import RecordingRedaction
import TestSupport
import XCTest

/// Tests of archives that aren't valid HAR, and of invalid data within them.
final class MalformedArchiveTests: XCTestCase {
  private let key = "a1B2c3D4e5F6"

  func testEveryStringOfAnyJSONIsRedacted() {
    let archives: [JSONValue] = [
      .string("Bearer k9Xv2LmQ81rT"), [["api_key": .string(key)]],
      [
        "log": [
          "entries": [
            "api_key=\(key)", ["request": ["url": ["api_key", .string("?api_key=\(key)")]]],
          ]
        ]
      ],
      ["log": ["entries": [["request": ["headers": ["X-Api-Key": .string(key)]]]]]],
      [
        "log": [
          "entries": [
            ["request": ["headers": [["name": 7, "value": .string("Bearer k9Xv2LmQ81rT")]]]]
          ]
        ]
      ],
      ["log": [["postData": .string(#"{"password":"\#(key)""#)]]],
    ]
    for archive in archives {
      var redactor = RecordingRedactor()
      let text = redactor.redact(archive).description
      XCTAssertFalse(text.contains(key) || text.contains("k9Xv2LmQ81rT"), text)
    }
  }

  func testKeysAreRedacted() {
    var redactor = RecordingRedactor()
    let result = redactor.redact([
      "headers": [["name": "X-Api-Key", "value": .string(key)]], "\(key)": 1,
    ])
    XCTAssertEqual(result.object?.members.map(\.key), ["headers", "redacted0001"])
  }

  func testInvalidEncodingsDoNotTrap() {
    let texts = [
      "%", "%4", "%zz=%", "\\", "\\u12", "\\ud800\\u0041", "{\"", "[\"a\\", "--", "--b\r\n",
      "--b\n\n",
      "=", "a=", "&&=&", "://", "x://@", "x://:@?#", "eyJ.a.b", "Basic", "Basic =", "Bearer ",
      "-----BEGIN PRIVATE KEY-----", "-----BEGIN ", "====", "{\"a\":{\"b\":[}", "{]}[1,",
    ]
    for text in texts {
      for name in ["password", "note", "Authorization", "signature"] {
        var redactor = RecordingRedactor(rules: PlantedSecretTests.rules)
        _ = redactor.redact(["headers": [["name": .string(name), "value": .string(text)]]])
        _ = redactor.redact([
          name: .string(text), "mimeType": "multipart/form-data", "text": .string(text),
        ])
      }
    }
  }

  func testRandomTextsDoNotTrap() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "{", "}", "[", "\"", ":", ",", "\\", "%", "=", "&", "?", "/", "--b\r\n", "token", "ey", ".",
      "7", "é", "://", "@", " ",
    ]
    for _ in 0..<1000 {
      let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      var redactor = RecordingRedactor(rules: PlantedSecretTests.rules)
      let once = redactor.redact([
        "url": .string(text), "token": .string(text), "text": .string(text), "mimeType": "",
      ])
      XCTAssertEqual(redactor.redact(once), once, text)
    }
  }
}
