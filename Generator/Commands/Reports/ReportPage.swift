import Specification

/// A report as one HTML file, which needs no other file and no network.
///
/// Without scripts, it shows all findings; a script adds the search and the filters.
struct ReportPage {
  private let report: Report
  private let excerpts: SourceExcerpts

  init(_ report: Report) {
    self.report = report
    excerpts = SourceExcerpts(
      shownRecordings: report.shownRecordings,
      report.diagnostics.sources
    )
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title)): \(escaped(report.summary ?? report.diagnostics.summary))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <a class="skip" href="#findings">Skip to the findings</a>
    <header>
    <h1>\(escaped(title))</h1>
    <p>\(escaped(report.summary ?? report.diagnostics.summary))</p>
    </header>
    <main>
    \(report.tables.map(table).joined(separator: "\n"))
    \(report.findings.isEmpty ? "" : filters)
    <ol id="findings" tabindex="-1">
    \(report.findings.map(item).joined(separator: "\n"))
    </ol>
    \(ReportedCodes(report.findings.map(\.code)).html)
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>
    """
  }

  /// Nothing is loaded from any other file or server.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline';"
    + " base-uri 'none'; form-action 'none'"

  private var title: String { "bindery \(report.command)" }

  private func escaped(_ text: String) -> String { MarkupText.escaped(Excerpt.escaped(text)) }

  // MARK: - Tables and filters

  private func table(_ table: Report.Table) -> String {
    let head = table.columns.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let rows = table.rows.map { row in
      "<tr><th scope=\"row\">\(escaped(row.first ?? ""))</th>"
        + row.dropFirst().map { "<td>\(escaped($0))</td>" }.joined() + "</tr>"
    }
    return """
      <section class="numbers">
      <h2>\(escaped(table.title))</h2>
      <div class="wide" tabindex="0" role="region" aria-label="\(escaped(table.title))">
      <table><thead><tr>\(head)</tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
      </div>
      </section>
      """
  }

  private var filters: String {
    let severities = [Diagnostic.Severity.error, .warning, .note].filter { report.count($0) > 0 }
    let boxes = severities.map { severity in
      """
      <label class="box"><input type="checkbox" name="severity" value="\(severity.rawValue)" checked>
      \(severity.rawValue)s <span class="number">\(report.count(severity).grouped)</span></label>
      """
    }
    return """
      <form id="filters" role="search" aria-label="Findings" hidden>
      <label class="search"><span>Search <kbd>/</kbd></span>
      <input type="search" id="search" autocomplete="off" spellcheck="false"></label>
      <fieldset><legend>Severity</legend>\(boxes.joined(separator: "\n"))</fieldset>
      <label>Code <select id="code"><option value="">all codes</option>
      \(options(report.findings.map(\.code)))</select></label>
      <label>File <select id="file"><option value="">all files</option>
      \(options(report.findings.flatMap(\.files)))</select></label>
      <button type="reset">Reset</button>
      <p id="count" role="status"></p>
      <p class="keys"><kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Esc</kbd> leaves the search</p>
      </form>
      """
  }

  private func options(_ values: [String]) -> String {
    Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
      .map { value, number in
        "<option value=\"\(escaped(value))\">\(escaped(value)) (\(number.grouped))</option>"
      }
      .joined(separator: "\n")
  }

  // MARK: - Findings

  private func item(_ finding: ReportedFinding) -> String {
    let diagnostic = finding.diagnostic
    let files = finding.files.joined(separator: "\n")
    let identifier = "f-" + finding.fingerprint.replacing(":", with: "-")
    let symbol = finding.symbol.map { " · Swift <code>\(escaped($0))</code>" } ?? ""
    let fix = diagnostic.fix.map { "<p class=\"fix\"><b>Fix</b> \(escaped(Excerpt.line($0)))</p>" }
    return """
      <li id="\(identifier)" class="finding \(finding.severity)" tabindex="-1" \
      data-severity="\(finding.severity)" data-code="\(escaped(finding.code))" \
      data-files="\(attribute(files))">
      <h3><span class="severity">\(finding.severity)</span> \
      \(escaped(Excerpt.line(diagnostic.message)))</h3>
      <p class="meta"><a href="#code-\(escaped(finding.code))"><code>\(escaped(finding.code))</code></a>\
      \(symbol) · <a href="#\(identifier)">link</a></p>
      \(fix ?? "")
      \(locations(of: finding))
      </li>
      """
  }

  /// The locations side by side, each with the lines around it.
  private func locations(of finding: ReportedFinding) -> String {
    let locations = [("Document", finding.document), ("Recording", finding.recording)]
    let figures = locations.compactMap { title, location in
      location.map { figure(title, $0, finding) }
    }
    let shown = Set(locations.compactMap { $1?.mark })
    let others = finding.diagnostic.related.filter { !shown.contains($0.mark) }.map { related in
      figure("Related", ReportedFinding.Location(mark: related.mark, pointer: nil), finding)
    }
    let all = figures + others
    return all.isEmpty ? "" : "<div class=\"locations\">\n\(all.joined(separator: "\n"))\n</div>"
  }

  private func figure(
    _ title: String,
    _ location: ReportedFinding.Location,
    _ finding: ReportedFinding
  ) -> String {
    let mark = location.mark
    let text = "\(ArtifactPath(mark.file).path):\(mark.line):\(mark.column)"
    let pointer = location.pointer.flatMap { pointer in
      mark.isOfRecording ? nil : "<br><code class=\"pointer\">\(escaped(pointer))</code>"
    }
    let remark = finding.diagnostic.related.first { $0.mark == mark }
      .map { "<br>\(escaped(Excerpt.line($0.message)))" }
    return """
      <figure>
      <figcaption><b>\(title)</b> <span class="location">\(escaped(text))</span>\
      \(pointer ?? "")\(remark ?? "")</figcaption>
      \(excerpt(at: mark, label: "Lines of \(text)"))
      </figure>
      """
  }

  private func excerpt(at mark: Mark, label: String) -> String {
    let lines = excerpts.lines(around: mark)
    guard !lines.isEmpty else {
      return mark.isOfRecording
        ? "<p class=\"none\">No excerpt: the recording may have a secret.</p>" : ""
    }
    let rows = lines.map { line in
      let number = "<span class=\"line\">\(line.number)</span>"
      guard let marked = line.marked else { return "<span>\(number)\(escaped(line.text))</span>" }
      let start = marked.prefix(1)
      let column = start.isEmpty ? "" : "<mark>\(escaped(String(start)))</mark>"
      return "<span class=\"at\">\(number)\(escaped(line.text))\(column)"
        + "\(escaped(String(marked.dropFirst())))</span>"
    }
    return "<pre tabindex=\"0\" role=\"region\" aria-label=\"\(escaped(label))\">"
      + rows.joined(separator: "\n") + "</pre>"
  }

  /// Text of several lines in an attribute.
  private func attribute(_ text: String) -> String {
    text.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "&#10;")
  }
}

extension ReportedFinding {
  /// The paths of the files with the finding.
  fileprivate var files: [String] {
    [document, recording].compactMap { $0.map { ArtifactPath($0.mark.file).path } }
  }
}
