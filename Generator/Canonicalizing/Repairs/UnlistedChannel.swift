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
        "the channel \(Excerpt.quoted(name)) is none of the document's; it is read as one of them",
        fix: "list it under channels"
      )
    )
  }
}
