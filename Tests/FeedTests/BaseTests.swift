import BinderyRealtime
import BinderyRuntime
import Feed
import XCTest

/// Tests of the protocol that replaces a base schema to which only its subtypes refer.
final class BaseTests: XCTestCase {
  func testTheBaseIsAProtocol() throws {
    let time = try DateTime("2026-11-24T12:00:00Z")
    let messages: [any Stamped] = [
      Packed(id: "a", at: time, note: "heavy", boxes: 2),
      Shipped(id: "b", at: time, note: .fast, carrier: "c"),
    ]
    XCTAssertEqual(messages.map(\.id), ["a", "b"])
    XCTAssertEqual(messages.map(\.at), [time, time])
  }
}
