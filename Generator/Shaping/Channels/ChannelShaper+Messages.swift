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

  func message(
    _ draft: MessageDraft,
    answering messages: [String],
    of channel: Channel.ID
  ) -> Message {
    Message(
      name: draft.name,
      contentType: draft.view.contentType ?? contentType,
      headers: headers(of: draft, channel),
      correlation: draft.view.correlationLocation,
      answers: messages,
      documentation: Documentation(of: draft.view)
    )
  }

  /// What a message and its traits say of headers together.
  private func headers(of draft: MessageDraft, _ channel: Channel.ID) -> Type? {
    let schemas = draft.view.headers.compactMap(\.schema)
    guard let first = schemas.first else { return nil }
    let owner = draft.isShared ? nil : Model.Owner.channel(channel)
    let name = draft.typeName + "Headers"
    if schemas.count == 1 {
      return self.schemas.type(of: first, as: Role(name, owner: owner, at: first.node))
    }
    let atoms = schemas.map { Atom(schema: $0, home: nil) }
    return self.schemas.type(
      of: atoms,
      as: Role(name, owner: owner, of: atoms, at: draft.view.node)
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
