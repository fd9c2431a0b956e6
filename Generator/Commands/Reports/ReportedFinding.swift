import Specification

/// A finding in the form that every report renders: a diagnostic with its locations in a document
/// and in a recording, its Swift symbol, and a fingerprint.
package struct ReportedFinding: Sendable {
  /// A location, with the JSON pointer of the object if the file has it.
  struct Location: Hashable, Sendable {
    let mark: Mark
    let pointer: String?
  }

  package let diagnostic: Diagnostic
  /// The location in a document or another file that isn't a recording.
  let document: Location?
  /// The location in a recording.
  let recording: Location?
  /// The Swift declaration that represents the part of the document.
  let symbol: String?
  /// Identifies the finding also after edits of other parts of the files.
  let fingerprint: String
  /// The check that has the finding, if a report of tests lists each check.
  let item: Report.Item?

  /// The severity in a sentence or as a key: `error`.
  var severity: String { diagnostic.severity.rawValue }

  var code: String { diagnostic.code.rawValue }
}

extension Mark {
  /// Whether the file is an HTTP archive, and not a document.
  var isOfRecording: Bool { file.hasSuffix(".har") }
}
