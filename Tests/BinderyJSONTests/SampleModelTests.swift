import BinderyJSON
import Foundation
import TestSupport
import XCTest

final class SampleModelTests: XCTestCase {
  private let id = "0f8fad5b-d9cb-469f-a165-70867728950e"

  func testAModelIsDecodedAndEncoded() throws {
    let text = """
      {"id":"\(id)","title":"Sofia’s \\"Notes\\"","binding":"spiral","sold_at":null,"shelf":null,\
      "pages":9007199254740993,"sequel":{"id":"\(id)","title":"II","binding":"paperback",\
      "sold_at":"2024-02-29T12:00:00+02:00"},"media":{"kind":"print","inks":[0,7,null]},\
      "receipt":[1,"Sent","15610547826970050"],"note":["good",{"kind":"audio","minutes":1.5},5],\
      "y":null,"z":{"deep":[1e400]}}
      """
    let book = try decode(Book.self, text)
    XCTAssertEqual(book.binding.description, "spiral")
    XCTAssertFalse(Book.Binding.knownValues.contains(book.binding))
    XCTAssertEqual(book.shelf, .null)
    XCTAssertNil(book.soldAt)
    XCTAssertEqual(book.pages, 9_007_199_254_740_993)
    XCTAssertEqual(book.sequel?.binding, .paperback)
    XCTAssertNil(book.sequel?.shelf)
    XCTAssertEqual(
      book.media,
      .print(Print(kind: "print", inks: [.black, Print.Ink(rawValue: 7), nil]))
    )
    XCTAssertEqual(book.receipt?.timetoken, "15610547826970050")
    XCTAssertEqual(
      book.note,
      .notes([.text("good"), .media(.audio(Audio(kind: "audio", minutes: 1.5))), .rating(5)])
    )
    XCTAssertEqual(book.additionalProperties["z"]?["deep"]?[0]?.number?.text, "1e400")
    XCTAssertEqual(try encode(book), text)
  }

  func testAnExplicitNullIsNilForAnOptionalMember() throws {
    let text =
      #"{"id":"\#(id)","title":"","binding":"x","sold_at":null,"pages":null,"sequel":null}"#
    let book = try decode(Book.self, text)
    XCTAssertNil(book.pages)
    XCTAssertNil(book.shelf)
    XCTAssertEqual(
      try encode(book),
      #"{"id":"\#(id)","title":"","binding":"x","sold_at":null}"#
    )
  }

  func testARequiredNullableMemberMustBePresent() {
    XCTAssertEqual(
      failure(Book.self, #"{"id":"\#(id)","title":"","binding":"x"}"#),
      #"$: the required member "sold_at" is missing (byte 0)"#
    )
  }

  func testARequiredMemberMustNotBeNull() {
    XCTAssertEqual(
      failure([Book].self, #" [{"id":"\#(id)","title":null,"binding":"x","sold_at":null}]"#),
      "$[0].title: expected a value, found null (byte 55)"
    )
  }

  func testAMissingElementIsReportedWithItsIndex() {
    XCTAssertEqual(
      failure([Receipt].self, "[[1,\"Sent\"],[1]]"),
      "$[1]: the required element 1 is missing (byte 12)"
    )
  }

  func testAnUnknownVariantIsKeptUnchanged() throws {
    for text in [
      #"{"kind":"film","reels":3}"#, #"{"reels":3}"#, #""film""#, "null", #"{"kind":1}"#,
    ] {
      guard case .unknown(let value) = try decode(Media.self, text) else {
        return XCTFail("known: \(text)")
      }
      XCTAssertEqual(value.description, text)
    }
  }

  func testAnErrorInsideAUnionHasItsPath() {
    XCTAssertEqual(
      failure(Note.self, #"[[{"kind":"audio","minutes":"two"}]]"#),
      "$[0][0].minutes: expected a number, found a string (byte 28)"
    )
  }

  func testAModelIsCodable() throws {
    struct Crate: Codable, Equatable {
      var name: String
      var books: [Book]
      var price: JSONValue
      var largest: JSONValue
    }
    let book = try decode(
      Book.self,
      #"{"id":"\#(id)","title":"é","binding":"x","sold_at":null,"pages":9223372036854775807,"a":0.1}"#
    )
    let crate = Crate(
      name: "A",
      books: [book],
      price: 0.1,
      largest: .number(JSONNumber(UInt64.max))
    )
    let data = try JSONEncoder().encode(crate)
    XCTAssertEqual(try JSONDecoder().decode(Crate.self, from: data), crate)
    let json = try JSONReader.decode(JSONValue.self, from: data)
    XCTAssertEqual(json["price"]?.number?.text, "0.1")
    XCTAssertEqual(json["largest"]?.number?.text, "18446744073709551615")
    XCTAssertEqual(json["books"]?[0]?["pages"]?.number?.int64, .max)
  }

  func testACodableErrorHasTheReason() throws {
    let data = Data(#"{"kind":"audio"}"#.utf8)
    XCTAssertThrowsError(try JSONDecoder().decode(Audio.self, from: data)) { error in
      guard case DecodingError.dataCorrupted(let context) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertTrue(context.debugDescription.contains(#"the required member "minutes" is missing"#))
    }
  }
}
