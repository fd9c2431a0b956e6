import BinderyJSON
import Foundation
import RecordingRedaction
import Shape
import Specification

extension Diagnostic.Code {
  /// A recording has a credential or another secret.
  static let secretInRecording = Self("secret-in-recording")
}

/// The secrets in the archives of a service.
struct RecordedSecrets {
  /// An error for each secret, at its location in the recording.
  private(set) var diagnostics: [Diagnostic] = []
  /// The entries whose requests have a secret, so that no test may contain their values.
  private(set) var entries: Set<Contract.Entry> = []
  /// Whether any of the archives has a secret.
  private(set) var isEmpty = true
  private var redactor: RecordingRedactor

  /// Creates the secrets of no archive.
  init(_ rules: RedactionRules) {
    redactor = RecordingRedactor(rules: rules, environment: ProcessInfo.processInfo.environment)
  }

  /// The documented values that would be secrets otherwise.
  var allowedValues: Set<String> { redactor.usedAllowedValues }

  /// Finds the secrets of a further archive, and returns it without them.
  mutating func add(_ archive: JSONValue, at path: String) -> JSONValue {
    let redacted = redactor.redact(UncodedArchive(archive).json)
    isEmpty = isEmpty && redactor.findings.isEmpty
    add(redactor.findings.filter { !$0.isUnverifiable }, in: path)
    return redacted
  }

  private mutating func add(_ findings: [RecordingRedactor.Finding], in path: String) {
    guard !findings.isEmpty, let text = FileManager.default.contents(atPath: path) else { return }
    let tree = Tree.parse(Array(text), file: path, diagnostics: Diagnostics())
    var positions = SecretPositions(text: Array(text), root: tree?.root)
    for finding in findings {
      let steps = finding.pointer.split(separator: "/").map(String.init)
      if steps.count > 3, steps[1] == "entries", let index = Int(steps[2]), steps[3] == "request" {
        entries.insert(Contract.Entry(recording: FilePath.name(of: path), entry: index))
      }
      diagnostics.append(
        Diagnostic(
          .error,
          .secretInRecording,
          at: positions.mark(of: finding) ?? Mark(file: path, line: 1, column: 1),
          "the recording has a secret: \(finding.kind)",
          fix:
            "replace the value in all recordings, by demo-token for example, or all secrets of the"
            + " file by bindery import \(ShellWord(path)); a public value can be an example in the document"
        )
      )
    }
  }
}
