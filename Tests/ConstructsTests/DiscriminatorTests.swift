import BinderyRuntime
import Constructs
import XCTest

/// Tests of discriminator values.
final class DiscriminatorTests: XCTestCase {
  func testEachListedValueSelectsTheVariant() throws {
    try assertRoundTrip(#"{"t":"zebra","stripes":3}"#, Equine.zebra(Zebra(stripes: 3)))
    try assertRoundTrip(#"{"t":"pony"}"#, Equine.horse(Horse(t: .pony)))
    try assertRoundTrip(#"{"t":"Horse"}"#, Equine.unknown(["t": "Horse"]))
  }

  func testAUnionIsSelectedByTheValuesOfItsSubtypes() throws {
    try assertRoundTrip(#"{"t":"taxi"}"#, Vehicle.car(Car(t: .taxi)))
    try assertRoundTrip(#"{"t":"Bike"}"#, Vehicle.bike(Bike()))
    try assertRoundTrip(#"{"t":"Car"}"#, Vehicle.unknown(["t": "Car"]))
  }

  func testANestedUnionKeepsTheValuesOfItsSubtypes() throws {
    let turtle = Turtle(legs: 4, shell: "hard")
    let text = #"{"kind":"Turtle","legs":4,"shell":"hard"}"#
    try assertRoundTrip(text, Animal.turtle(turtle))
    try assertRoundTrip(text, Reptile.turtle(turtle))
    try assertRoundTrip(#"{"kind":"Reptile","legs":0}"#, Animal.reptile(.init(legs: 0)))
    try assertRoundTrip(#"{"guests":[\#(text)]}"#, Terrarium(guests: [.turtle(turtle)]))
  }

  func testASchemaNameMatchesAValueInAnotherSpelling() throws {
    try assertRoundTrip(#"{"kind":"ROUND_DISC","radius":2}"#, Shape.roundDisc(.init(radius: 2)))
    try assertRoundTrip(#"{"kind":"SQUARE"}"#, Shape.square(Square()))
    try assertRoundTrip(#"{"kind":"Square"}"#, Shape.unknown(["kind": "Square"]))
  }

  func testADefaultValueSelectsTheVariant() throws {
    try assertRoundTrip(#"{"way":"post","to":"7"}"#, Notice.mail(Mail(way: "post", to: "7")))
    try assertRoundTrip(#"{"way":"Mail","to":"7"}"#, Notice.mail(Mail(way: "Mail", to: "7")))
    try assertRoundTrip(#"{"way":"Call","to":7}"#, Notice.call(Call(way: "Call", to: 7)))
  }

  func testABaseIsAVariantOfItsUnion() throws {
    try assertRoundTrip(#"{"kind":"Animal"}"#, Animal.animal(.init()))
    try assertRoundTrip(#"{"t":"Vehicle"}"#, Vehicle.vehicle(.init()))
  }

  func testAConstantInAUnionSelectsTheVariant() throws {
    try assertRoundTrip(#"{"type":"part"}"#, Link.part(Part()))
    try assertRoundTrip(
      #"{"type":"part_reference","id":"7"}"#,
      Link.partReference(PartReference(type: "part_reference", id: "7"))
    )
  }

  func testNumbersSelectVariants() throws {
    try assertRoundTrip(#"{"v":2,"a":5}"#, Numbered.second(Second(a: 5)))
    try assertRoundTrip(#"{"v":1,"a":"5"}"#, Numbered.first(First(a: "5")))
  }

  func testSchemaNamesApplyBesideAPartialMapping() throws {
    try assertRoundTrip(#"{"t":"c"}"#, Partial.cab(Cab(t: "c")))
    try assertRoundTrip(#"{"t":"Cab"}"#, Partial.cab(Cab(t: "Cab")))
    try assertRoundTrip(#"{"t":"Bus","line":7}"#, Partial.bus(Bus(line: 7)))
  }

  func testTheOnlyMappedValueIsTheDefault() throws {
    XCTAssertEqual(Cat(lives: 9).pet, "cat")
    XCTAssertEqual(Second().v, 2)
  }

  func testAnOptionalDiscriminatorSelectsTheVariantIfPresent() throws {
    try assertRoundTrip(#"{"type":"bank","x":1}"#, Transfer.bank(.init(type: "bank", x: 1)))
    try assertRoundTrip(#"{"type":"cash"}"#, Transfer.unknown(["type": "cash"]))
    try assertRoundTrip(#"{"x":"1"}"#, Transfer.card(.init(type: nil, x: "1")))
    try assertRoundTrip(#"{"x":1}"#, Transfer.bank(.init(type: nil, x: 1)))
    try assertRoundTrip(#"{"type":"bank","x":1}"#, Transfer.bank(.init(x: 1)))
    let text = #"{"type":"bank","x":"1"}"#
    XCTAssertThrowsError(try JSONReader.decode(Transfer.self, from: Array(text.utf8))) { error in
      XCTAssertEqual("\(error)", "$.x: expected an integer, found a string (byte 19)")
    }
  }

  func testAnUnknownValueSelectsTheDefaultVariant() throws {
    try assertRoundTrip(#"{"way":"radio","to":7}"#, Fallback.radio(Radio(way: "radio", to: 7)))
    try assertRoundTrip(
      #"{"way":"drum","to":true}"#,
      Fallback.otherWay(.init(way: "drum", to: true))
    )
    try assertRoundTrip(#"{"to":true}"#, Fallback.otherWay(.init(to: true)))
    try assertRoundTrip(#"{"way":"drum"}"#, Fallback.unknown(["way": "drum"]))
    try assertRoundTrip("7", Fallback.unknown(7))
  }

  func testWithoutADiscriminatorTheValueIsTheBase() throws {
    try assertRoundTrip(#"{"pen":"red"}"#, Sketch.sketch(.init(kind: nil, pen: "red")))
    try assertRoundTrip(
      #"{"kind":"Sketch","pen":"red"}"#,
      Sketch.sketch(.init(kind: "Sketch", pen: "red"))
    )
    try assertRoundTrip(
      #"{"kind":"Stroke","length":3}"#,
      Sketch.stroke(.init(kind: "Stroke", length: 3))
    )
    try assertRoundTrip(#"{"kind":"Blot"}"#, Sketch.unknown(["kind": "Blot"]))
    try assertRoundTrip("[]", Sketch.unknown([]))
  }
}
