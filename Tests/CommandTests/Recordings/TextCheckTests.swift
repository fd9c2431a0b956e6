import XCTest

/// Checks of recorded bodies that are plain text.
final class TextCheckTests: XCTestCase {
  func testTextsThatFitTheDocument() throws {
    let run = try CheckedTicket(
      CheckedTicket.response(["X-Remaining": "1"], "full"),
      CheckedTicket.response(["X-Remaining": "1"], "a,b", type: "text/csv"),
      CheckedTicket.request("PUT", "9", type: "text/plain", status: 200, answer: "0.5")
    ).check()
    XCTAssertEqual(run.output, "")
    XCTAssert(run.errors.contains("3 of 3 entries fit"), run.errors)
  }

  func testAViolationHasTheLocationsOfTheBodyAndOfItsSchema() throws {
    let run = try CheckedTicket(CheckedTicket.response(["X-Remaining": "1"], "SOLD")).check()
    XCTAssertEqual(
      run.output,
      """
      tickets.yaml:19:35: error: the response of “listTickets”: "SOLD" doesn't match "^[a-z]+$" in \
      1 of 1 entry [recording-mismatch]
        first: recordings/tickets.har:2:200, the response of “listTickets”, at $

      """
    )
  }

  /// A recorder writes texts that aren't in UTF-8 in base64.
  func testTextsInAnotherCharset() throws {
    for (charset, encoding) in [("utf-16", String.Encoding.utf16), ("latin1", .isoLatin1)] {
      let document = CheckedTicket.document.replacing("^[a-z]+$", with: "^[a-zü]+$")
      for (text, status) in [("grün", Int32(0)), ("längst", 1)] {
        let base64 = try XCTUnwrap(text.data(using: encoding)).base64EncodedString()
        let entry = CheckedTicket.response(
          ["X-Remaining": "1"],
          base64,
          type: "text/plain; charset=\(charset)"
        )
        let encoded = entry.replacing(#""text": "#, with: #""encoding": "base64", "text": "#)
        XCTAssertNotEqual(encoded, entry)
        let run = try CheckedTicket(encoded, document: document).check()
        XCTAssertEqual(run.status, status, run.output)
        XCTAssert(status == 0 || run.output.contains("\"längst\" doesn't match"), run.output)
      }
    }
  }

  /// A page in place of the described text, such as that of a login.
  func testAnotherMediaTypeIsAFinding() throws {
    let page = CheckedTicket.response(["X-Remaining": "1"], "<p>Log in</p>", type: "text/html")
    let run = try CheckedTicket(page).check()
    XCTAssertEqual(run.status, 1, run.output)
    XCTAssert(
      run.output.contains(
        "the media type “text/html” of the response 200 of “listTickets” isn't defined"
      ),
      run.output
    )
    let bytes = CheckedTicket.response(
      ["X-Remaining": "1"],
      "full",
      type: "application/octet-stream"
    )
    XCTAssertEqual(try CheckedTicket(bytes).check().output, "", "an unknown type")
  }

  func testRequestsAndResponsesAreChecked() throws {
    for (entry, message) in [
      (CheckedTicket.response(["X-Remaining": "1"], "reservation"), "expected at most 8"),
      (CheckedTicket.response(["X-Remaining": "1"], "a;b", type: "text/csv"), "expected"),
      (CheckedTicket.request("PUT", "10", type: "text/plain", status: 200), "expected at most 9"),
      (
        CheckedTicket.request("PUT", "nine", type: "text/plain", status: 200), "expected an integer"
      ),
      (
        CheckedTicket.request("PUT", "9", type: "text/plain", status: 200, answer: "half"),
        "expected a number"
      ),
    ] {
      let run = try CheckedTicket(entry).check()
      XCTAssert(run.output.contains(message), "\(message): \(run.output)")
      XCTAssertEqual(run.status, 1, message)
    }
  }
}
