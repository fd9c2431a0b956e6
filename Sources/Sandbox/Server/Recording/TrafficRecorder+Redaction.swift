import BinderyRuntime
import RecordingRedaction

extension TrafficRecorder {
  /// Returns the archive without secrets, as it is written to a file, and what was replaced.
  ///
  /// - Parameters:
  ///   - allowedValues: Documented values that are no secrets, in addition to those of the demo.
  ///   - environment: The environment variables, some of which may have secrets.
  public func redactedArchive(
    allowing allowedValues: Set<String> = [],
    environment: [String: String]
  ) -> (archive: JSONValue, findings: [RecordingRedactor.Finding]) {
    var rules = names.redaction
    rules.allowedValues.formUnion(documentedValues)
    rules.allowedValues.formUnion(allowedValues)
    var redactor = RecordingRedactor(rules: rules, environment: environment)
    let archive = redactor.redact(archive)
    return (archive, redactor.findings)
  }
}
