import Specification

/// A message of a channel, with the name that it has there.
struct MessageDraft {
  let view: AsyncAPI.Message
  let name: String
  /// What the type of its payload is called, whatever a channel calls the message.
  var typeName: String { isShared ? view.node.componentName ?? name : name }
  /// Whether it stands under `components`, where several channels may share it.
  let isShared: Bool
  /// The questions that it answers.
  var answers: Set<Node> = []
  /// Whether the filter lets it in.
  let isWanted: Bool
}

/// What the messages of a channel are called.
enum MessageNames {
  /// By the key in the channel, the component's name, the `messageId`, `name` or `title`, the
  /// payload's name, what tells it from others, or the operation; unique among those that travel
  /// the same way.
  ///
  /// What is nameless tells itself from others of the kind by a member that it alone requires.
  static func drafts(
    of entries: [Traffic.Entry],
    in channel: AsyncAPI.Channel
  ) -> [MessageDraft] {
    var keys: [Node: String] = [:]
    for message in channel.messages where keys[message.value.node] == nil {
      keys[message.value.node] = message.key
    }
    let given = entries.map { entry in
      keys[entry.message.node] ?? Self.name(of: entry.message)
        ?? entry.message.payload?.schema.flatMap { Self.name(of: $0) }
    }
    let members = TellingMembers.names(
      of: zip(entries, given).map { $1 == nil ? $0.message.payload?.schema : nil }
    )
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    return entries.enumerated().map { index, entry in
      let view = entry.message
      let stem = given[index] ?? members[index] ?? entry.operation ?? "message"
      var name = stem
      while !taken.insert(name).inserted {
        numbers[stem, default: 1] += 1
        name = stem + String(numbers[stem, default: 1])
      }
      return MessageDraft(
        view: view,
        name: name,
        isShared: view.node.componentName != nil,
        answers: entry.answers,
        isWanted: entry.isWanted
      )
    }
  }

  private static func name(of view: AsyncAPI.Message) -> String? {
    view.node.componentName ?? view.messageID ?? view.name ?? view.title
  }

  private static func name(of payload: Schema) -> String? {
    payload.target?.node.componentName ?? payload.title ?? constant(of: payload)
  }

  /// The one text that a member may be, which tells the payload from others.
  private static func constant(of payload: Schema) -> String? {
    payload.properties.lazy.compactMap { property in
      guard let node = property.value.resolved?.node else { return nil }
      let listed = node["enum"]?.elements
      return node["const"]?.string ?? (listed?.count == 1 ? listed?.first?.string : nil)
    }
    .first
  }
}
