import BinderyJSON
import PlantedSecrets
import RecordingRedaction
import XCTest

/// Tests of the report of a redaction.
final class FindingTests: XCTestCase {
  func testAFindingHasLocationAndKind() {
    var entry = RecordedEntry(headers: [
      ("Accept", "*/*"), ("Authorization", "Bearer b3aRerTok9x7"),
    ])
    entry.url = "https://api.shop.io/?page=1&access_token=qu3ryT0kenx"
    entry.content = ["text": #"{"a/b":{"password":"js0nMember"}}"#]
    let findings = RecordingRedactor().findings(in: RecordedEntry.archive(entry))
    XCTAssertEqual(
      findings.map(\.description),
      [
        "/log/entries/0/request/url at 41: token in the query parameter access_token",
        "/log/entries/0/request/headers/1/value at 7: bearer token in the header Authorization",
        "/log/entries/0/response/content/text at 20: password in the member password",
      ]
    )
  }

  func testNothingPrintsASecret() {
    let secret = "gh" + "p_16C7e42F292c6912E7710c838347Ae178B4a"
    var redactor = RecordingRedactor(environment: ["SHOP_TOKEN": "envValue77x"])
    _ = redactor.redact([secret: ["envValue77x": .string(secret), "password": "pa55word77x"]])
    XCTAssertEqual(redactor.findings.count, 4)
    var printed = ""
    dump(redactor, to: &printed)
    dump(redactor.findings, to: &printed)
    printed += "\(redactor) \(redactor.findings) \(String(reflecting: redactor))"
    for text in [secret, "envValue77x", "pa55word77x"] { XCTAssertFalse(printed.contains(text)) }
  }

  func testSignaturesAreUnverifiable() {
    let digest = "a2e4f4d1401ed34cfb0d58c02bc06522f448eefada7000f31e9256a4efaa3e18"
    var entry = RecordedEntry()
    entry.url = "https://s3.io/f?X-Amz-Signature=\(digest)&sig=Q6BZJBztc59wqnUUtjHm5mCw1eI%3D"
    entry.headers = [
      ("X-Hub-Signature-256", "sha256=\(digest)"),
      ("Stripe-Signature", "t=1700000000,v1=\(digest)"),
    ]
    entry.frames = [#"{"auth":"k7Xq29mzT4:\#(digest)"}"#]
    var redactor = RecordingRedactor()
    let result = redactor.redact(RecordedEntry.archive(entry))
    let zeros = String(repeating: "0", count: 63) + "1"
    let request = result["log"]?["entries"]?[0]?["request"]
    XCTAssertEqual(
      request?["url"]?.string,
      "https://s3.io/f?X-Amz-Signature=\(zeros)&sig=redacted000000000000000001A%3D"
    )
    XCTAssertEqual(request?["headers"]?[0]?["value"]?.string, "sha256=\(zeros)")
    XCTAssertEqual(request?["headers"]?[1]?["value"]?.string, "t=1700000000,v1=\(zeros)")
    XCTAssertEqual(redactor.findings.map(\.isUnverifiable), [true, true, true, true, false, true])
  }

  func testAnArchiveIsNotChangedByFindings() {
    let archive = RecordedEntry.archive(RecordedEntry(headers: [("X-Api-Key", "a1B2c3D4e5F6")]))
    let redactor = RecordingRedactor()
    XCTAssertEqual(redactor.findings(in: archive).count, 1)
    XCTAssertEqual(redactor.findings, [])
  }
}
