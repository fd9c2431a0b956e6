import BinderyRuntime
import Constructs
import XCTest

/// `allOf`, `oneOf`, `anyOf` and what tells their branches apart.
final class CompositionTests: XCTestCase {
  func testMembersOfAllPartsAreOneObject() throws {
    try assertRoundTrip(
      #"{"id":"a","kind":"b","count":9007199254740993}"#,
      Sibling(id: "a", kind: "b", count: 9_007_199_254_740_993)
    )
  }

  func testIndependentChoicesAreKnownTogether() throws {
    try assertRoundTrip(
      #"{"note":"n","iban":"x","phone":5}"#,
      Payment.iban(.phone(.init(note: "n", iban: "x", phone: 5)))
    )
    try assertRoundTrip(
      #"{"card":"x","mail":"a@b"}"#,
      Payment.card(.mail(.init(card: "x", mail: "a@b")))
    )
  }

  func testAMappingNamesTheVariant() throws {
    try assertRoundTrip(#"{"pet":"cat","lives":9}"#, Mapped.cat(Cat(pet: "cat", lives: 9)))
    try assertRoundTrip(#"{"pet":"hound"}"#, Mapped.dog(Dog(pet: "hound")))
    try assertRoundTrip(#"{"pet":"eel","x":1}"#, Mapped.unknown(["pet": "eel", "x": 1]))
  }

  func testABaseIsTheChoiceOfItsHeirs() throws {
    try assertRoundTrip(#"{"kind":"Fish","fins":2}"#, Animal.fish(Fish(kind: "Fish", fins: 2)))
  }

  func testTheVariantThatKnowsMostMembersIsChosen() throws {
    try assertRoundTrip(#"{"a":"x","b":"y"}"#, Overlap.large(.init(a: "x", b: "y")))
    try assertRoundTrip(#"{"a":"x"}"#, Overlap.small(.init(a: "x")))
  }

  func testChoicesOfChoicesAreToldApartByTheirConstants() throws {
    try assertRoundTrip(
      #"{"event":"thread.created","data":"x"}"#,
      Event.threadEvent(ThreadEvent(event: "thread.created", data: "x"))
    )
    try assertRoundTrip(
      #"{"event":"run.failed"}"#,
      Event.runEvent(.failed(.init(event: "run.failed")))
    )
    try assertRoundTrip(
      #"{"event":"done","data":"x"}"#,
      Event.done(.init(event: "done", data: "x"))
    )
  }

  func testPrimitivesAreToldApartByTheirKind() throws {
    let noon = "2024-02-29T12:00:00+01:00"
    try assertRoundTrip("\"\(noon)\"", Primitive.string(DateTime(noon)))
    try assertRoundTrip("5", Primitive.integer(5))
    try assertRoundTrip("5.5", Primitive.number(5.5))
    try assertRoundTrip("true", Primitive.boolean(true))
    try assertRoundTrip("[1]", Primitive.unknown([1]))
  }

  func testArraysAreArraysOfEither() throws {
    try assertRoundTrip(#""a""#, Lists.string("a"))
    try assertRoundTrip(
      #"["a",{"pet":"cat","lives":9}]"#,
      Lists.array([.string("a"), .cat(Cat(pet: "cat", lives: 9))])
    )
  }
}
