import Canonical
import Specification

extension Diagnostic.Code {
  static let invalidAction = Self("invalid-action")
}

/// Reads the action of an operation of version 3, ignoring case.
///
/// The words of version 2 are not read as actions: `publish` is the action of the client there, but
/// many authors mean the action of the application.
enum OperationAction {
  /// Returns the action, or nil after reporting that the operation has no known action.
  static func read(
    _ named: Named<WrittenAsyncAPI.Operation>,
    _ diagnostics: Diagnostics
  ) -> AsyncAPI.Operation.Action? {
    switch named.value.action?.lowercased() {
    case "send": return .send
    case "receive": return .receive
    case let word:
      report(word, of: named, diagnostics)
      return nil
    }
  }

  private static func report(
    _ word: String?,
    of named: Named<WrittenAsyncAPI.Operation>,
    _ diagnostics: Diagnostics
  ) {
    let isOld = word == "publish" || word == "subscribe"
    let name = Excerpt.quoted(named.key)
    diagnostics.report(
      Diagnostic(
        .warning,
        .invalidAction,
        at: named.value.actionMark,
        isOld
          ? "\(Excerpt.quoted(word ?? "")) is a word of version 2, which is ambiguous"
            + " here; the operation \(name) is omitted"
          : "the operation \(name) does not state whether it sends or receives, and is omitted",
        fix: "write action: send where this application sends its messages, and action: receive"
          + " where it receives them"
      )
    )
  }
}
