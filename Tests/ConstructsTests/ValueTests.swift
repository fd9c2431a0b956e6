import BinderyRuntime
import Constructs
import Foundation
import XCTest

/// Tests of enumerations, null, constants, defaults and formats.
final class ValueTests: XCTestCase {
  func testValuesHaveTheAuthorsNames() throws {
    try assertRoundTrip("1", State.on)
    try assertRoundTrip("1", Level.low)
    try assertRoundTrip("7", State(rawValue: 7))
    XCTAssertEqual(State.knownValues, [.off, .on])
  }

  func testValuesOfSeveralTypes() throws {
    try assertRoundTrip(#""auto""#, Mixed.string(.auto))
    try assertRoundTrip("2", Mixed.integer(.value2))
    try assertRoundTrip("true", Mixed.boolean(true))
  }

  func testNumbersHaveNames() throws {
    try assertRoundTrip("1.5", Rate.value1Point5)
    try assertRoundTrip("0.25", Rate(rawValue: 0.25))
    try assertRoundTrip("0.5", Rates.value0Point5)
    XCTAssertEqual(Rate.knownValues.map(\.rawValue), [1.5, 2, -0.1])
    XCTAssertEqual(Huge.knownValues, [.value1])
  }

  func testAListOfOneValueOfEachTypeKeepsTheirNames() throws {
    try assertRoundTrip("1", Either64.integer(.value1))
    try assertRoundTrip(#""two""#, Either64.string(.two))
  }

  func testAListHasTheValuesOfItsElements() throws {
    let sizes: Sizes = [.large, SizesItem(rawValue: "huge")]
    try assertRoundTrip(#"["large","huge"]"#, sizes)
  }

  func testAnyTextHasAName() throws {
    let names: [Zone] = [.etcGMTPlus0, .etcGMT0, .plus1, .minus1, .empty, .selfValue, .type]
    XCTAssertEqual(names, Array(Zone.knownValues.dropLast(2)))
    XCTAssertEqual(Zone.thumbsUpSign.rawValue, "👍")
    XCTAssertEqual(Zone.用户.rawValue, "用户")
  }

  func testAbsentAndNullAreKept() throws {
    try assertRoundTrip(
      #"{"must":"x","mayBeNull":null,"mayBeBoth":null,"wrong":null,"version":2,"fixed":{"a":[1]}}"#,
      Presence(must: "x", mayBeNull: nil, mayBeBoth: .null, wrong: .null, fixed: ["a": [1]])
    )
    try assertRoundTrip(
      #"{"must":"x","mayBeNull":"y","mayBeBoth":{"pet":"cat","lives":9},"version":2}"#,
      Presence(
        must: "x",
        mayBeNull: "y",
        mayBeBoth: .value(Cat(pet: "cat", lives: 9))
      )
    )
    XCTAssertThrowsError(try JSONReader.decode(Presence.self, from: Array(#"{"must":"x"}"#.utf8)))
  }

  func testFormats() throws {
    let guid = try XCTUnwrap(UUID(uuidString: "0f8fad5b-d9cb-469f-a165-70867728950e"))
    try assertRoundTrip(
      #"{"int32":1,"uint64":18446744073709551615,"number64":9007199254740993,"decimal":0.1,"#
        + #""guid":"0f8fad5b-d9cb-469f-a165-70867728950e","url":"https://a.example/a|b{c}","bytes":"aGk=","#
        + #""safe":"_-8","time":"12:00"}"#,
      Formats(
        int32: 1,
        uint64: .max,
        number64: 9_007_199_254_740_993,
        decimal: Decimal(string: "0.1"),
        guid: guid,
        url: "https://a.example/a|b{c}",
        bytes: Data("hi".utf8),
        safe: "_-8",
        time: "12:00"
      )
    )
  }
}
