import Specification

/// A message to which an operation refers, but which its channel doesn't have.
struct UnlistedMessage {
  private let reference: WrittenAsyncAPI.MessageReference

  init(_ reference: WrittenAsyncAPI.MessageReference) { self.reference = reference }

  func report(to diagnostics: Diagnostics) {
    diagnostics.warn(
      .unlistedMessage,
      at: reference.node.mark,
      "the message isn't listed in “messages” of the channel; interpreted as listed",
      fix: "add the message to “messages” of the channel"
    )
  }
}
