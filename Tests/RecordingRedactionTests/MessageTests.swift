import BinderyJSON
import PlantedSecrets
import XCTest

@testable import RecordingRedaction

/// Tests that messages about redacted archives have no secrets.
final class MessageTests: XCTestCase {
  func testSecretsAreReplacedAlsoWhereTheyAreCut() {
    let secret = "k9Xv2LmQ81rTzW4n"
    var redactor = RecordingRedactor()
    let entry = RecordedEntry(headers: [("X-Api-Key", secret)])
    _ = redactor.redact(RecordedEntry.archive(entry))
    for (message, expected) in [
      (
        #"recorded "k9Xv2LmQ81rTzW4n", sent nothing"#, #"recorded "redacted00000001", sent nothing"#
      ),
      (#"recorded "a k9Xv2LmQ…", sent "k9X…""#, #"recorded "a …", sent "k9X…""#),
      ("recorded 7, sent …", "recorded 7, sent …"),
    ] {
      XCTAssertEqual(redactor.redacted(message: message), expected)
    }
  }
}
