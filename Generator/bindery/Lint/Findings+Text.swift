import Specification

extension Findings {
  /// A finding, or a remark about those that are not shown, as lines of a terminal.
  struct Line {
    let diagnostic: Diagnostic?
    let text: String
  }

  /// Each finding with the line that it is about.
  func lines(showsAll: Bool) -> [Line] {
    let source = SourceLines()
    let (shown, more) = selection(showsAll: showsAll)
    let findings = shown.map { finding in
      let diagnostic = finding.diagnostic
      let excerpt = diagnostic.mark.flatMap(source.excerpt).map { "\n" + $0 } ?? ""
      let details = excerpt + diagnostic.help + diagnostic.notes + finding.remark
      return Line(diagnostic: diagnostic, text: diagnostic.heading + details)
    }
    return findings + remarks(about: more)
  }

  /// Each finding without the line that it is about.
  var briefLines: [Line] {
    let (shown, more) = selection(showsAll: false)
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

extension Findings.Shown {
  /// A line about those of the same cause, a break before it.
  fileprivate var remark: String {
    guard followers > 0 else { return "" }
    return "\nnote: \(followers.grouped) more for the same reason; bindery lint --all shows"
      + (followers == 1 ? " it" : " them")
  }
}
