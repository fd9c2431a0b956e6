import BinderyRuntime
import BinderyTesting
import Foundation
import Wire
import XCTest

/// Tests of OpenAPI's table of styles for queries, and of parameter names.
final class QueryTests: WireTestCase {
  func testForm() async throws {
    try await assertTarget(
      "/queryForm?text=blue&list=blue&list=black&list=brown&R=100&G=200&B=150"
    ) {
      try await $0.queryForm(text: "blue", list: Self.list, color: Self.color)
    }
    try await assertTarget(
      "/queryFormJoined?text=blue&list=blue,black,brown&color=R,100,G,200,B,150"
    ) {
      try await $0.queryFormJoined(text: "blue", list: Self.list, color: Self.color)
    }
  }

  func testEmptyValues() async throws {
    try await assertTarget("/queryForm?text=") { try await $0.queryForm(text: "", list: []) }
    try await assertTarget("/queryFormJoined?text=") {
      try await $0.queryFormJoined(text: "", list: [])
    }
    try await assertTarget("/queryForm?list=&list=b") { try await $0.queryForm(list: ["", "b"]) }
    try await assertTarget("/queryForm") { try await $0.queryForm() }
  }

  func testDelimited() async throws {
    try await assertTarget(
      "/querySpaces?list=blue%20black%20brown&color=R%20100%20G%20200%20B%20150"
    ) {
      try await $0.querySpaces(list: Self.list, color: Self.color)
    }
    try await assertTarget(
      "/queryPipes?list=blue%7Cblack%7Cbrown&color=R%7C100%7CG%7C200%7CB%7C150"
    ) {
      try await $0.queryPipes(list: Self.list, color: Self.color)
    }
    // The delimiter of `form` is a comma, so that a comma in an element is `%2C`.
    try await assertTarget("/queryFormJoined?list=a%2Cb,c") {
      try await $0.queryFormJoined(list: ["a,b", "c"])
    }
  }

  func testDeepObjects() async throws {
    try await assertTarget(
      "/queryDeep?color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"
        + "&filter%5Bname%5D=a%20b&filter%5Btags%5D%5B0%5D=x&filter%5Btags%5D%5B1%5D=y"
        + "&filter%5Bcolor%5D%5BR%5D=1&filter%5Bcolor%5D%5BG%5D=2&filter%5Bcolor%5D%5BB%5D=3"
    ) {
      let filter = Filter(name: "a b", tags: ["x", "y"], color: Color(r: 1, g: 2, b: 3))
      try await $0.queryDeep(color: Self.color, filter: filter)
    }
  }

  /// RFC 6570 §3.2.3: reserved characters and escapes are unchanged; `#` would end the query.
  func testReserved() async throws {
    try await assertTarget("/queryReserved?text=:/?[]@!$&'()*+,;=%2F%25%23%20&list=a/b,c") {
      try await $0.queryReserved(text: ":/?[]@!$&'()*+,;=%2F%# ", list: ["a/b", "c"])
    }
  }

  func testNames() async throws {
    try await assertTarget(
      "/queryNames?filter%5Bname%5D=a%2Bb%20c&ids%5B%5D=1&ids%5B%5D=2"
        + "&a%20b%26c%3Dd%2B%C3%A9=x&%24top=5&class=y"
    ) {
      try await $0.queryNames(
        filterName: "a+b c",
        ids: [1, 2],
        aBAndCEqualsDPlusÉ: "x",
        top: 5,
        class: "y"
      )
    }
  }

  func testKinds() async throws {
    let id = try XCTUnwrap(UUID(uuidString: "0E984725-C51C-4BF4-9960-E1C80E27ABA0"))
    try await assertTarget(
      "/queryKinds?flag=true&count=9223372036854775807&ratio=0.1"
        + "&when=2026-11-21T04%3A56%3A22.5Z&day=2026-11-21"
        + "&id=0e984725-c51c-4bf4-9960-e1c80e27aba0&order=z%20a&limit=20&maybe=m"
        + "&colors=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D&data=AP8%2B"
    ) {
      try await $0.queryKinds(
        flag: true,
        count: .max,
        ratio: 0.1,
        when: DateTime("2026-11-21T04:56:22.5Z"),
        day: CalendarDate("2026-11-21"),
        id: id,
        order: .zA,
        limit: 20,
        maybe: "m",
        colors: [Self.color],
        data: Data([0, 255, 62])
      )
    }
  }

  func testJSON() async throws {
    try await assertTarget("/queryJSON?filter=%7B%22name%22%3A%22%C3%A9%20%26%2B%22%7D") {
      try await $0.queryJSON(filter: Filter(name: "é &+"))
    }
  }
}
