import Specification

extension Report {
  /// SARIF 2.1.0, for code scanning.
  var sarif: String {
    let located = findings.filter { $0.diagnostic.mark != nil }
    let codes = Set(findings.map(\.code) + omitted.map(\.code.rawValue)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let results = located.map {
      SARIF.Result($0, rule: indices[$0.code] ?? -1, diagnostics.sources)
    }
    let driver = SARIF.Driver(version: CommandLineTool.version, rules: codes.map(SARIF.Rule.init))
    let run = SARIF.Run(
      tool: .init(driver: driver),
      invocations: [invocation],
      results: results,
      automationDetails: .init(id: "bindery/\(command)/")
    )
    return JSONText.of(SARIF(runs: [run]))
  }

  /// Diagnostics without a location, as notifications: SARIF readers reject results without one.
  private var invocation: SARIF.Invocation {
    let general = findings.map(\.diagnostic).filter { $0.mark == nil }
    return SARIF.Invocation(
      executionSuccessful: !general.contains { $0.severity == .error },
      toolExecutionNotifications: general.map(SARIF.Notification.init)
        + omitted.map { code, number in
          SARIF.Notification(
            descriptor: .init(id: code.rawValue),
            level: "note",
            message: .init(text: "\(number.grouped) more beyond the limit")
          )
        }
    )
  }
}

extension SARIF.Rule {
  init(_ code: String) {
    let explanation = (Explanation.of(code) ?? Explanation.ofChange(code))
    id = code
    shortDescription = .init(text: explanation?.summary ?? code)
    fullDescription = .init(
      text: explanation.map(\.meaning).flatMap { $0.isEmpty ? nil : $0 } ?? code
    )
    help = .init(
      text: explanation?.fix ?? "Run bindery explain \(code).",
      markdown: explanation?.page
    )
  }
}

extension SARIF.Notification {
  init(_ diagnostic: Diagnostic) {
    descriptor = .init(id: diagnostic.code.rawValue)
    level = diagnostic.severity.rawValue
    message = SARIF.Message(diagnostic)
  }
}

extension SARIF.Message {
  init(_ diagnostic: Diagnostic) {
    let help = diagnostic.fix.map { "\nhelp: " + Self.plain($0) } ?? ""
    self.init(text: Self.plain(diagnostic.message) + help)
  }

  init(plain text: String) {
    self.init(text: Self.plain(text))
  }

  /// Escapes text of a document, in which `[…](…)` would be a link.
  private static func plain(_ text: String) -> String {
    Excerpt.line(text).replacing("](", with: "\\](")
  }
}

extension SARIF.Result {
  init(_ finding: ReportedFinding, rule: Int, _ sources: SourcePaths) {
    let diagnostic = sources.inWorkingCopy(finding.diagnostic)
    ruleId = finding.code
    ruleIndex = rule
    level = finding.severity
    message = SARIF.Message(diagnostic)
    let names = [
      finding.document?.pointer.map {
        SARIF.LogicalLocation(fullyQualifiedName: $0, kind: "object")
      },
      finding.symbol.map { SARIF.LogicalLocation(fullyQualifiedName: $0, kind: nil) },
    ].compactMap(\.self)
    locations = diagnostic.mark.map { [SARIF.Location($0, names: names)] } ?? []
    relatedLocations =
      diagnostic.related.isEmpty
      ? nil
      : diagnostic.related.map {
        SARIF.Location($0.mark, message: SARIF.Message(plain: $0.message))
      }
    partialFingerprints = [Self.fingerprintName: finding.fingerprint]
  }

  /// The name of the fingerprint, with the version of the algorithm.
  private static let fingerprintName = "bindery/v1"
}

extension SARIF.Location {
  init(_ mark: Mark, message: SARIF.Message? = nil, names: [SARIF.LogicalLocation] = []) {
    physicalLocation = SARIF.PhysicalLocation(
      artifactLocation: .init(ArtifactPath(mark.file)),
      region: .init(startLine: mark.line, startColumn: mark.column)
    )
    logicalLocations = names.isEmpty ? nil : names
    self.message = message
  }
}

extension SARIF.ArtifactLocation {
  init(_ path: ArtifactPath) {
    uri = path.uri
    uriBaseId = path.isRelative ? "SRCROOT" : nil
  }
}
