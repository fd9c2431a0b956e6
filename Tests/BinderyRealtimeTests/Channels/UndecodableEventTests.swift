import BinderyRealtime
import BinderyRuntime
import XCTest

final class UndecodableEventTests: XCTestCase {
  func testTheDescriptionIsOneLine() {
    let message = #"{"id":"# + String(repeating: "1", count: 500) + "}"
    let event = UndecodableEvent(
      message: Array(message.utf8),
      error: JSONError(
        path: JSONPath([.key("id")]),
        offset: 6,
        reason: .mismatch(expected: "a string", found: "a number")
      )
    )
    XCTAssertEqual(event.text, message)
    XCTAssertEqual(
      event.description,
      "$.id: expected a string, found a number (byte 6) in " + message.prefix(200)
    )
  }

  func testInvalidUTF8IsDescribed() {
    let event = UndecodableEvent(message: [0x22, 0xFF], error: JSONError(reason: .invalidUTF8))
    XCTAssertEqual(event.text, "\"\u{FFFD}")
  }
}
