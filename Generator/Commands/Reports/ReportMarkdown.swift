import Specification

/// A report in Markdown, such as for the summary of a job in GitHub Actions.
struct ReportMarkdown {
  /// The number of findings in the table: a summary has at most 1 MiB.
  private static let limit = 500

  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    (tables + [summary, findings].compactMap(\.self)).joined(separator: "\n\n")
  }

  /// The number of findings of each severity, unless tables are the result.
  private var summary: String? {
    let text = report.summary ?? report.diagnostics.summary
    return report.tables.isEmpty
      ? "## bindery \(report.command)\n\n\(text)"
      : report.findings.isEmpty ? nil : "## Findings\n\n\(text)"
  }

  private var tables: [String] {
    report.tables.map { table in
      let rule = table.columns.indices.map { $0 == 0 ? "---" : "--:" }
      let rows = [table.columns, rule] + table.rows
      return "## \(Self.escaped(table.title))\n\n"
        + rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }
  }

  private var findings: String? {
    guard !report.findings.isEmpty else { return nil }
    let shown = mostSevere.prefix(Self.limit)
    let hasVerdicts = !report.changes.isEmpty
    let rows = shown.map { finding in
      let verdict = report.changes[finding.diagnostic]?.verdict ?? ""
      let cells =
        ["\(finding.severity)"] + (hasVerdicts ? [verdict] : [])
        + ["`\(finding.code)`", Self.location(of: finding), Self.cell(finding)]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let columns =
      ["Severity"] + (hasVerdicts ? ["Verdict"] : []) + ["Code", "Location", "Finding"]
    let table =
      [columns, columns.map { _ in "---" }].map { "| \($0.joined(separator: " | ")) |" } + rows
    let more = report.findings.count - shown.count
    return table.joined(separator: "\n") + (more == 0 ? "" : "\n\nand \(more.grouped) more")
  }

  /// The findings, errors first, each in the order of the report.
  private var mostSevere: [ReportedFinding] {
    [Diagnostic.Severity.error, .warning, .note].flatMap { severity in
      report.findings.filter { $0.diagnostic.severity == severity }
    }
  }

  private static func location(of finding: ReportedFinding) -> String {
    [finding.document, finding.recording].compactMap(\.self)
      .map { "\(ArtifactPath($0.mark.file).path):\($0.mark.line):\($0.mark.column)" }
      .map(escaped).joined(separator: "<br>")
  }

  private static func cell(_ finding: ReportedFinding) -> String {
    let diagnostic = finding.diagnostic
    let help = diagnostic.fix.map { "help: " + escaped($0) }
    let symbol = finding.symbol.map { "Swift: " + escaped($0) }
    return [escaped(diagnostic.message), help, symbol].compactMap(\.self)
      .joined(separator: "<br>")
  }

  /// Text of a document in a cell: each punctuation mark of Markdown is escaped.
  private static func escaped(_ text: String) -> String {
    Excerpt.line(text).unicodeScalars.reduce(into: "") { result, scalar in
      if "\\`*_{}[]<>#|~&@$".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
}
