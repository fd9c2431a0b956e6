import BinderyRuntime
import Foundation
import XCTest

/// Tests that the page of Chat Center's assumptions agrees with the documents and with the comments
/// in the client.
final class AssumptionPageTests: XCTestCase {
  private static let file = SpecDocument.package
    .appending(path: "Sources/ChatCenterUI/ChatCenterUI.docc/Assumptions.md")

  /// With `RECORD=1`, the test writes the page.
  func testThePageAgreesWithTheDocuments() throws {
    let page = try AssumptionPage().text
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
      return XCTFail("Recorded the page. Review the difference, then run again.")
    }
    XCTAssertEqual(try String(contentsOf: Self.file, encoding: .utf8), page)
  }
}

/// The page of Chat Center's assumptions and their locations.
struct AssumptionPage {
  private static let documents = ["openapi.yaml", "asyncapi.yaml"].map { "Spec/chatcenter/\($0)" }
  private static let client = "Sources/ChatCenterUI"

  private let assumptions: [JSONObject.Member]
  /// The locations in documents, and the files of the client, by number.
  let locations: [String: [String]]

  init() throws {
    var assumptions: [JSONObject.Member] = []
    var locations: [String: [String]] = [:]
    for path in Self.documents {
      let json = try SpecDocument(path).json
      assumptions += json["x-assumptions"]?.object.map { Array($0.members) } ?? []
      json.forEachMember { location, key, value in
        guard key == "x-assumption" else { return }
        for number in value.array ?? [value] {
          locations[number.string ?? "\(number)", default: []].append("`\(path)\(location)`")
        }
      }
    }
    for (file, text) in try Self.handwritten() {
      for match in Set(text.matches(of: /X-[0-9]{2}\b/).map { String($0.output) }) {
        locations[match, default: []].append("`\(file)`")
      }
    }
    self.assumptions = assumptions
    self.locations = locations
  }

  /// The numbers of the explained assumptions.
  var numbers: [String] { assumptions.map(\.key) }

  var text: String {
    """
    # Assumptions about the protocol

    Each assumption with its number, the unknown behaviour, the assumed one, and where to change it.

    ## Overview

    Chat Center publishes no description of its protocol. The observed messages of its clients and servers
    are described in `Spec/chatcenter`; unobserved behaviour is assumed, and each assumption is marked: in a
    document as `x-assumption`, in the client as a comment with the number. An edit there, and
    `Scripts/generate`, changes it everywhere. `AssumptionPageTests` writes this page from those marks.

    \(assumptions.map(section).joined(separator: "\n\n"))

    """
  }

  private func section(_ assumption: JSONObject.Member) -> String {
    let text = { (key: String) in
      assumption.value[key]?.string?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? ""
    }
    let locations = (locations[assumption.key] ?? []).map { "- \($0)" }.joined(separator: "\n")
    return """
      ## \(assumption.key)

      **Not known:** \(text("unknown"))

      **Assumed:** \(text("assumed"))

      \(locations)
      """
  }

  /// The handwritten files of the client, sorted by path.
  private static func handwritten() throws -> [(path: String, text: String)] {
    let folder = SpecDocument.package.appending(path: client)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }
      .map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return ("\(client)/\(path)", text)
      }
  }
}
