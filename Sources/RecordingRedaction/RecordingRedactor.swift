import BinderyJSON

/// Removes the secrets from recordings (HAR 1.2), so that none is written to a file.
///
///     var redactor = RecordingRedactor(
///       rules: rules,
///       environment: ProcessInfo.processInfo.environment
///     )
///     let archive = redactor.redact(recorded)
///     for finding in redactor.findings { print(finding) }
///
/// A secret is replaced wherever the archive has it, with the same fake each time. A fake has the
/// form of the secret and is recognized, so that redacting again changes nothing.
public struct RecordingRedactor: Sendable {
  /// The rules of the service.
  public let rules: RedactionRules
  /// The secrets of the last archive, in its order.
  public private(set) var findings: [Finding] = []
  /// The allowed values of the rules that would have been replaced otherwise, of all archives.
  public private(set) var usedAllowedValues: Set<String> = []
  private var vault = SecretVault()

  /// The secrets of all archives.
  var secretTexts: [[UInt8]] { vault.secrets.map(\.bytes) }

  /// The number of secrets of all archives.
  package var secretCount: Int { vault.secrets.count }

  /// Creates a redactor.
  ///
  /// - Parameters:
  ///   - rules: The rules of the service.
  ///   - environment: The environment variables. The values of those whose names are those of
  ///     secrets, such as `API_TOKEN`, are replaced.
  public init(rules: RedactionRules = RedactionRules(), environment: [String: String] = [:]) {
    self.rules = rules
    for (name, value) in EnvironmentSecrets.find(in: environment)
    where !rules.allowedValues.contains(value.text) {
      vault.add(value, .environment(name), isSearched: true)
    }
  }

  /// Returns an archive without its secrets, and sets `findings`.
  ///
  /// All strings of the archive are redacted, also if it isn't valid HAR. A secret that an earlier
  /// archive had is replaced, too, and has the same fake.
  public mutating func redact(_ archive: JSONValue) -> JSONValue {
    vault.removeEntries()
    var collector = archiveRedactor(isCollecting: true)
    _ = collector.redacted(archive)
    vault = collector.texts.pass.vault
    var redactor = archiveRedactor(isCollecting: false)
    let result = redactor.redacted(archive)
    vault = redactor.texts.pass.vault
    usedAllowedValues.formUnion(collector.texts.pass.usedAllowedValues)
    usedAllowedValues.formUnion(redactor.texts.pass.usedAllowedValues)
    findings = redactor.texts.pass.findings
    return result
  }

  private func archiveRedactor(isCollecting: Bool) -> ArchiveRedactor {
    let pass = RedactionPass(rules, vault, isCollecting: isCollecting)
    return ArchiveRedactor(texts: TextRedactor(rules, pass))
  }

  /// The search for the fakes of all archives, also those that an archive had before.
  public var fakeSearch: FakeSearch { FakeSearch(vault.fakes) }

  /// Replaces the secrets of the next archives by other fakes.
  ///
  /// - Parameter others: The fakes that an earlier redaction gave the same secrets, by those that
  ///   this one gave them.
  public mutating func replaceFakes(_ others: [String: String]) { vault.replaceFakes(others) }

  /// Returns the secrets of an archive in its order, and changes nothing.
  public func findings(in archive: JSONValue) -> [Finding] {
    var redactor = self
    _ = redactor.redact(archive)
    return redactor.findings
  }
}

extension RecordingRedactor: CustomStringConvertible, CustomReflectable {
  /// The number of findings; no secrets.
  public var description: String { "RecordingRedactor(findings: \(findings.count))" }

  /// The findings; no secrets.
  public var customMirror: Mirror { Mirror(self, children: ["findings": findings]) }
}
