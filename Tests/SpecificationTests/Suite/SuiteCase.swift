import Foundation
import Specification
import XCTest

/// One case of yaml-test-suite.
struct SuiteCase {
  /// `229Q`, or `9MQT/1` for the second case of a file.
  let name: String
  let yaml: String
  /// The events as the suite writes them.
  let events: String?
  let json: String?
  let isRefused: Bool
}

extension SuiteCase {
  /// All the cases, read with the reader that they judge; skips aloud without the suite.
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
    // A case takes from the one before it what it does not say itself, but not that it fails.
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

  /// The text with the suite's signs for what can't be seen replaced by what they stand for.
  private static func plain(_ text: String) -> String {
    var text = text.replacing("␣", with: " ").replacing("←", with: "\r")
      .replacing("⇔", with: "\u{FEFF}").replacing("↵", with: "")
    text = text.replacing(/—*»/, with: "\t")
    return text.replacing(/∎\n?$/, with: "")
  }
}
