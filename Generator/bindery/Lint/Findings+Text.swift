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
    let findings = shown.map { diagnostic in
      let excerpt = diagnostic.mark.flatMap(source.excerpt).map { "\n" + $0 } ?? ""
      return Line(diagnostic: diagnostic, text: diagnostic.line + excerpt + diagnostic.notes)
    }
    return findings + remarks(about: more)
  }

  /// Each finding in one line, and one for each that belongs to it.
  var briefLines: [Line] {
    let (shown, more) = selection(showsAll: false)
    return shown.map { Line(diagnostic: $0, text: $0.description) } + remarks(about: more)
  }

  private func remarks(about more: [(Diagnostic.Code, Int)]) -> [Line] {
    more.map { code, number in
      let beyond = omitted[code] == nil ? "; bindery lint --all shows them" : ""
      return Line(diagnostic: nil, text: "and \(number.grouped) more [\(code.rawValue)]\(beyond)")
    }
  }
}
