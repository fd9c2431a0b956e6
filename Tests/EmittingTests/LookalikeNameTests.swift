import XCTest

/// Names that look like others, or hide invisible characters, are reported.
final class LookalikeNameTests: XCTestCase {
  private func messages(_ schemas: String) throws -> [String] {
    try Emission(Emission.document(schemas: schemas)).emitter.conflicts.map(\.message)
  }

  func testLettersOfOtherScripts() throws {
    XCTAssertEqual(
      try messages(
        "Order: { properties: { name: { type: string }, n\u{430}me: { type: string } } }\n"
          + "\u{41E}rder: { properties: { state: { enum: [open, \u{43E}pen] } } }"
      ),
      [
        "the name of the schema “\u{41E}rder” looks like “Order” beside it",
        "the name of the property “n\u{430}me” looks like “name” beside it",
        "the name of “\u{43E}pen” looks like “open” beside it",
      ]
    )
  }

  func testCaseFoldingAndNormalization() throws {
    let found = try messages(
      "A: { properties: { stra\u{DF}e: { type: string }, strasse: { type: string },"
        + " \u{FB01}t: { type: string }, fit: { type: string } } }"
    )
    XCTAssertEqual(
      found,
      [
        "the name of the property “strasse” looks like “stra\u{DF}e” beside it",
        "the name of the property “fit” looks like “\u{FB01}t” beside it",
      ]
    )
  }

  func testInvisibleCharacters() throws {
    for (scalar, code) in [
      ("\u{200B}", "200B"), ("\u{200D}", "200D"), ("\u{202E}", "202E"), ("\u{2060}", "2060"),
    ] {
      let found = try messages("A: { properties: { \"pay\(scalar)load\": { type: string } } }")
      XCTAssertEqual(found.count, 1, code)
      XCTAssert(found[0].hasSuffix(" hides the character U+\(code)"), found[0])
    }
  }

  /// ASCII names that differ in case, other scripts, and pictographs with a selector.
  func testOrdinaryNames() throws {
    XCTAssertEqual(
      try messages(
        "A: { properties: { userId: { type: string }, userID: { type: string },"
          + " \u{E9}t\u{E9}: { type: string }, ete: { type: string }, \u{438}\u{43C}\u{44F}: { type: string },"
          + " \"\u{2764}\u{FE0F}\": { type: string }, \u{646}\u{645}\u{6CC}\u{200C}\u{634}: { type: string } } }"
      ),
      []
    )
  }
}
