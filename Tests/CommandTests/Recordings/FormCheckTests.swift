import XCTest

/// Checks of recorded forms.
final class FormCheckTests: XCTestCase {
  private let title = (fields: #"name="title""#, content: "Gala")
  private let scan = (
    fields: "name=\"scan\"; filename=\"a.png\"\r\nContent-Type: image/png", content: "PNG"
  )

  func testFormsThatFitTheDocument() throws {
    let run = try CheckedTicket(
      CheckedTicket.form(
        title,
        scan,
        (#"name="seats""#, "3"),
        (#"name="seats""#, "4"),
        (#"name="owner""#, #"{"name": "Ann"}"#)
      ),
      CheckedTicket.request(
        "POST",
        "title=Gala&seats=3&seats=4&count=2",
        type: "application/x-www-form-urlencoded"
      )
    ).check()
    XCTAssertEqual(run.output, "")
    XCTAssert(run.errors.contains("2 of 2 entries fit"), run.errors)
  }

  func testAMissingPartHasTheLocationsOfTheBodyAndOfItsSchema() throws {
    let run = try CheckedTicket(CheckedTicket.form(scan)).check()
    XCTAssertEqual(
      run.output,
      """
      tickets.yaml:33:15: error: the request body of “addTicket”: the required member "title" is \
      missing in 1 of 1 entry [recording-mismatch]
        first: recordings/tickets.har:2:142, the request body of “addTicket”, at $

      """
    )
    XCTAssertEqual(run.status, 1)
  }

  /// A form has no field for an array without elements.
  func testARequiredArrayMayBeAbsent() throws {
    let document = CheckedTicket.document
      .replacing("required: [title, scan]", with: "required: [title, scan, seats]")
      .replacing("required: [title]\n", with: "required: [title, seats]\n")
    XCTAssertNotEqual(document, CheckedTicket.document)
    let fields = CheckedTicket.request(
      "POST",
      "title=Row",
      type: "application/x-www-form-urlencoded"
    )
    let run = try CheckedTicket(CheckedTicket.form(title, scan), fields, document: document).check()
    XCTAssertEqual(run.output, "")
    XCTAssert(run.errors.contains("2 of 2 entries fit"), run.errors)
  }

  func testEachPartIsChecked() throws {
    for (part, message) in [
      ((#"name="seats""#, "three"), "expected an integer"),
      ((#"name="seats""#, "0"), "expected at least 1"),
      ((#"name="owner""#, "{}"), #"the required member "name" is missing"#),
      ((#"name="owner""#, "Ann"), "expected an object"),
      ((#"name="title""#, "Again"), "expected a string"),
      ((#"name="extra""#, "1"), #"has the undocumented member "extra""#),
    ] {
      let run = try CheckedTicket(CheckedTicket.form(title, scan, part)).check()
      XCTAssert(run.output.contains(message), "\(part): \(run.output)")
      XCTAssertFalse(run.output.contains("doesn't match"), run.output)
    }
    let long = try CheckedTicket(
      CheckedTicket.form(title, (scan.fields, "12345"))
    ).check()
    XCTAssert(long.output.contains("expected at most 4"), long.output)
  }

  func testAPartHasAnotherMediaType() throws {
    let ticket = try CheckedTicket(
      CheckedTicket.form(title, (scan.fields.replacing("png", with: "jpeg"), "JPG"))
    )
    let run = try ticket.check("--suggest")
    XCTAssert(
      run.output.contains(
        "recordings/tickets.har:2:142: error: the part “scan” of the request body of “addTicket” has"
          + " the media type “image/jpeg”, not “image/png, image/gif” [recording-mismatch]"
      ),
      run.output
    )
    XCTAssert(run.errors.contains("0 of 1 entry fits the document"), run.errors)
    XCTAssert(run.errors.contains("with it, 1 of 1 entry fits"), run.errors)
    XCTAssertEqual(try ticket.check("--overlay", "tickets.overlay.yaml").output, "")
  }

  func testEachFieldIsChecked() throws {
    for (body, message) in [
      ("seats=1", #"the required member "title" is missing"#),
      ("title=G", "expected at least 2"),
      ("title=Gala&count=two", "expected an integer"),
      ("title=Gala&count=1&count=2", "expected an integer"),
      ("title=Gala&seats=1&seats=0", "expected at least 1"),
      ("title=Gala&extra=1", "extra"),
    ] {
      let entry = CheckedTicket.request("POST", body, type: "application/x-www-form-urlencoded")
      let run = try CheckedTicket(entry).check()
      XCTAssert(run.output.contains(message), "\(body): \(run.output)")
      XCTAssertFalse(run.output.contains("doesn't match"), run.output)
      XCTAssertEqual(run.status, 1, body)
    }
  }
}
