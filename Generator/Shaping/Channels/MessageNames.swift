import Canonical

/// A message of a channel, with its name in the channel.
struct MessageDraft {
  let message: AsyncAPI.Message
  let name: String
  /// The name of the payload's type, which is the component's name in every channel.
  var typeName: String { message.componentName ?? name }
  /// Whether the message is one of `components`, which several channels may share.
  var isShared: Bool { message.componentName != nil }
  /// The requests to which the message is a reply.
  var answers: Set<Traffic.Request> = []
  /// Whether the filter admits the message.
  let isIncluded: Bool
}

/// Names the messages of a channel.
struct MessageNames {
  let document: AsyncAPI.Document
  let schemas: SchemaIndex

  /// The messages with names that are unique in their direction.
  ///
  /// The name is the key in the channel, the component's name, the `name` or `title`, the payload's
  /// name, a member that only this message requires, or the operation.
  func drafts(of entries: [Traffic.Entry], in channel: AsyncAPI.Channel.ID) -> [MessageDraft] {
    let keys = Dictionary(document[channel].messageKeys.map { ($0.value, $0.key) }) { first, _ in
      first
    }
    let messages = entries.map { document[$0.message] }
    let given = messages.map { message in
      keys[message.id] ?? message.componentName ?? message.name ?? message.title
        ?? payload(of: message).flatMap { Self.name(of: $0) }
    }
    let members = DistinguishingMembers.names(
      of: zip(messages, given).map { $1 == nil ? payload(of: $0) : nil }
    )
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    return entries.enumerated().map { index, entry in
      let stem = given[index] ?? members[index] ?? entry.operation ?? "message"
      var name = stem
      while !taken.insert(name).inserted {
        numbers[stem, default: 1] += 1
        name = stem + String(numbers[stem, default: 1])
      }
      return MessageDraft(
        message: messages[index],
        name: name,
        answers: entry.answers,
        isIncluded: entry.isIncluded
      )
    }
  }

  /// The schema of a message's payload; nil if any JSON is valid.
  func payload(of message: AsyncAPI.Message) -> Schema? {
    if case .schema(let id)? = message.payload { schemas[id] } else { nil }
  }

  private static func name(of payload: Schema) -> String? {
    payload.target?.componentName ?? payload.title ?? payload.target?.title
      ?? constant(of: payload.target ?? payload)
  }

  /// The first string constant of a member, which identifies the payload.
  private static func constant(of payload: Schema) -> String? {
    payload.properties.lazy.compactMap { property in
      property.value.resolved?.onlyValue?.string
    }
    .first
  }
}
