import Specification

/// Replaces a list of messages instead of a message by its elements.
struct MessageLists {
  /// The reported lists.
  private var reported: Set<Node> = []
  private let diagnostics: Diagnostics

  init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  /// Returns the messages, each list of messages replaced by its elements.
  mutating func expanded(
    _ messages: [WrittenAsyncAPI.Message]
  ) -> [WrittenAsyncAPI.Message] {
    var seen: Set<Node> = []
    return expanded(messages, &seen)
  }

  /// Expands each list once, so that lists of lists take linear time.
  private mutating func expanded(
    _ messages: [WrittenAsyncAPI.Message],
    _ seen: inout Set<Node>
  ) -> [WrittenAsyncAPI.Message] {
    var all: [WrittenAsyncAPI.Message] = []
    for message in messages {
      guard let list = message.alternatives else {
        all.append(message)
        continue
      }
      if reported.insert(message.node).inserted { report(message, of: list.count) }
      if seen.insert(message.node).inserted { all += expanded(list.map(\.message), &seen) }
    }
    return all
  }

  /// Reports a list, which belongs to the operation in version 2, and to the channel in version 3.
  private func report(_ message: WrittenAsyncAPI.Message, of count: Int) {
    diagnostics.warn(
      .unlistedMessage,
      at: message.cursor.value("oneOf")?.mark ?? message.mark,
      "a message can't be a “oneOf” of \(count) messages; interpreted as separate messages",
      fix: "list the messages instead of the “oneOf”"
    )
  }
}
