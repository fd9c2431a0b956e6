import BinderyJSON
import PlantedSecrets
import RecordingRedaction
import XCTest

/// Tests that a secret in any place of a recording is in none of the redacted one.
final class PlantedSecretTests: XCTestCase {
  static let rules: RedactionRules = {
    var rules = RedactionRules()
    rules.headers = ["x-shop"]
    rules.queryParameters = ["shopkey"]
    rules.members = ["motherName"]
    rules.pointers = ["/users/*/pin"]
    rules.paths = [.init(template: "/invitations/{code}", parameters: ["code"])]
    return rules
  }()

  private func redactor() -> RecordingRedactor {
    RecordingRedactor(
      rules: Self.rules,
      environment: ["SHOP_API_TOKEN": PlantedSecret.environmentValue]
    )
  }

  func testEveryPlaceIsRedacted() {
    XCTAssertGreaterThanOrEqual(PlantedSecret.all.count, 40)
    for planted in PlantedSecret.all {
      var redactor = redactor()
      let result = redactor.redact(RecordedEntry.archive(planted.entry))
      assertNoTrace(of: planted, in: result)
      XCTAssertFalse(redactor.findings.isEmpty, planted.name)
    }
  }

  /// A secret that is known from one place is replaced in all others, before and after it.
  func testOtherPlacesAreRedacted() {
    for planted in PlantedSecret.all {
      let echo = echo(of: planted.secret)
      var redactor = redactor()
      let result = redactor.redact(RecordedEntry.archive(echo, planted.entry, echo))
      assertNoTrace(of: planted, in: result)
      XCTAssertEqual(
        result["log"]?["entries"]?[0],
        result["log"]?["entries"]?[2],
        "\(planted.name): the same fakes"
      )
    }
  }

  func testRedactingAgainChangesNothing() {
    for planted in PlantedSecret.all {
      let archive = RecordedEntry.archive(planted.entry, echo(of: planted.secret))
      var first = redactor()
      let result = first.redact(archive)
      var second = redactor()
      XCTAssertEqual(second.redact(result), result, planted.name)
      XCTAssertEqual(second.findings, [], planted.name)
    }
  }

  /// An entry that has the secret where only its value shows that it is one.
  private func echo(of secret: String) -> RecordedEntry {
    var echo = RecordedEntry()
    echo.url = "https://api.shop.io/log/\(secret.percentEncoded)?note=\(secret.percentEncoded)"
    echo.headers = [
      ("X-Note", "it is \(secret)."), ("X-Once", secret.percentEncoded.percentEncoded),
    ]
    echo.content = [
      "mimeType": "application/json",
      "text": .string(#"{"note":"\#(secret.escaped)","b":"\#("see \(secret) here".base64)"}"#),
    ]
    echo.frames = [#"{"data":"{\"note\":\"\#(secret.escaped.escaped)\"}"}"#, secret.base64]
    echo.bindery = ["delivers": [.string(secret)]]
    return echo
  }

  private func assertNoTrace(
    of planted: PlantedSecret,
    in result: JSONValue,
    line: UInt = #line
  ) {
    for reading in Readings.all(of: result.description) where reading.contains(planted.secret) {
      XCTFail("\(planted.name): \(result)", line: line)
      return
    }
  }
}
