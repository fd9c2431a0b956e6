import XCTest

/// Checks of recorded response headers.
final class HeaderCheckTests: XCTestCase {
  func testHeadersThatFitTheDocument() throws {
    let run = try CheckedTicket(
      CheckedTicket.response([
        "x-remaining": "0", "X-Sort": "date", "X-Ids": "1, 2", "X-Range": "to,4",
        "X-Page": #"{"number": 1}"#, "Date": "today",
      ])
    ).check()
    XCTAssertEqual(run.output, "")
    XCTAssert(run.errors.contains("1 of 1 entry fits"), run.errors)
  }

  func testEachViolationHasTheLocationsOfTheValueAndOfItsSchema() throws {
    let run = try CheckedTicket(
      CheckedTicket.response(["X-Remaining": "-1"]),
      CheckedTicket.response(["X-Remaining": "2", "X-Sort": "size"])
    ).check()
    XCTAssertEqual(
      run.output,
      """
      tickets.yaml:12:52: error: the response header “X-Remaining” of “listTickets”: expected at \
      least 0, found -1 in 1 of 2 entries [recording-mismatch]
        first: recordings/tickets.har:2:147, the response header “X-Remaining” of “listTickets”, at $
      tickets.yaml:13:31: error: the response header “X-Sort” of “listTickets”: expected one of \
      "date", "name", found "size" in 1 of 2 entries [recording-mismatch]
        first: recordings/tickets.har:3:181, the response header “X-Sort” of “listTickets”, at $

      """
    )
    XCTAssertEqual(run.status, 1)
  }

  func testEachKindOfValueIsRead() throws {
    for (header, value, message) in [
      ("X-Remaining", "many", "expected an integer"),
      ("X-Remaining", "1.5", "expected an integer"),
      ("X-Ids", "1, 2, 3", "expected at most 2"),
      ("X-Ids", "1, two", "expected an integer"),
      ("X-Range", "to,far", "expected an integer"),
      ("X-Page", "{}", #"the required member "number" is missing"#),
      ("X-Page", "page 1", "isn't valid JSON"),
    ] {
      var headers = ["X-Remaining": "1"]
      headers[header] = value
      let run = try CheckedTicket(CheckedTicket.response(headers)).check()
      XCTAssert(run.output.contains(message), "\(value): \(run.output)")
      XCTAssertEqual(run.status, 1, value)
    }
  }

  func testARequiredHeaderIsMissing() throws {
    let ticket = try CheckedTicket(CheckedTicket.response(["X-Sort": "name"]))
    let run = try ticket.check("--suggest")
    XCTAssert(
      run.output.hasPrefix(
        "tickets.yaml:12:26: error: the response header “X-Remaining” of “listTickets”: the"
          + " required header is missing in 1 of 1 entry [recording-mismatch]\n"
          + "  first: recordings/tickets.har:2:86, the response header “X-Remaining” of “listTickets”\n"
      ),
      run.output
    )
    XCTAssert(run.errors.contains("with it, 1 of 1 entry fits"), run.errors)
    let all = try ticket.check("--all")
    XCTAssert(
      all.output.contains(
        "tickets.har:2:86: error: the response header “X-Remaining” of “listTickets”: the required"
      ),
      all.output
    )
    XCTAssertEqual(try ticket.check("--overlay", "tickets.overlay.yaml").output, "")
  }

  /// Some browsers omit all headers, and documentation shows only some.
  func testHeadersThatWereNotRecordedAreNotMissing() throws {
    XCTAssertEqual(try CheckedTicket(CheckedTicket.response([:])).check().output, "")
    let documented =
      CheckedTicket.response(["X-Sort": "name"]).dropLast()
      + #", "_bindery": {"operation": "listTickets", "provenance": {"kind": "documented", "source": "us"}}}"#
    XCTAssertEqual(try CheckedTicket(String(documented)).check().output, "")
  }
}
