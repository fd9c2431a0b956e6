import Canonical
import Specification

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
    diagnostics.warn(
      .invalidValue,
      at: named.value.actionMark,
      isOld
        ? "the action \(Excerpt.quoted(word ?? "")) of the operation \(name) belongs to"
          + " AsyncAPI 2; ignored"
        : "the operation \(name) has no valid “action”; ignored",
      fix: "write action: send if this application sends the messages, or action: receive if it"
        + " receives them"
    )
  }
}
