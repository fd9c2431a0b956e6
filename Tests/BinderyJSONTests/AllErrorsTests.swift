import BinderyJSON
import BinderyRuntime
import TestSupport
import XCTest

/// Tests that an error has all errors of its document.
final class AllErrorsTests: XCTestCase {
  func testEachMismatchAndMissingMemberIsFound() {
    let document = #"""
      {"name":7,"crew":[{"age":1,"name":"a"},{"age":"x"},null,{"name":null,"age":true}],
       "berths":{"a":1,"b":"2","c":{}},"tender":{"crew":1}}
      """#
    assertErrors(
      Ship.self,
      document,
      "$.name: expected a string, found a number",
      "$.crew[1].age: expected an integer, found a string",
      "$.crew[1]: the required member \"name\" is missing",
      "$.crew[2]: expected an object, found null",
      "$.crew[3].age: expected an integer, found a boolean",
      "$.crew[3].name: expected a value, found null",
      "$.berths.b: expected an integer, found a string",
      "$.berths.c: expected an integer, found an object",
      "$.tender.crew: expected an array, found a number",
      "$.tender: the required member \"name\" is missing",
      "$.tender: the required member \"built\" is missing",
      "$.tender: the required member \"id\" is missing",
      "$: the required member \"built\" is missing",
      "$: the required member \"id\" is missing"
    )
  }

  func testTheFirstErrorIsThatOfReading() {
    XCTAssertThrowsError(try decode(Ship.self, #"{"name":7,"crew":8}"#)) { error in
      let error = error as? JSONError
      XCTAssertEqual(error?.path.description, "$.name")
      XCTAssertEqual(error?.offset, 8)
      XCTAssertEqual(error?.reason, .mismatch(expected: "a string", found: "a number"))
      XCTAssertEqual(error?.others.map(\.offset), [17, 0, 0])
      XCTAssertEqual(error?.all.first?.others, [])
    }
  }

  func testMalformedJSONEndsTheErrors() {
    assertErrors(
      [Int].self,
      #"["a",1,"b",[tru]]"#,
      "$[0]: expected an integer, found a string",
      "$[2]: expected an integer, found a string",
      "$[3]: expected an integer, found an array",
      "$[3][0]: expected `true`, `false` or `null`, found `t`"
    )
    assertErrors(
      [Int].self,
      #"["a"] 1"#,
      "$[0]: expected an integer, found a string",
      "$: unexpected text after the value"
    )
    assertErrors([Int].self, "[1,", "$[1]: expected an integer, found the end")
  }

  func testErrorsInAVariantThatAMemberSelects() {
    assertErrors(
      [Vehicle].self,
      #"[{"kind":"car","doors":"x"},{"kind":"bus"},{"kind":"car"},{"kind":"cart"}]"#,
      "$[0].doors: expected an integer, found a string",
      "$[0]: the required member \"plate\" is missing",
      "$[2]: the required member \"doors\" is missing",
      "$[2]: the required member \"plate\" is missing"
    )
  }

  func testErrorsInTuplesAndEmbeddedJSON() {
    assertErrors(
      Pair.self,
      #"["a","b"]"#,
      "$[0]: expected an integer, found a string",
      "$[1]: expected a boolean, found a string"
    )
    assertErrors(
      [EmbeddedJSON<[Int]>].self,
      #"["[\"a\",1,\"b\"]","[true]"]"#,
      "$[0]: in the embedded JSON: 2 errors: $[0]: expected an integer, found a string (byte 1);"
        + " $[2]: expected an integer, found a string (byte 7)",
      "$[1]: in the embedded JSON: $[0]: expected an integer, found a boolean (byte 1)"
    )
  }

  func testATypeThatRequiresItselfHasNoPlaceholder() {
    assertErrors(
      Endless.self,
      #"{"next":{"next":1}}"#,
      "$.next.next: expected an object, found a number"
    )
  }

  func testTheDescriptionListsTheFirstErrors() {
    XCTAssertEqual(
      failure([Int].self, #"["a",1,"b"]"#),
      "2 errors: $[0]: expected an integer, found a string (byte 1);"
        + " $[2]: expected an integer, found a string (byte 7)"
    )
    let many = failure(
      [Int].self,
      "[" + Array(repeating: "{}", count: 9).joined(separator: ",") + "]"
    )
    XCTAssertTrue(many.hasPrefix("9 errors: $[0]: "), many)
    XCTAssertTrue(many.hasSuffix("$[4]: expected an integer, found an object (byte 13); …"), many)
  }

  func testTheNumberOfErrorsIsLimited() {
    let document = "[" + Array(repeating: "{}", count: 20_000).joined(separator: ",") + "]"
    XCTAssertThrowsError(try decode([Int].self, document)) { error in
      let all = (error as? JSONError)?.all ?? []
      XCTAssertEqual(all.count, JSONError.limit)
      XCTAssertEqual(all.last?.path.description, "$[999]")
    }
  }

  func testAnIsolatedValueHasAllItsErrors() throws {
    let isolated = try decode([Isolated].self, #"[[1],["a",2,"b"]]"#)
    XCTAssertEqual(isolated[0].error, nil)
    XCTAssertEqual(isolated[1].error?.all.map(\.path.description), ["$[0]", "$[2]"])
  }

  private func assertErrors<T: JSONDecodable>(
    _ type: T.Type,
    _ document: String,
    _ expected: String...,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try decode(type, document), line: line) { error in
      let all = (error as? JSONError)?.all ?? []
      XCTAssertEqual(all.map { "\($0.path): \($0.reason)" }, expected, line: line)
    }
  }
}

private struct Ship: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var built: DateTime?
    var id: UUID?
    var crew: [Sailor]?
    var berths: [String: Int]?
    var tender: Ship?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "built": json.read(into: &built)
      case "id": json.read(into: &id)
      case "crew": json.read(into: &crew)
      case "berths": json.read(into: &berths)
      case "tender": json.read(into: &tender)
      default: try json.skipValue()
      }
    }
    _ = try json.require(name, "name")
    _ = try json.require(built, "built")
    _ = try json.require(id, "id")
  }
}

private struct Sailor: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var age: Int?
    try json.readMembers { key, json throws(JSONError) in
      switch key {
      case "name": json.read(into: &name)
      case "age": json.read(into: &age)
      default: try json.skipValue()
      }
    }
    _ = try json.require(name, "name")
    _ = try json.require(age, "age")
  }
}

private enum Vehicle: JSONDecodable {
  case car(Car)
  case unknown(JSONValue)

  init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "car": self = .car(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  struct Car: JSONDecodable {
    init(from json: inout JSONReader) throws(JSONError) {
      var doors: Int?
      var plate: String?
      try json.readMembers { key, json throws(JSONError) in
        switch key {
        case "doors": json.read(into: &doors)
        case "plate": json.read(into: &plate)
        default: try json.skipValue()
        }
      }
      _ = try json.require(doors, "doors")
      _ = try json.require(plate, "plate")
    }
  }
}

private struct Pair: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    var number: Int?
    var flag: Bool?
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: number = try json.read()
      case 1: flag = try json.read()
      default: try json.skipValue()
      }
      position += 1
    }
    _ = try json.require(number, at: 0)
    _ = try json.require(flag, at: 1)
  }
}

private final class Endless: JSONDecodable {
  let next: Endless

  init(from json: inout JSONReader) throws(JSONError) {
    var next: Endless?
    try json.readMembers { key, json throws(JSONError) in
      guard case "next" = key else { return try json.skipValue() }
      json.read(into: &next)
    }
    self.next = try json.require(next, "next")
  }
}

private struct Isolated: JSONDecodable {
  let error: JSONError?

  init(from json: inout JSONReader) throws(JSONError) {
    error = try json.readIsolated({ (_: [Int]) in nil }, undecodable: { $1 })
  }
}
