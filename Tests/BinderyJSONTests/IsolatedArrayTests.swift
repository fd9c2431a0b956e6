import BinderyJSON
import TestSupport
import XCTest

/// Tests of arrays in which an undecodable element does not affect the others.
final class IsolatedArrayTests: XCTestCase {
  func testUndecodableElementsAreReportedBesideTheOthers() throws {
    let names = try decode(IsolatedArray<String>.self, #"["a",null,"b",{"c":[1]},7]"#)
    XCTAssertEqual(names.elements, ["a", "b"])
    XCTAssertEqual(names.undecodable.map(\.index), [1, 3, 4])
    XCTAssertEqual(names.undecodable.map(\.json.description), ["null", #"{"c":[1]}"#, "7"])
    XCTAssertEqual(
      names.undecodable.map(\.description),
      [
        "element 1: $: expected a string, found null (byte 0)",
        "element 3: $: expected a string, found an object (byte 0)",
        "element 4: $: expected a string, found a number (byte 0)",
      ]
    )
  }

  func testAnElementHasAllItsErrorsAndItsOwnPaths() throws {
    let points = try decode(IsolatedArray<[Int]>.self, #"[[1],["a",2,"b"]]"#)
    XCTAssertEqual(points.undecodable.first?.error.all.map(\.path.description), ["$[0]", "$[2]"])
  }

  func testArraysOfArraysIsolateTheInnermostElement() throws {
    let rows = try decode(IsolatedArray<IsolatedArray<Int>>.self, "[[1,null],2,[3]]")
    XCTAssertEqual(rows.map(\.elements), [[1], [3]])
    XCTAssertEqual(rows.undecodable.map(\.index), [1])
    XCTAssertEqual(rows[0].undecodable.map(\.index), [1])
  }

  func testEncodingKeepsUndecodableElementsAtTheirIndices() throws {
    for document in [#"[null,"a",7,"b",[1.50]]"#, "[]", "[1]", #"["a"]"#] {
      XCTAssertEqual(try encode(decode(IsolatedArray<String>.self, document)), document)
    }
    var names = try decode(IsolatedArray<String>.self, #"["a",null,"b",7]"#)
    names.elements.append("c")
    names[0] = "d"
    XCTAssertEqual(try encode(names), #"["d",null,"b",7,"c"]"#)
    names.elements = []
    XCTAssertEqual(try encode(names), "[null,7]")
    names.undecodable = []
    XCTAssertEqual(try encode(names), "[]")
  }

  func testEqualityIncludesUndecodableElements() throws {
    let one = try decode(IsolatedArray<Int>.self, #"[1,{"a":1,"b":2},2]"#)
    let same = try decode(IsolatedArray<Int>.self, #"[1.0, {"b": 2, "a": 1}, 2]"#)
    let other = try decode(IsolatedArray<Int>.self, #"[1,{"a":1},2]"#)
    XCTAssertEqual(one, same)
    XCTAssertEqual(Set([one, same]).count, 1)
    XCTAssertNotEqual(one, other)
    XCTAssertEqual([1, 2], IsolatedArray([1, 2]))
  }

  func testCodable() throws {
    let names = try decode(IsolatedArray<String>.self, #"["a",null]"#)
    let data = try JSONEncoder().encode(names)
    XCTAssertEqual(try JSONDecoder().decode(IsolatedArray<String>.self, from: data), names)
  }

  func testMalformedJSONAndOtherTypesAreErrors() {
    XCTAssertEqual(
      failure(IsolatedArray<Int>.self, #"["a",1,tru]"#),
      "$[2]: expected an integer, found `t` (byte 7)"
    )
    XCTAssertEqual(
      failure(IsolatedArray<Int>.self, "{}"),
      "$: expected an array, found an object (byte 0)"
    )
    XCTAssertEqual(try? decode(IsolatedArray<Int>?.self, "null"), .some(nil))
  }

  func testTheErrorsOfAnotherMemberIncludeThoseOfElements() {
    XCTAssertThrowsError(try decode(Basket.self, #"{"items":[1,"a"],"name":2}"#)) { error in
      let all = (error as? JSONError)?.all ?? []
      XCTAssertEqual(all.map(\.path.description), ["$.name", "$.items[1]"])
    }
  }

  func testAContractIsolatesNoElement() {
    JSONIsolation.$isAllowed.withValue(false) {
      XCTAssertEqual(
        failure(IsolatedArray<Int>.self, #"[1,"a"]"#),
        "$[1]: expected an integer, found a string (byte 3)"
      )
      XCTAssertEqual(try? decode(IsolatedArray<Int>.self, "[1,2]").elements, [1, 2])
    }
  }
}

/// Tests of isolating arrays in the variants of unions.
final class IsolatedVariantTests: XCTestCase {
  func testAVariantWithoutUndecodableElementsIsPreferred() throws {
    let list = try decode(Items.self, #"["a","b"]"#)
    guard case .names(let names) = list else { return XCTFail("\(list)") }
    XCTAssertEqual(names.elements, ["a", "b"])
  }

  func testTheBestVariantIsolatesElementsIfNoneIsDecodedWithoutThem() throws {
    let list = try decode(Items.self, #"[1,"b",2]"#)
    guard case .numbers(let numbers) = list else { return XCTFail("\(list)") }
    XCTAssertEqual(numbers.elements, [1, 2])
    XCTAssertEqual(numbers.undecodable.map(\.index), [1])
    XCTAssertEqual(try encode(list), #"[1,"b",2]"#)
  }

  func testAVariantOfAnotherTypeIsKeptAsJSON() throws {
    guard case .unknown(7) = try decode(Items.self, "7") else { return XCTFail("not unknown") }
  }

  func testInALaterMemberOfAnIsolatedElement() throws {
    let lists = try decode(IsolatedArray<Items>.self, #"[[1,null],["a"],[null,2]]"#)
    XCTAssertEqual(lists.count, 3)
    XCTAssertEqual(lists.undecodable, [])
    guard case .numbers(let last) = lists[2] else { return XCTFail("\(lists)") }
    XCTAssertEqual(last.undecodable.map(\.index), [0])
  }
}

private struct Basket: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    var items: IsolatedArray<Int>?
    var name: String?
    try json.readMembers { key, json throws(JSONError) in
      switch key {
      case "items": json.read(into: &items)
      case "name": json.read(into: &name)
      default: try json.skipValue()
      }
    }
    _ = try json.require(items, "items")
    _ = try json.require(name, "name")
  }
}

private enum Items: JSONModel {
  case numbers(IsolatedArray<Int>)
  case names(IsolatedArray<String>)
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.array, .array]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .numbers(try json.read())
      case 1: .names(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .numbers(let value): value.encode(into: &json)
    case .names(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
