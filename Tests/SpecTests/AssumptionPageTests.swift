import BinderyRuntime
import Foundation
import XCTest

/// The page that lists what is assumed of Chat Center is what the documents, and the marks in the
/// client, say.
final class AssumptionPageTests: XCTestCase {
  private static let file = SpecDocument.package
    .appending(path: "Sources/ChatCenterUI/ChatCenterUI.docc/Assumptions.md")

  /// `RECORD=1` writes it anew.
  func testThePageIsWhatTheDocumentsSay() throws {
    let page = try AssumptionPage().text
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
      return XCTFail("Recorded the page. Review the difference, then run again.")
    }
    XCTAssertEqual(try String(contentsOf: Self.file, encoding: .utf8), page)
  }
}

/// What is assumed of Chat Center, and where.
struct AssumptionPage {
  private static let documents = ["openapi.yaml", "asyncapi.yaml"].map { "Spec/chatcenter/\($0)" }
  private static let client = "Sources/ChatCenterUI"

  private let assumptions: [JSONObject.Member]
  /// By number: places in documents, and files of the client.
  let places: [String: [String]]

  init() throws {
    var assumptions: [JSONObject.Member] = []
    var places: [String: [String]] = [:]
    for path in Self.documents {
      let json = try SpecDocument(path).json
      assumptions += json["x-assumptions"]?.object.map { Array($0.members) } ?? []
      json.forEachMember { place, key, value in
        guard key == "x-assumption" else { return }
        for number in value.array ?? [value] {
          places[number.string ?? "\(number)", default: []].append("`\(path)\(place)`")
        }
      }
    }
    for (file, text) in try Self.handwritten() {
      for match in Set(text.matches(of: /X-[0-9]{2}\b/).map { String($0.output) }) {
        places[match, default: []].append("`\(file)`")
      }
    }
    self.assumptions = assumptions
    self.places = places
  }

  /// The numbers that are explained.
  var numbers: [String] { assumptions.map(\.key) }

  var text: String {
    """
    # What is assumed

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
    let places = (places[assumption.key] ?? []).map { "- \($0)" }.joined(separator: "\n")
    return """
      ## \(assumption.key)

      **Not known:** \(text("unknown"))

      **Assumed:** \(text("assumed"))

      \(places)
      """
  }

  /// The files of the client that nobody generates, by their paths, in order.
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
