import Canonical

/// A channel with its messages by the direction in which its user sends or receives them.
struct DirectedChannel {
  let channel: AsyncAPI.Channel
  private(set) var sent: [AsyncAPI.Message] = []
  private(set) var received: [AsyncAPI.Message] = []
  private var keys: [AsyncAPI.Message.ID: String] = [:]

  init(_ channel: AsyncAPI.Channel, of document: AsyncAPI.Document, _ isApplication: Bool) {
    self.channel = channel
    for key in channel.messageKeys where keys[key.value] == nil { keys[key.value] = key.key }
    let operations = document.operations.filter { $0.channel == channel.id }
    for operation in operations {
      let messages = (operation.messages ?? channel.messages).map { document[$0] }
      add(messages, isSent: (operation.action == .send) == isApplication)
    }
    for operation in document.operations {
      guard let reply = operation.reply, (reply.channel ?? operation.channel) == channel.id else {
        continue
      }
      let messages = (reply.messages ?? channel.messages).map { document[$0] }
      add(messages, isSent: (operation.action == .send) != isApplication)
    }
    // A channel without operations is one that the user reads.
    if operations.isEmpty, sent.isEmpty, received.isEmpty {
      add(channel.messages.map { document[$0] }, isSent: false)
    }
  }

  private mutating func add(_ messages: [AsyncAPI.Message], isSent: Bool) {
    for message in messages {
      if isSent {
        if !sent.contains(where: { $0.id == message.id }) { sent.append(message) }
      } else if !received.contains(where: { $0.id == message.id }) {
        received.append(message)
      }
    }
  }

  /// The key of a message in the channel.
  func key(of message: AsyncAPI.Message) -> String? { keys[message.id] }

  /// Whether a message has a name of its own, and not only a location.
  func isNamed(_ message: AsyncAPI.Message) -> Bool {
    name(of: message) != message.location.pointer
  }

  /// The key of a message, or the name that it has elsewhere.
  func name(of message: AsyncAPI.Message) -> String {
    message.name ?? keys[message.id] ?? message.componentName ?? message.title
      ?? message.location.pointer
  }
}
