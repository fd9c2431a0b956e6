import BinderyRuntime
import XCTest

@testable import BinderyTesting

/// Payloads that a client passes on as it received them, with members that no recording has.
final class RawPayloadTests: XCTestCase {
  private func delivered(_ message: String, _ delivered: String, _ recorded: String) throws -> Bool
  {
    let (new, old) = (try JSONValue(parsing: delivered), try JSONValue(parsing: recorded))
    return RawPayloads(of: [message]).withoutAdditions(new, to: old) == old
  }

  func testFurtherMembersOfAPartAreTolerated() throws {
    for (message, new, old) in [
      // The text of a member, the object in it, and an object as a text.
      (
        #"{"data":"{\"a\":1,\"z\":2}"}"#, #"{"raw":"{\"a\":1,\"z\":2}"}"#,
        #"{"raw":"{\"a\":1}"}"#
      ),
      (#"{"data":"{\"a\":{\"z\":2}}"}"#, #"[{"a":{"z":2}}]"#, #"[{"a":{}}]"#),
      (#"{"data":{"a":1,"z":2}}"#, #"{"raw":"{\"a\":1,\"z\":2}"}"#, #"{"raw":"{\"a\":1}"}"#),
      (#"{"list":[{"a":1,"z":2}]}"#, #"{"all":[{"a":1,"z":2}]}"#, #"{"all":[{"a":1}]}"#),
    ] { XCTAssertTrue(try delivered(message, new, old), new) }
  }

  func testOtherDifferencesAreReported() throws {
    for (message, new, old) in [
      // Of another payload, without a member, of another value, and with a member of the client.
      (#"{"data":{"b":1,"z":2}}"#, #"{"raw":{"a":1,"z":2}}"#, #"{"raw":{"a":1}}"#),
      (#"{"data":{"z":2}}"#, #"{"raw":{"z":2}}"#, #"{"raw":{"a":1}}"#),
      (#"{"data":{"a":2,"z":2}}"#, #"{"raw":{"a":2,"z":2}}"#, #"{"raw":{"a":1}}"#),
      (#"{"data":{"a":1,"z":2}}"#, #"{"raw":{"a":1},"is":2}"#, #"{"raw":{"a":1}}"#),
      (#"{"data":[1,2]}"#, #"{"raw":[1,2]}"#, #"{"raw":[1]}"#),
      // A larger part than the one that was recorded, which the message has as well.
      (#"{"a":1,"data":{"a":1}}"#, #"{"a":1,"data":{"a":1}}"#, #"{"a":1}"#),
    ] { XCTAssertFalse(try delivered(message, new, old), new) }
  }
}
