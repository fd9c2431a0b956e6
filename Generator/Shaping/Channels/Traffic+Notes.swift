import Specification

extension Diagnostic.Code {
  static let invalidAction = Self("invalid-action")
  static let unlistedMessage = Self("unlisted-message")
}

/// What operations say of channels and messages that isn't so.
extension Traffic {
  func noteMissingChannel(_ named: Named<AsyncAPI.Operation>) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .missingKey,
        at: named.keyMark,
        "the operation \(Excerpt.quoted(named.key)) has no channel and is omitted",
        fix: "write channel: {$ref: '#/channels/…'}"
      )
    )
  }

  /// The words of version 2 are about others than the application, and not all who write them
  /// mean that.
  func noteUnknownAction(_ word: String?, of named: Named<AsyncAPI.Operation>) {
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

  func noteStray(_ reference: AsyncAPI.MessageReference) {
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

  func noteSilence(of reply: AsyncAPI.Reply, to operation: String) {
    diagnostics.report(
      Diagnostic(
        .note,
        .unsupportedMediaType,
        at: reply.mark,
        "no messages are listed as replies to \(Excerpt.quoted(operation)); nothing is generated for"
          + " them",
        fix: "name the messages of the reply"
      )
    )
  }

  func noteStray(
    _ channel: AsyncAPI.Channel,
    called name: String,
    in operation: AsyncAPI.Operation
  ) {
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
