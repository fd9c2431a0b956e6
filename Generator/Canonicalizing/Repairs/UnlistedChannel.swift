import Specification

/// A channel of `components` to which an operation refers, but which isn't in `channels`.
struct UnlistedChannel {
  let name: String
  let operation: WrittenAsyncAPI.Operation

  func report(to diagnostics: Diagnostics) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .unlistedMessage,
        at: operation.channelMark,
        "the channel \(Excerpt.quoted(name)) is not in “channels”, and is read as if it were",
        fix: "list it under channels"
      )
    )
  }
}
