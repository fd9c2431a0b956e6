import Foundation
import Specification
import XCTest

/// A case of yaml-test-suite.
struct SuiteCase {
  /// `229Q`, or `9MQT/1` for the second case of a file.
  let name: String
  let yaml: String
  /// The events in the suite's notation.
  let events: String?
  let json: String?
  let isRefused: Bool
}

extension SuiteCase {
  /// Reads all cases with the tested reader; skips the test if the suite is missing.
  static func all() throws -> [SuiteCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/suites/yaml/src").standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw XCTSkip("yaml-test-suite is not at \(folder.path)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    return try files.flatMap { try cases(in: folder.appending(path: $0)) }
  }

  private static func cases(in url: URL) throws -> [SuiteCase] {
    let file = url.deletingPathExtension().lastPathComponent
    let node = try root(String(contentsOf: url, encoding: .utf8))
    // A case inherits absent fields of the previous one, except for `fail`.
    var fields: [String: Node] = [:]
    return node.elements.enumerated().map { index, element in
      fields["fail"] = nil
      for entry in element.entries { fields[entry.key] = entry.value }
      return SuiteCase(
        name: index == 0 ? file : "\(file)/\(index)",
        yaml: plain(fields["yaml"]?.text ?? ""),
        events: fields["tree"]?.string.map(plain),
        json: fields["json"]?.string,
        isRefused: fields["fail"]?.boolean == true
      )
    }
  }

  /// The text with the suite's symbols for invisible characters replaced by these.
  private static func plain(_ text: String) -> String {
    var text = text.replacing("␣", with: " ").replacing("←", with: "\r")
      .replacing("⇔", with: "\u{FEFF}").replacing("↵", with: "")
    text = text.replacing(/—*»/, with: "\t")
    return text.replacing(/∎\n?$/, with: "")
  }
}
