import Foundation
import Specification

/// JSON text for other tools, with sorted keys, one per line.
enum JSONText {
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and integers only: encoding them can't fail.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// One stable JSON object for scripts, documented in `bindery lint --help`.
struct ReportJSON: Encodable {
  let version = 1
  let errors: Int
  let warnings: Int
  let notes: Int
  let diagnostics: [Entry]
  let omitted: [String: Int]
  let nextVersion: String?

  enum CodingKeys: String, CodingKey {
    case version, errors, warnings, notes, diagnostics, omitted, nextVersion
  }

  init(_ report: Report) {
    errors = report.count(.error)
    warnings = report.count(.warning)
    notes = report.count(.note)
    diagnostics = report.findings.map { finding in
      Entry(finding, change: report.changes[finding.diagnostic])
    }
    nextVersion = report.nextVersion
    omitted = Dictionary(uniqueKeysWithValues: report.omitted.map { ($0.code.rawValue, $0.number) })
  }

  struct Entry: Encodable {
    let severity: String
    let code: String
    let message: String
    let fix: String?
    let file: String?
    let line: Int?
    let column: Int?
    let related: [RelatedLocation]
    let document: Location?
    let recording: Location?
    let symbol: String?
    let fingerprint: String
    let change: ReportedChange?

    init(_ finding: ReportedFinding, change: ReportedChange?) {
      self.change = change
      let diagnostic = finding.diagnostic
      severity = finding.severity
      code = finding.code
      message = diagnostic.message
      fix = diagnostic.fix
      file = diagnostic.mark?.file
      line = diagnostic.mark?.line
      column = diagnostic.mark?.column
      related = diagnostic.related.map(RelatedLocation.init)
      document = finding.document.map { Location($0.mark, pointer: $0.pointer) }
      recording = finding.recording.map { Location($0.mark, pointer: nil) }
      symbol = finding.symbol
      fingerprint = finding.fingerprint
    }
  }

  struct RelatedLocation: Encodable {
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

  struct Location: Encodable {
    let file: String
    let line: Int
    let column: Int
    let pointer: String?

    init(_ mark: Mark, pointer: String?) {
      file = mark.file
      line = mark.line
      column = mark.column
      self.pointer = pointer
    }
  }
}
