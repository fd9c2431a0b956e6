import BinderyRuntime
import Foundation
import XCTest

/// What is assumed has a number, and each number is explained once and used: in a document, or in
/// the client where no document could say it.
final class AssumptionTests: XCTestCase {
  func testEveryAssumptionIsExplainedAndMade() throws {
    let documents = try ["openapi.yaml", "asyncapi.yaml"].map {
      try SpecDocument("Spec/chatcenter/\($0)").json
    }
    var explained: [String] = []
    var made = try madeInCode()
    for document in documents {
      explained += document["x-assumptions"]?.object?.members.map(\.key) ?? []
      document.forEachMember { _, key, value in
        guard key == "x-assumption" else { return }
        for number in value.array ?? [value] { made.insert(number.string ?? "\(number)") }
      }
    }
    XCTAssertEqual(explained, made.sorted())
  }

  /// The numbers that comments of hand-written files name.
  private func madeInCode() throws -> Set<String> {
    let folder = SpecDocument.package.appending(path: "Sources/ChatCenterUI")
    var numbers: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") && !path.hasPrefix("Generated/") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /X-[0-9]{2}\b/) { numbers.insert(String(match.output)) }
    }
    return numbers
  }
}
