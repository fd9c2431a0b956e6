import Specification

extension DiagnosticReport {
  /// SARIF 2.1.0, for code scanning.
  var sarif: String {
    let codes = Set(diagnostics.map(\.code.rawValue)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let results = diagnostics.filter { $0.mark != nil }.map { diagnostic in
      SARIF.Result(diagnostic, rule: indices[diagnostic.code.rawValue] ?? -1)
    }
    let driver = SARIF.Driver(version: CommandLineTool.version, rules: codes.map(SARIF.Rule.init))
    let run = SARIF.Run(tool: .init(driver: driver), invocations: [invocation], results: results)
    return JSONText.of(SARIF(runs: [run]))
  }

  /// Diagnostics without a location, as notifications: SARIF readers reject results without one.
  private var invocation: SARIF.Invocation {
    let general = diagnostics.filter { $0.mark == nil }
    let more = omitted.sorted { $0.key.rawValue < $1.key.rawValue }
    return SARIF.Invocation(
      executionSuccessful: !general.contains { $0.severity == .error },
      toolExecutionNotifications: general.map(SARIF.Notification.init)
        + more.map { code, number in
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
    let explanation = Explanation.of(code)
    id = code
    shortDescription = .init(text: explanation?.summary ?? code)
    fullDescription = .init(text: explanation?.meaning ?? code)
    help = .init(text: explanation?.fix ?? "Run bindery explain \(code).")
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
  init(_ diagnostic: Diagnostic, rule: Int) {
    ruleId = diagnostic.code.rawValue
    ruleIndex = rule
    level = diagnostic.severity.rawValue
    message = SARIF.Message(diagnostic)
    locations = diagnostic.mark.map { [SARIF.Location($0)] } ?? []
    relatedLocations =
      diagnostic.related.isEmpty
      ? nil
      : diagnostic.related.map {
        SARIF.Location($0.mark, message: SARIF.Message(plain: $0.message))
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
