import Emitting
import Specification

/// The findings of a run, which each format renders.
package struct Report {
  /// A table of numbers beside the findings.
  struct Table {
    let title: String
    let columns: [String]
    /// The cells of each row; the first one is the subject, the others are numbers.
    let rows: [[String]]
  }

  /// A check that a report of tests lists, also if it has no finding.
  package struct Item: Hashable, Sendable {
    /// What the checks of one suite have in common, such as the path of a recording.
    package let group: String
    /// The name of the check; nil for the only one of its group.
    package let name: String?

    package init(group: String, name: String? = nil) {
      self.group = group
      self.name = name
    }

    /// The check of a file.
    static func file(_ path: String) -> Item { Item(group: ArtifactPath(path).path) }
  }

  /// The name of the command: `lint`.
  let command: String
  let diagnostics: DiagnosticReport
  let findings: [ReportedFinding]
  /// All checks, such as the files that were read.
  let items: [Item]
  var tables: [Table] = []
  /// The changes behind findings, of `bindery diff`.
  var changes: [Diagnostic: ReportedChange] = [:]
  /// The part of the version that the changes increase: `major`; nil without changes.
  var nextVersion: String?
  /// The result in one line; nil for the numbers of findings.
  var summary: String?
  /// The severities with which a check fails.
  var failing: Set<Diagnostic.Severity> = [.error]
  /// The recordings without a secret, whose lines may be shown.
  let shownRecordings: Set<String>

  init(
    _ diagnostics: DiagnosticReport,
    of command: String,
    _ symbols: SwiftSymbols = SwiftSymbols(),
    items: [Item] = [],
    shown: Set<String> = [],
    itemOf: (Diagnostic) -> Item? = { $0.mark.map { Item.file($0.file) } }
  ) {
    self.command = command
    self.diagnostics = diagnostics
    self.items = items
    shownRecordings = shown
    findings = FindingReader.findings(
      diagnostics.diagnostics,
      symbols,
      diagnostics.sources,
      itemOf
    )
  }

  /// The report in a format for other tools or for a browser; `text` is the output of each command.
  func rendered(as format: ReportOptions.Format) -> String {
    switch format {
    case .text: diagnostics.briefLines(showsAll: true).map(\.text).joined(separator: "\n")
    case .json: JSONText.of(ReportJSON(self))
    case .junit: ReportJUnit(self).text
    case .sarif: sarif
    case .github: annotations.joined(separator: "\n")
    case .markdown: ReportMarkdown(self).text
    case .html: ReportPage(self).text
    }
  }

  /// The number of findings of a severity.
  func count(_ severity: Diagnostic.Severity) -> Int { diagnostics.count(severity) }

  /// The numbers of findings beyond the limit, by code.
  var omitted: [(code: Diagnostic.Code, number: Int)] {
    diagnostics.omitted.filter { $0.value > 0 }.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key, $0.value) }
  }
}
