import BinderyRuntime
import Contents
import XCTest

/// Tests of the methods and the query of OpenAPI 3.2.
final class MethodTests: PressTestCase {
  func testQueryHasABody() async throws {
    let request = try await sent { _ = try await $0.searchOrders(body: .init(text: "a b")) }
    XCTAssertEqual(request.method.rawValue, "QUERY")
    XCTAssertEqual(request.target, "/orders/search")
    XCTAssertEqual(request.text, #"{"text":"a b"}"#)
  }

  func testACustomMethod() async throws {
    let request = try await sent { try await $0.purgeOrders() }
    XCTAssertEqual(request.method.rawValue, "PURGE")
  }

  func testTheWholeQueryAsOneValue() async throws {
    let form = try await sent {
      try await $0.findOrders(criteria: .init(text: "a b&c", tags: ["x", "y"]))
    }
    XCTAssertEqual(form.target, "/orders/search?text=a+b%26c&tags=x&tags=y")
    let json = try await sent { try await $0.matchOrders(criteria: .init(text: "a&b")) }
    XCTAssertEqual(json.target, "/orders/search?%7B%22text%22%3A%22a%26b%22%7D")
    let none = try await sent { try await $0.findOrders() }
    XCTAssertEqual(none.target, "/orders/search")
  }
}
