import Specification

extension DiagnosticReport {
  /// The terminal output of a finding, or of a remark about findings that are not shown.
  struct Line {
    let diagnostic: Diagnostic?
    let text: String
  }

  /// Returns each finding with its source line.
  func lines(showsAll: Bool) -> [Line] {
    let source = SourceLines(sources)
    let (shown, more) = selection(showsAll: showsAll)
    let findings = shown.map { finding in
      let diagnostic = finding.diagnostic
      // A line of a recording may have a secret.
      let mark = diagnostic.mark.flatMap { $0.file.hasSuffix(".har") ? nil : $0 }
      let excerpt = mark.flatMap(source.excerpt).map { "\n" + $0 } ?? ""
      let details = excerpt + diagnostic.help + diagnostic.notes + remark(about: finding)
      return Line(diagnostic: diagnostic, text: diagnostic.heading + details)
    }
    return findings + remarks(about: more)
  }

  /// Each finding without its source line.
  func briefLines(showsAll: Bool = false) -> [Line] {
    let (shown, more) = selection(showsAll: showsAll)
    return shown.map { finding in
      Line(
        diagnostic: finding.diagnostic,
        text: finding.diagnostic.description + remark(about: finding)
      )
    } + remarks(about: more)
  }

  private func remarks(about more: [(Diagnostic.Code, Int)]) -> [Line] {
    more.map { code, number in
      let all = command.map { "; bindery \($0) --all shows them" } ?? ""
      let beyond = omitted[code] == nil ? all : ""
      return Line(diagnostic: nil, text: "and \(number.grouped) more [\(code.rawValue)]\(beyond)")
    }
  }

  /// A note about further findings with the same cause, on a line of its own.
  private func remark(about finding: ReportedDiagnostic) -> String {
    let followers = finding.followers
    guard followers > 0 else { return "" }
    let all = command.map { "; bindery \($0) --all shows \(followers == 1 ? "it" : "them")" } ?? ""
    return "\nnote: \(followers.grouped) more for the same reason\(all)"
  }
}
