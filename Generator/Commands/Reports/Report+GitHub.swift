import Specification

extension Report {
  /// Workflow commands of GitHub Actions, which become annotations at the lines.
  var annotations: [String] {
    findings.map { diagnostics.sources.inWorkingCopy($0.diagnostic) }.map { diagnostic in
      var properties = ["title=\(Self.property("bindery: " + diagnostic.code.rawValue))"]
      if let mark = diagnostic.mark {
        properties =
          [
            "file=\(Self.property(ArtifactPath(mark.file).path))", "line=\(mark.line)",
            "col=\(mark.column)",
          ] + properties
      }
      let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      return "::\(command) \(properties.joined(separator: ","))::\(Self.data(diagnostic.fullText))"
    }
  }

  /// Text behind the last `::`.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Text of a property, which ends at a comma or a colon.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}

extension Diagnostic {
  /// The message, the fix and the related locations, one per line.
  var fullText: String {
    let locations = related.map { "\($0.mark): \($0.message)" }
    return ([message] + (fix.map { ["help: \($0)"] } ?? []) + locations)
      .map { Excerpt.line($0) }.joined(separator: "\n")
  }
}
