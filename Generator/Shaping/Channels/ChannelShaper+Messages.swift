import Shape
import Specification

extension ChannelShaper {
  func branch(_ draft: MessageDraft, of channel: Channel.ID) -> EventBranch {
    let documentation = Documentation(of: draft.view)
    let schema = draft.view.payload?.schema
    if let format = draft.view.payload?.foreignFormat { noteForeign(format, of: draft) }
    noteContentType(of: draft)
    let owner = draft.isShared ? nil : Model.Owner.channel(channel)
    return EventBranch(
      name: draft.name,
      schema: schema,
      role: schema.map { Role(draft.typeName, owner: owner, at: $0.node) },
      documentation: documentation
    )
  }

  func message(_ draft: MessageDraft, answering messages: [String]) -> Message {
    Message(
      name: draft.name,
      contentType: draft.view.contentType ?? contentType,
      correlation: draft.view.correlationLocation,
      answers: messages,
      documentation: Documentation(of: draft.view)
    )
  }

  func contentType(of draft: MessageDraft) -> String { draft.view.contentType ?? contentType }
}

extension Documentation {
  fileprivate init(of message: AsyncAPI.Message) {
    self.init(
      summary: message.summary ?? message.title,
      description: message.description,
      isDeprecated: message.isDeprecated
    )
  }
}
