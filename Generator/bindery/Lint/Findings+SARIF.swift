import Specification

extension Findings {
  /// SARIF 2.1.0, for code scanning.
  var sarif: String {
    let codes = Set(diagnostics.map(\.code.rawValue)).sorted()
    let places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let results = diagnostics.map { diagnostic in
      SARIF.Result(diagnostic, rule: places[diagnostic.code.rawValue] ?? -1)
    }
    let driver = SARIF.Driver(version: Bindery.version, rules: codes.map(SARIF.Rule.init))
    return JSONText.of(SARIF(runs: [SARIF.Run(tool: .init(driver: driver), results: results)]))
  }
}

extension SARIF.Rule {
  init(_ code: String) {
    let explanation = Explanation.of(code)
    id = code
    shortDescription = .init(text: explanation?.summary ?? code)
    fullDescription = .init(text: explanation?.meaning ?? code)
    help = .init(text: explanation?.mend ?? "Run bindery explain \(code).")
  }
}

extension SARIF.Result {
  init(_ diagnostic: Diagnostic, rule: Int) {
    ruleId = diagnostic.code.rawValue
    ruleIndex = rule
    level = diagnostic.severity.rawValue
    let text = diagnostic.mend.map { "\(diagnostic.message); \($0)" } ?? diagnostic.message
    message = .init(text: Excerpt.line(text))
    locations = diagnostic.mark.map { [SARIF.Location($0)] } ?? []
    relatedLocations =
      diagnostic.related.isEmpty
      ? nil
      : diagnostic.related.map {
        SARIF.Location($0.mark, message: .init(text: Excerpt.line($0.message)))
      }
  }
}

extension SARIF.Location {
  init(_ mark: Mark, message: SARIF.Message? = nil) {
    physicalLocation = SARIF.PhysicalLocation(
      artifactLocation: .init(ArtifactPath(mark.file)),
      region: .init(startLine: mark.line, startColumn: mark.column)
    )
    self.message = message
  }
}

extension SARIF.ArtifactLocation {
  init(_ path: ArtifactPath) {
    uri = path.uri
    uriBaseId = path.isRelative ? "SRCROOT" : nil
  }
}
