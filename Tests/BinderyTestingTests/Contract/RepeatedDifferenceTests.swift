import XCTest

@testable import BinderyTesting

/// Differences that many elements of a list have.
final class RepeatedDifferenceTests: XCTestCase {
  func testDifferencesOfElementsAreOne() {
    let text = { (index: Int, name: String) in "schema: $.books[\(index)]: “\(name)” is missing" }
    let differences = [
      EntryDifference(text(0, "id"), .responseBody(path: "$.books[0]")),
      EntryDifference(text(0, "title"), .responseBody(path: "$.books[0]")),
      EntryDifference(text(1, "id"), .responseBody(path: "$.books[1]")),
      EntryDifference(text(7, "id"), .responseBody(path: "$.books[7]")),
      EntryDifference(text(7, "title"), .responseBody(path: "$.books[7]")),
    ]
    XCTAssertEqual(
      differences.withoutRepetitions,
      [
        EntryDifference(
          text(0, "id") + " (also in 2 other elements)",
          .responseBody(path: "$.books[0]")
        ),
        EntryDifference(
          text(0, "title") + " (also in 1 other element)",
          .responseBody(path: "$.books[0]")
        ),
      ]
    )
  }

  /// Messages are counted by their causes, each once.
  func testDifferencesOfAMessageWithOneCauseAreOne() {
    let differences = [
      EntryDifference(
        "event: $.a[0]: recorded 1, understood as nothing",
        .frame(1, path: "$.a[0]")
      ),
      EntryDifference(
        "event: $.a[1]: recorded 2, understood as nothing",
        .frame(1, path: "$.a[1]")
      ),
      EntryDifference("event: $.a[2]: recorded 3, understood as 4", .frame(1, path: "$.a[2]")),
    ]
    let found = differences.ofCauses
    XCTAssertEqual(found.map(\.first), [differences[0], differences[2]])
    XCTAssertEqual(
      found.map(\.noted.text),
      [differences[0].text + " (also in 1 other element)", differences[2].text]
    )
  }

  func testOtherDifferencesRemain() {
    let differences = [
      EntryDifference("$[0]: recorded 1, sent 2", .requestBody(path: "$[0]")),
      EntryDifference("$[1]: recorded 1, sent 3", .requestBody(path: "$[1]")),
      EntryDifference("$[0]: recorded 1, sent 2", .responseBody(path: "$[0]")),
      EntryDifference("$.a: recorded [1], sent 3", .requestBody(path: "$.a")),
      EntryDifference("$.a: recorded [2], sent 3", .requestBody(path: "$.a")),
      EntryDifference("$[0] is missing", .frame(1, path: "$[0]")),
      EntryDifference("$[0] is missing", .frame(2, path: "$[0]")),
    ]
    XCTAssertEqual(differences.withoutRepetitions, differences)
  }
}
