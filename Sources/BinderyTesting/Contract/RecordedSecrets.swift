import BinderyRuntime
import Foundation
import RecordingRedaction

/// The secrets of an entry, which no message of a failed test may have.
///
/// They are recognized by their forms and by usual names of headers, parameters and members, since
/// a test has no document.
struct RecordedSecrets {
  private let redactor: RecordingRedactor

  /// Finds the secrets of an entry in a file, or of the whole file without an entry.
  init(_ file: URL, entry: Int?, _ rules: RedactionRules = RedactionRules()) {
    var redactor = RecordingRedactor(
      rules: rules,
      environment: ProcessInfo.processInfo.environment
    )
    if let data = try? Data(contentsOf: file),
      let archive: JSONValue = try? JSONReader.decode(from: data)
    {
      let entries = archive["log"]?["entries"]?.array ?? []
      let isEntry = entry.map(entries.indices.contains) ?? false
      let found: JSONValue =
        if isEntry, let entry { ["log": ["entries": [entries[entry]]]] } else { archive }
      _ = redactor.redact(found)
    }
    self.redactor = redactor
  }

  /// Returns the violation without secrets in its text.
  func hidden(in violation: ContractViolation) -> ContractViolation {
    var violation = violation
    violation.difference = redactor.redacted(message: violation.difference)
    return violation
  }
}

extension RecordingFolder {
  /// Returns the violations by an entry without secrets in their texts.
  func withoutSecrets(
    _ violations: [ContractViolation],
    _ entry: Int,
    of recording: String,
    _ rules: RedactionRules = RedactionRules()
  ) -> [ContractViolation] {
    if violations.isEmpty { return [] }
    let secrets = RecordedSecrets(url.appendingPathComponent(recording), entry: entry, rules)
    return violations.map(secrets.hidden)
  }
}
