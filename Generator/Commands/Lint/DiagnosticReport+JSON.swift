import Foundation
import Specification

extension DiagnosticReport {
  /// One stable JSON object for scripts, documented in `bindery lint --help`.
  var json: String {
    JSONText.of(
      Report(
        errors: count(.error),
        warnings: count(.warning),
        notes: count(.note),
        diagnostics: diagnostics.map(Report.Entry.init),
        omitted: Dictionary(uniqueKeysWithValues: omitted.map { ($0.key.rawValue, $0.value) })
      )
    )
  }
}

/// JSON text for other tools, with sorted keys, one per line.
enum JSONText {
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and integers only: encoding them can't fail.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

private struct Report: Encodable {
  let version = 1
  let errors: Int
  let warnings: Int
  let notes: Int
  let diagnostics: [Entry]
  let omitted: [String: Int]

  enum CodingKeys: String, CodingKey {
    case version, errors, warnings, notes, diagnostics, omitted
  }

  struct Entry: Encodable {
    let severity: String
    let code: String
    let message: String
    let fix: String?
    let file: String?
    let line: Int?
    let column: Int?
    let related: [Location]

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity.rawValue
      code = diagnostic.code.rawValue
      message = diagnostic.message
      fix = diagnostic.fix
      file = diagnostic.mark?.file
      line = diagnostic.mark?.line
      column = diagnostic.mark?.column
      related = diagnostic.related.map(Location.init)
    }
  }

  struct Location: Encodable {
    let message: String
    let file: String
    let line: Int
    let column: Int

    init(_ related: Diagnostic.Related) {
      message = related.message
      file = related.mark.file
      line = related.mark.line
      column = related.mark.column
    }
  }
}
