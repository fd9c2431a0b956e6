import BinderyJSON
import TestSupport
import XCTest

/// Tests of repeated keys that select a variant, where the intended variant is unknown.
final class RepeatedKeyTests: XCTestCase {
  func testAKeyThatSelectsTheVariantMustNotBeRepeated() throws {
    for text in [
      #"{"kind":"audio","minutes":1,"kind":"print"}"#,
      #"{"minutes":1,"kind":"audio","k\u0069nd":"audio"}"#,
      #"{"kind":"film","kind":"audio","minutes":1}"#, #"{"kind":null,"kind":"audio","minutes":1}"#,
    ] {
      assertRepeats("kind", Media.self, text)
    }
    let error = error(Media.self, #"{"kind":"audio","minutes":1,"kind":"print"}"#)
    XCTAssertEqual(error?.path.description, "$.kind")
    XCTAssertEqual(error?.offset, 35)
  }

  func testOtherKeysMayBeRepeated() throws {
    let media = try decode(
      [Media].self,
      #"[{"kind":"audio","minutes":1,"minutes":2},{"kind":"film"}]"#
    )
    XCTAssertEqual(media.first, .audio(Audio(kind: "audio", minutes: 2)))
    let text = #"{"kind":"film","parts":[{"kind":1,"kind":2}],"a":1,"a":2}"#
    guard case .unknown = try decode(Media.self, text) else { return XCTFail(text) }
  }

  func testAKeyThatSelectsTheMessageMustNotBeRepeated() throws {
    for text in [
      #"{"kind":"audio","minutes":1,"kind":"print"}"#,
      #"{"kind":"film","minutes":1,"kind":"audio"}"#,
      #"{"kind":null,"kind":"audio","minutes":1}"#, #"{"topic":"a","topic":"b"}"#,
      #"{"topic":"b","topic":"a","kind":"audio","minutes":1}"#,
    ] {
      let key = text.hasPrefix(#"{"topic"#) ? "topic" : "kind"
      assertRepeats(key, Broadcast.self, text)
    }
    let text = #"{"minutes":3,"kind":"audio","minutes":4}"#
    guard case .audio(let audio) = try decode(Broadcast.self, text) else { return XCTFail(text) }
    XCTAssertEqual(audio.minutes, 4)
  }

  /// Errors inside are reported for the inner value only.
  func testRepeatedKeysInsideDoNotAffectTheOutside() throws {
    let text = #"{"kind":"print","inks":[0,1],"by":{"kind":"a","kind":"b"},"by":1}"#
    let print = Print(kind: "print", inks: [.black, .init(rawValue: 1)])
    XCTAssertEqual(try decode(Broadcast.self, text), .print(print))
  }

  private func assertRepeats<T: JSONDecodable>(
    _ key: String,
    _ type: T.Type,
    _ text: String,
    line: UInt = #line
  ) {
    XCTAssertEqual(error(type, text)?.reason, .repeatedKey(key), text, line: line)
  }

  private func error<T: JSONDecodable>(_ type: T.Type, _ text: String) -> JSONError? {
    do {
      _ = try decode(type, text)
      return nil
    } catch {
      return error
    }
  }
}

private enum Broadcast: Equatable, JSONDecodable {
  case audio(Audio)
  case print(Print)
  case topic(JSONValue)
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .discriminated(["audio"], by: "kind"), .discriminated(["print"], by: "kind"),
    .object(required: ["topic"], properties: ["topic"], values: ["topic": ["a"]]),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .audio(try json.read())
      case 1: .print(try json.read())
      case 2: .topic(try json.read())
      default: .unknown(try json.read())
      }
    }
  }
}
