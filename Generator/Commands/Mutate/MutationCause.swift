import RecordingMutation
import Shape
import Specification

/// What mutations with an unexpected result have in common.
struct MutationCause: Hashable {
  let kind: MutationKind
  /// The JSON pointer of the schema's keyword; empty for a change that isn't about one.
  let keyword: String
  /// The operation and status, or the message; empty for changes about a keyword, which operations
  /// share.
  private let subject: String
  private let detail: String

  init(_ result: MutationResult) {
    kind = result.kind
    keyword = result.keyword
    subject = result.keyword.isEmpty ? result.subject : ""
    // The positions in lists differ between recordings; entries as they are have no other detail.
    let detail = result.kind == .unchanged ? result.failure ?? "" : result.detail
    self.detail = result.keyword.isEmpty ? detail.replacing(/\[[0-9]+\]/, with: "[*]") : ""
  }

  /// The warning: at the keyword in the document if that is known, or else at the recording.
  func diagnostic(of results: [MutationResult], keyword origin: Origin?) -> Diagnostic {
    let first = results[0]
    let recording = Mark(file: first.file, line: first.line, column: first.column)
    let location = first.detail.isEmpty ? first.subject : "\(first.subject), \(first.detail)"
    let noun = kind == .unchanged ? "recorded entries" : "mutations"
    let count = results.count == 1 ? "" : " (\(results.count.grouped) \(noun))"
    let verdict =
      kind.mustFail
      ? "no test notices \(kind.phrase)" : "tests fail for \(kind.phrase)"
    let reason = first.failure.map { $0.isEmpty ? "" : ": \($0)" } ?? ""
    return Diagnostic(
      .warning,
      .recordingMismatch,
      at: origin.map { Mark(file: $0.file, line: $0.line, column: $0.column) } ?? recording,
      "\(location): \(verdict)\(count)\(reason)",
      fix: fix,
      related: origin == nil ? [] : [(recording, "in \(first.entry)")],
      cause: "\(kind.rawValue) \(keyword) \(subject) \(detail)"
    )
  }

  private var fix: String {
    if kind == .unchanged { return "correct the client, or the recording" }
    return switch kind.mutationClass {
    case .violation: "restrict the schema to what the service sends, or test the part otherwise"
    case .tolerated: "let the tests accept what clients must tolerate"
    case .client: "record a request in which the difference is visible, or test it otherwise"
    }
  }
}
