import BinderyRuntime
import Constructs
import XCTest

/// Tests of `allOf`, `oneOf`, `anyOf` and the selection of their variants.
final class CompositionTests: XCTestCase {
  func testAllOfMergesMembers() throws {
    try assertRoundTrip(
      #"{"id":"a","kind":"b","count":9007199254740993}"#,
      Sibling(id: "a", kind: "b", count: 9_007_199_254_740_993)
    )
  }

  func testSubtypesConformToTheProtocolOfTheirBase() throws {
    var entities: [any EntityProtocol] = [
      Entity(id: "entity", state: .idle), Tool(id: "tool"), Drone(id: "drone", power: 2),
    ]
    entities.append(Robot(id: "robot", state: .busy, size: 3, power: 4))
    XCTAssertEqual(entities.map(\.id), ["entity", "tool", "drone", "robot"])
    XCTAssertEqual(entities.map(\.state), [.idle, nil, nil, .busy])

    let machines = entities.compactMap { $0 as? any MachineProtocol }
    XCTAssertEqual(machines.map(\.id), ["drone", "robot"])
    XCTAssertEqual(machines.map(\.power), [2, 4])
    XCTAssertEqual(machines.map(\.size), [nil, 3])
  }

  func testIndependentUnionsAreDecodedTogether() throws {
    try assertRoundTrip(
      #"{"note":"n","iban":"x","phone":5}"#,
      Payment.iban(.phone(.init(note: "n", iban: "x", phone: 5)))
    )
    try assertRoundTrip(
      #"{"card":"x","mail":"a@b"}"#,
      Payment.card(.mail(.init(card: "x", mail: "a@b")))
    )
  }

  func testAMappingSelectsTheVariant() throws {
    try assertRoundTrip(#"{"pet":"cat","lives":9}"#, Mapped.cat(Cat(pet: "cat", lives: 9)))
    try assertRoundTrip(#"{"pet":"hound"}"#, Mapped.dog(Dog(pet: "hound")))
    try assertRoundTrip(#"{"pet":"eel","x":1}"#, Mapped.unknown(["pet": "eel", "x": 1]))
  }

  func testABaseIsTheUnionOfItsSubtypes() throws {
    try assertRoundTrip(#"{"kind":"Fish","fins":2}"#, Animal.fish(Fish(kind: "Fish", fins: 2)))
  }

  func testTheVariantWithMostKnownMembersIsChosen() throws {
    try assertRoundTrip(#"{"a":"x","b":"y"}"#, Overlap.large(.init(a: "x", b: "y")))
    try assertRoundTrip(#"{"a":"x"}"#, Overlap.small(.init(a: "x")))
  }

  func testNestedUnionsAreDistinguishedByConstants() throws {
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

  func testPrimitivesAreDistinguishedByType() throws {
    let noon = "2024-02-29T12:00:00+01:00"
    try assertRoundTrip("\"\(noon)\"", Primitive.string(DateTime(noon)))
    try assertRoundTrip("5", Primitive.integer(5))
    try assertRoundTrip("5.5", Primitive.number(5.5))
    try assertRoundTrip("true", Primitive.boolean(true))
    try assertRoundTrip("[1]", Primitive.unknown([1]))
  }

  func testArraysOfEitherBecomeArraysOfAUnion() throws {
    try assertRoundTrip(#""a""#, Lists.string("a"))
    try assertRoundTrip(
      #"["a",{"pet":"cat","lives":9}]"#,
      Lists.array([.string("a"), .cat(Cat(pet: "cat", lives: 9))])
    )
  }
}
