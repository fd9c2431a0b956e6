import BinderyTesting
import RecordingRedaction

/// An exchange of a mock server, for people to read; it has no secrets.
package struct MockExchange: Sendable {
  package let number: Int
  package let method: String
  /// The path without its query, and without segments that can be tokens.
  package let path: String
  package let status: Int
  /// `recording`, `example`, `generated`, `problem` or `server`.
  package let source: String
  package let operation: String?
  /// The violations of the request, a line for each.
  package let violations: [String]
  /// The preferences that weren't applied, a line for each.
  package let ignoredPreferences: [String]
  /// The injected fault.
  package let fault: String?
  package let duration: Duration

  init(_ number: Int, _ request: LoopbackRequest, _ answer: MockAnswer, _ duration: Duration) {
    self.number = number
    method = request.method.rawValue.printable
    path = RecordingRedactor.printed(path: request.path).printable
    status = answer.status
    source = answer.source.rawValue
    operation = answer.operation
    violations = answer.violations.map(\.line)
    ignoredPreferences = answer.ignoredPreferences.map { ignored in
      "Prefer \(ignored.name): ignored, \(ignored.reason)".printable
    }
    fault = answer.fault?.text
    self.duration = duration
  }
}
