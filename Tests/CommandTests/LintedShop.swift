import Foundation
import XCTest

/// A document in which a key stands twice, and what `bindery lint` says of it.
enum LintedShop {
  /// What is wrong here has a second place; --strict makes an error of it.
  static let document = """
    openapi: 3.1.0
    info: { title: "50% off, now: shop", version: "1" }
    paths: {}
    components:
      schemas:
        Name: { type: string }
        "100%": { type: string }
        "100%": { type: integer }

    """

  /// A misspelt type in the place of the key.
  static var warning: String {
    document.components(separatedBy: "    \"100%\"")[0]
      .replacingOccurrences(of: "{ type: string }", with: "{ type: strnig }")
  }

  static func lint(_ name: String, format: String = "text") throws -> BinderyProcess {
    let folder = try TemporaryFolder()
    try folder.write(document, to: name)
    return try BinderyProcess("lint", name, "--strict", "--format", format, in: folder.url)
  }
}

extension BinderyProcess {
  /// What it wrote, as an object of JSON.
  var object: [String: Any] {
    get throws {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
  }
}
