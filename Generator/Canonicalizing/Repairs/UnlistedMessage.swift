import Specification

/// A message to which an operation refers, but which its channel doesn't have.
struct UnlistedMessage {
  private let reference: WrittenAsyncAPI.MessageReference

  init(_ reference: WrittenAsyncAPI.MessageReference) { self.reference = reference }

  func report(to diagnostics: Diagnostics) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .unlistedMessage,
        at: reference.node.mark,
        "this message is none of the channel's messages; it is read as one of them",
        fix: "list it under messages of the channel"
      )
    )
  }
}
