import Specification

extension DiagnosticReport {
  /// The terminal output of a finding, or of a remark about findings that are not shown.
  struct Line {
    let diagnostic: Diagnostic?
    let text: String
  }

  /// Returns each finding with its source line.
  func lines(showsAll: Bool) -> [Line] {
    let source = SourceLines()
    let (shown, more) = selection(showsAll: showsAll)
    let findings = shown.map { finding in
      let diagnostic = finding.diagnostic
      // A line of a recording may have a secret.
      let mark = diagnostic.mark.flatMap { $0.file.hasSuffix(".har") ? nil : $0 }
      let excerpt = mark.flatMap(source.excerpt).map { "\n" + $0 } ?? ""
      let details = excerpt + diagnostic.help + diagnostic.notes + finding.remark
      return Line(diagnostic: diagnostic, text: diagnostic.heading + details)
    }
    return findings + remarks(about: more)
  }

  /// Each finding without its source line.
  func briefLines(showsAll: Bool = false) -> [Line] {
    let (shown, more) = selection(showsAll: showsAll)
    return shown.map { finding in
      Line(diagnostic: finding.diagnostic, text: finding.diagnostic.description + finding.remark)
    } + remarks(about: more)
  }

  private func remarks(about more: [(Diagnostic.Code, Int)]) -> [Line] {
    more.map { code, number in
      let beyond = omitted[code] == nil ? "; bindery lint --all shows them" : ""
      return Line(diagnostic: nil, text: "and \(number.grouped) more [\(code.rawValue)]\(beyond)")
    }
  }
}

extension DiagnosticReport.ReportedDiagnostic {
  /// A note about further findings with the same cause, on a line of its own.
  fileprivate var remark: String {
    guard followers > 0 else { return "" }
    return "\nnote: \(followers.grouped) more for the same reason; bindery lint --all shows"
      + (followers == 1 ? " it" : " them")
  }
}
