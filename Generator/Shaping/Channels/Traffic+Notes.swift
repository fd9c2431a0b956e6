import Specification

extension Diagnostic.Code {
  static let unknownAction = Self("unknown-action")
  static let strayMessage = Self("stray-message")
}

/// What operations say of channels and messages that isn't so.
extension Traffic {
  func noteMissingChannel(_ named: Named<AsyncAPI.Operation>) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .strayMessage,
        at: named.keyMark,
        "the operation \(Excerpt.quoted(named.key)) has no channel and is left out",
        mend: "write channel: {$ref: '#/channels/…'}"
      )
    )
  }

  func noteUnknownAction(of operation: AsyncAPI.Operation) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .unknownAction,
        at: operation.actionMark,
        "an operation does not say whether it sends or receives, and is left out",
        mend: "write action: send or action: receive"
      )
    )
  }

  func noteStray(_ reference: AsyncAPI.MessageReference) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .strayMessage,
        at: reference.node.mark,
        "this message is none of the channel's messages; it is taken as one of them",
        mend: "list it under messages of the channel"
      )
    )
  }

  func noteSilence(of reply: AsyncAPI.Reply, to operation: String) {
    diagnostics.report(
      Diagnostic(
        .note,
        .untypedMessage,
        at: reply.mark,
        "nothing says which messages reply to \(Excerpt.quoted(operation)); nothing is generated for"
          + " them",
        mend: "name the messages of the reply"
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
        .strayMessage,
        at: operation.channelMark,
        "the channel \(Excerpt.quoted(name)) is none of the document's; it is taken as one of them",
        mend: "list it under channels"
      )
    )
  }
}
