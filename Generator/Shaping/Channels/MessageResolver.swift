import Canonical
import Shape
import SourceDiagnostics

/// Resolves the messages of channels.
struct MessageResolver {
  let names: MessageNames
  let defaultContentType: String
  let diagnostics: Diagnostics

  /// A message as a branch of its direction's union.
  func branch(
    _ draft: MessageDraft,
    of channel: Channel.ID,
    eventTypes: [String]
  ) -> EventBranch {
    let documentation = Documentation(of: draft.message)
    let schema = names.payload(of: draft.message)
    if case .foreign(let format)? = draft.message.payload {
      noteUnsupportedFormat(format, of: draft)
    }
    let isText = isText(draft)
    if !isText { noteContentType(of: draft) }
    let owner = draft.isShared ? nil : Model.Owner.channel(channel)
    return EventBranch(
      name: draft.name,
      schema: schema,
      role: schema.map {
        var role = Role(draft.typeName, owner: owner, at: $0)
        role.isVariant = true
        return role
      },
      documentation: documentation,
      isText: isText,
      eventTypes: eventTypes
    )
  }

  func message(_ draft: MessageDraft, answering messages: [String]) -> Message {
    var message = Message(name: draft.name, contentType: contentType(of: draft))
    message.isText = isText(draft)
    message.correlation = draft.message.correlationLocation
    message.requests = messages
    message.documentation = Documentation(of: draft.message)
    return message
  }

  /// Whether a message is a plain text: a string without quotation marks.
  private func isText(_ draft: MessageDraft) -> Bool {
    contentType(of: draft).isPlainText && names.payload(of: draft.message)?.isString == true
  }

  private func contentType(of draft: MessageDraft) -> String {
    draft.message.contentType?.value ?? defaultContentType
  }

  private func noteUnsupportedFormat(_ format: Located<String>, of draft: MessageDraft) {
    diagnostics.warn(
      .unsupportedSchemaFormat,
      at: format.mark,
      "unsupported schema format \(Excerpt.quoted(format.value)) of the message"
        + " \(Excerpt.quoted(draft.name)); interpreted as any JSON value",
      fix: "describe the payload with JSON Schema"
    )
  }

  /// A schema describes the payload as JSON even if its content type is another format.
  private func noteContentType(of draft: MessageDraft) {
    let type = contentType(of: draft)
    guard !MediaTypeName(type).isJSON, SequentialMediaType(type) == nil else { return }
    diagnostics.note(
      .unsupportedMediaType,
      at: draft.message.contentType?.mark ?? draft.message.location.mark,
      "unsupported content type \(Excerpt.quoted(type)) of the message"
        + " \(Excerpt.quoted(draft.name)); interpreted as JSON",
      fix: "encode and decode the payload with a library for this content type"
    )
  }
}

extension String {
  /// Whether a content type is plain text, with any parameters.
  fileprivate var isPlainText: Bool {
    prefix { $0 != ";" }.trimmingPrefix { $0 == " " }.lowercased().hasPrefix("text/plain")
  }
}

extension Schema {
  /// Whether all values are strings.
  fileprivate var isString: Bool { (resolved ?? self).types == [.string] }
}

extension Documentation {
  fileprivate init(of message: AsyncAPI.Message) {
    self.init(
      summary: message.summary ?? message.title,
      description: message.description,
      isDeprecated: message.isDeprecated
    )
    lastDay = message.isDeprecated ? message.sunset : nil
  }
}
