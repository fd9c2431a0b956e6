import Canonical
import Canonicalizing
import Shape

extension ChannelShaper {
  func branch(_ draft: MessageDraft, of channel: Channel.ID) -> EventBranch {
    let documentation = Documentation(of: draft.message)
    let schema = names.payload(of: draft.message)
    if case .foreign(let format)? = draft.message.payload {
      noteUnsupportedFormat(format, of: draft)
    }
    noteContentType(of: draft)
    let owner = draft.isShared ? nil : Model.Owner.channel(channel)
    return EventBranch(
      name: draft.name,
      schema: schema,
      role: schema.map { Role(draft.typeName, owner: owner, at: $0) },
      documentation: documentation
    )
  }

  func message(_ draft: MessageDraft, answering messages: [String]) -> Message {
    Message(
      name: draft.name,
      contentType: draft.message.contentType?.value ?? document.defaultContentType,
      correlation: draft.message.correlationLocation,
      answers: messages,
      documentation: Documentation(of: draft.message)
    )
  }

  func contentType(of draft: MessageDraft) -> String {
    draft.message.contentType?.value ?? document.defaultContentType
  }
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
