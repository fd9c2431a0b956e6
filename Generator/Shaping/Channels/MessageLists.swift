import Specification

/// Lists of messages that stand where one is meant, each taken for all that it lists.
struct MessageLists {
  /// Those that were told.
  private var told: Set<Node> = []
  private let diagnostics: Diagnostics

  init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  /// The messages, and in the place of a list those that it stands for.
  mutating func expanded(_ messages: [AsyncAPI.Message]) -> [AsyncAPI.Message] {
    var seen: Set<Node> = []
    return expanded(messages, &seen)
  }

  /// A list counts once, so that lists of lists cost no more than they are long.
  private mutating func expanded(
    _ messages: [AsyncAPI.Message],
    _ seen: inout Set<Node>
  ) -> [AsyncAPI.Message] {
    var all: [AsyncAPI.Message] = []
    for message in messages {
      guard let list = message.alternatives else {
        all.append(message)
        continue
      }
      if told.insert(message.node).inserted { note(message, of: list.count) }
      if seen.insert(message.node).inserted { all += expanded(list.map(\.message), &seen) }
    }
    return all
  }

  /// In version 2 the operation has the list, and in version 3 the channel.
  private func note(_ message: AsyncAPI.Message, of count: Int) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .unlistedMessage,
        at: message.cursor.value("oneOf")?.mark ?? message.mark,
        "a message is one, and this lists \(count); each is read as a message of its own",
        fix: "list them where this one is meant"
      )
    )
  }
}
