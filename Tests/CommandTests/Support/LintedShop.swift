import Foundation
import XCTest

/// A document with a duplicate key, and the output of `bindery lint` for it.
enum LintedShop {
  /// A document with a diagnostic that has a related location.
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

  /// The document with a misspelt type instead of the duplicate key.
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
  /// The output as a JSON object.
  var object: [String: Any] {
    get throws {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
  }
}
