import XCTest

@testable import Commands

/// Tests of the values of a live server in recorded requests.
final class LiveValuesTests: XCTestCase {
  private func target(_ target: String, _ values: LiveValues) -> String {
    values.applied(to: LiveRequest(method: "GET", target: target, headers: [], body: [])).target
  }

  /// Equal integers identify different things.
  func testIntegersInPathsAreThoseOfTheirCollection() {
    var values = LiveValues(identifiers: [])
    values.learn(.text(#"{"id": 1}"#), .text(#"{"id": 5}"#), from: "/v1/books?key=1")
    values.learn(
      .text(#"{"id": 1, "book": 2}"#),
      .text(#"{"id": 9, "book": 3}"#),
      from: "/v1/shelves"
    )
    values.learn(.text(#"{"userId": 2}"#), .text(#"{"userId": 8}"#), from: "/v1/register")
    values.learn(.text(#"{"id": 4711}"#), .text(#"{"id": 4712}"#), from: "/v1/orders")
    values.learn(.text(#"{"id": 1}"#), .text(#"{"id": 6}"#))
    let targets = [
      "/v1/books/1", "/v1/shelves/1/books/1", "/v1/users/2", "/v1/pages/1", "/v1/cart/4711",
      "/v1/books/2", "/v1/pages?book_id=1&userId=2&page=1", "/1/books",
    ]
    XCTAssertEqual(
      targets.map { target($0, values) },
      [
        "/v1/books/5", "/v1/shelves/9/books/5", "/v1/users/8", "/v1/pages/1", "/v1/cart/4712",
        "/v1/books/2", "/v1/pages?book_id=5&userId=8&page=1", "/1/books",
      ]
    )
  }

  func testWhatAnAnswerLacksIsUnknown() {
    var values = LiveValues(identifiers: ["s-1", "t-1"])
    let request = LiveMessage.Content.text(#"{"session": "s-1"}"#)
    values.learn(.text(#"{"session": "s-1"}"#), .text(#"{"session": 7}"#))
    XCTAssertTrue(values.hasUnknownValues(request))
    XCTAssertFalse(values.hasUnknownValues(.text(#"{"session": "s-2"}"#)))
    let form = LiveRequest(
      method: "POST",
      target: "/auth",
      headers: [],
      body: Array("session=s%2D1".utf8)
    )
    XCTAssertTrue(values.hasUnknownValues(form))
    // What the server answers to such a request is unknown, too.
    values.learn(.text(#"{"token": "t-1"}"#), .text(#"{"token": "t-2"}"#), isDependent: true)
    XCTAssertTrue(values.hasUnknownValues(.text(#"["t-1"]"#)))
    values.learn(.text(#"{"session": "s-1"}"#), .text(#"{"session": "s-9"}"#))
    XCTAssertFalse(values.hasUnknownValues(request))
  }
}
