import BinderyRuntime
import XCTest

/// What a document assumes has a number, and each number is explained once and used.
final class AssumptionTests: XCTestCase {
  func testEveryAssumptionIsExplainedAndMade() throws {
    let documents = try ["openapi.yaml", "asyncapi.yaml"].map {
      try SpecDocument("Spec/chatcenter/\($0)").json
    }
    var explained: [String] = []
    var made: Set<String> = []
    for document in documents {
      explained += document["x-assumptions"]?.object?.members.map(\.key) ?? []
      document.forEachMember { _, key, value in
        guard key == "x-assumption" else { return }
        for number in value.array ?? [value] { made.insert(number.string ?? "\(number)") }
      }
    }
    XCTAssertEqual(explained, made.sorted())
  }
}
