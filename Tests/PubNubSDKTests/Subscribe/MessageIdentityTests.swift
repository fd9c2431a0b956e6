import BinderyRealtime
import BinderyRuntime
import XCTest

@testable import PubNubSDK

/// The client compares the members of messages that the specification lists.
final class MessageIdentityTests: XCTestCase {
  private static let payloads = [
    #""d":"hello""#,
    #""e":1,"d":"wave""#,
    #""e":2,"d":{"source":"objects","version":"2.0","event":"delete","type":"uuid","#
      + #""data":{"id":"ann"}}"#,
    #""e":3,"d":{"source":"actions","version":"1.0","event":"added","#
      + #""data":{"messageTimetoken":"16","actionTimetoken":"17","type":"reaction","value":"+1"}}"#,
    #""e":4,"d":{"message":"look","file":{"id":"1","name":"a.png"}}"#,
    #""e":9,"d":"from the future""#,
  ]

  /// Parts of an envelope and their replacements, applied one at a time.
  private static let changes = [
    (#""a":"1""#, #""a":"2""#), (#""b":"rooms""#, #""b":"hall""#), (#""c":"hall""#, #""c":"den""#),
    (#""f":512"#, #""f":0"#), (#""i":"ann""#, #""i":"bob""#), (#","i":"ann""#, ""),
    (#""k":"demo""#, #""k":"other""#), (#""t":"17""#, #""t":"18""#), (#""r":1"#, #""r":2"#),
    (#""u":{}"#, #""u":{"x":1}"#), (#""hello""#, #""hullo""#), (#""wave""#, #""nod""#),
    (#""id":"ann""#, #""id":"bob""#), (#""added""#, #""removed""#), (#""look""#, #""see""#),
    (#""from the future""#, "null"), ("1", "1"),
  ]

  func testDuplicateMessagesAreThoseOfTheSpecification() throws {
    let envelope =
      #"{"a":"1","b":"rooms","c":"hall","f":512,"i":"ann","k":"demo","p":{"t":"17","r":1},"u":{},"#
    for payload in Self.payloads + Self.payloads.map({ $0 + #","s":3"# }) {
      try check(envelope + payload + "}")
    }
  }

  func testDuplicatePresenceEventsAreThoseOfTheSpecification() throws {
    try check(
      #"{"a":"1","b":"rooms-pnpres","c":"hall-pnpres","f":512,"k":"demo","p":{"t":"17","r":1},"#
        + #""u":{},"d":{"action":"join","uuid":"ann","occupancy":1,"timestamp":16}}"#,
      changes: [
        (#""b":"rooms-pnpres""#, #""b":"hall-pnpres""#), (#""t":"17""#, #""t":"18""#),
        (#""c":"hall-pnpres""#, #""c":"den-pnpres""#), (#""join""#, #""leave""#),
        (#""occupancy":1"#, #""occupancy":2"#),
      ]
    )
  }

  private func check(
    _ text: String,
    changes: [(String, String)] = MessageIdentityTests.changes,
    line: UInt = #line
  ) throws {
    let one = try event(text)
    for (part, other) in changes where text.contains(part) {
      let changed = try event(text.replacing(part, with: other, maxReplacements: 1))
      XCTAssertEqual(
        one.event.identity == changed.event.identity,
        one.identifyingValues == changed.identifyingValues,
        "\(part) → \(other) in \(text)",
        line: line
      )
    }
  }

  private func event(
    _ text: String
  ) throws -> (event: EventsChannel.Incoming, identifyingValues: [JSONValue?]) {
    let json = try JSONValue(parsing: text)
    return (try json.decode(), EventsChannel.dedupe.values(payload: json))
  }
}
