import BinderyJSON
import TestSupport
import XCTest

/// Tests of unions in JSON text inside of unions: the quotes around them change nothing.
final class EmbeddedUnionTests: XCTestCase {
  func testTheErrorOfASelectedVariantInText() {
    XCTAssertThrowsError(try decode(Parcel.self, #"{"media":{"kind":"audio","minutes":"x"}}"#)) {
      XCTAssertEqual(($0 as? JSONError)?.path.description, "$.media.minutes")
    }
    let text = #"{"media":"{\"kind\":\"audio\",\"minutes\":\"x\"}"}"#
    XCTAssertThrowsError(try decode(Parcel.self, text)) { error in
      let error = error as? JSONError
      XCTAssertEqual(error?.path.description, "$.media")
      guard case .embedded(let inner)? = error?.reason else { return XCTFail("\(error as Any)") }
      XCTAssertEqual(inner.path.description, "$.minutes")
      XCTAssertEqual(inner.reason, .mismatch(expected: "a number", found: "a string"))
    }
  }

  func testTextThatIsNotJSONIsKept() throws {
    let text = #"{"media":"{"}"#
    guard case .unknown = try decode(Parcel.self, text) else { return XCTFail(text) }
  }

  func testAnAttemptedUnionInTextRefusesUnknownValues() throws {
    for text in [#"{"kind":"film"}"#, #""{\"kind\":\"film\"}""#, #"" {\"kind\":\"film\"}""#] {
      guard case .other = try decode(Wrapped.self, text) else { return XCTFail(text) }
    }
    guard case .media = try decode(Wrapped.self, #""{\"kind\":\"print\",\"inks\":[]}""#) else {
      return XCTFail("A known variant is left to the others")
    }
  }
}

/// An object with a union in text, or any value.
private enum Parcel: JSONDecodable {
  case media(Holder)
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["media"], properties: ["media"]),
    .object(required: ["else"], properties: ["else"]),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      variant == 0 ? .media(try json.read()) : .unknown(try json.read())
    }
  }
}

private struct Holder: JSONDecodable {
  var media: EmbeddedJSON<Media>?

  init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "media": json.read(into: &media)
      default: try json.skipValue()
      }
    }
  }
}

/// A union in text that is tried before another variant.
private enum Wrapped: JSONDecodable {
  case media(EmbeddedJSON<Media>)
  case other(JSONValue)

  private static let variants: JSONSignatures = [.any, .any]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      variant == 0 ? .media(try json.read()) : .other(try json.read())
    }
  }
}
