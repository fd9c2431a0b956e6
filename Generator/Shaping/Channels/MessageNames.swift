import Specification

/// A message of a channel, with the name that it has there.
struct MessageDraft {
  let view: AsyncAPI.Message
  let name: String
  /// Whether it stands under `components`, where several channels may share it.
  let isShared: Bool
  /// The messages that it answers.
  var answers: [Node] = []
}

/// What the messages of a channel are called.
enum MessageNames {
  /// By the key in the channel, the component's name, the `messageId`, `name` or `title`, or the
  /// operation; unique among those that travel the same way.
  static func drafts(
    of entries: [Traffic.Entry],
    in channel: AsyncAPI.Channel
  ) -> [MessageDraft] {
    var keys: [Node: String] = [:]
    for message in channel.messages where keys[message.value.node] == nil {
      keys[message.value.node] = message.key
    }
    var taken: Set<String> = []
    return entries.map { entry in
      let view = entry.message
      let stem = keys[view.node] ?? name(of: view) ?? entry.operation ?? "message"
      var name = stem
      var number = 2
      while !taken.insert(name).inserted {
        name = stem + String(number)
        number += 1
      }
      return MessageDraft(
        view: view,
        name: name,
        isShared: view.node.componentName != nil,
        answers: entry.answers
      )
    }
  }

  private static func name(of view: AsyncAPI.Message) -> String? {
    view.node.componentName ?? view.messageID ?? view.name ?? view.title
  }
}
