import Specification

/// Which messages travel which way through each channel, as the application of the document has it.
struct Traffic {
  /// A message, and what its author wrote to mean it.
  struct Entry {
    var message: AsyncAPI.Message
    /// What a message without a name may be called after.
    let operation: String?
    /// Whether the filter lets the operation in.
    var isWanted: Bool
    /// The messages that it answers on the same channel; none where it comes unasked.
    var answers: [Node] = []
  }

  private struct Passage: Hashable {
    let channel: Node
    let message: Node
    let isSent: Bool
  }

  /// The messages of one channel.
  struct Ways {
    /// What the application sends.
    var sent: [Entry] = []
    /// What it receives.
    var received: [Entry] = []
  }

  private var ways: [Node: Ways] = [:]
  /// Where each message stands in its way.
  private var places: [Passage: Int] = [:]
  /// Channels that operations have and the document doesn't list.
  private(set) var strays: [Named<AsyncAPI.Channel>] = []
  private var known: Set<Node> = []
  /// The lists of messages that were told.
  private var listed: Set<Node> = []
  private(set) var selection: ChannelSelection
  let diagnostics: Diagnostics

  subscript(channel: Node) -> Ways { ways[channel] ?? Ways() }

  /// Whether a message goes through a channel in any direction.
  func carries(_ message: Node, through channel: Node) -> Bool {
    [true, false].contains {
      places[Passage(channel: channel, message: message, isSent: $0)] != nil
    }
  }

  /// All that go anywhere.
  var messages: Set<Node> { Set(places.keys.map(\.message)) }

  init(
    of document: AsyncAPI.Document,
    _ filter: Bindings.Filter?,
    _ diagnostics: Diagnostics
  ) {
    let channels = document.channels
    self.diagnostics = diagnostics
    selection = ChannelSelection(filter, channels)
    known = Set(channels.map(\.value.node))
    for operation in document.operations { take(operation) }
    for channel in channels { takeOwn(of: channel.value) }
  }

  /// An operation of version 3.
  private mutating func take(_ named: Named<AsyncAPI.Operation>) {
    let operation = named.value
    guard let channel = operation.channel else { return noteMissingChannel(named) }
    guard let isSent = isSent(operation) else { return }
    let isWanted = selection.admits(operation, called: named.key, of: channel)
    takeIn(channel, of: operation)
    let asked = entries(operation.messages, of: channel, named.key, isWanted)
    add(asked, of: channel, isSent)
    guard let reply = operation.reply else { return }
    if reply.channel == nil, reply.messages == nil { noteSilence(of: reply, to: named.key) }
    // Without a channel of its own a reply takes the same way back.
    let back = reply.channel ?? channel
    takeIn(back, of: operation)
    if isWanted { selection.take(back) }
    let replies = reply.channel == nil && reply.messages == nil ? [] : reply.messages
    var answers = entries(replies, of: back, named.key, isWanted)
    if back.node == channel.node {
      for index in answers.indices { answers[index].answers = asked.map(\.message.node) }
    }
    add(answers, of: back, !isSent)
  }

  /// A channel that stands under `components` alone is one all the same.
  private mutating func takeIn(_ channel: AsyncAPI.Channel, of operation: AsyncAPI.Operation) {
    guard known.insert(channel.node).inserted else { return }
    let name = channel.node.componentName ?? "channel"
    let named = Named(key: name, keyMark: channel.mark, value: channel)
    strays.append(named)
    noteStray(channel, called: name, in: operation)
  }

  /// Nil after reporting that the operation says neither.
  private func isSent(_ operation: AsyncAPI.Operation) -> Bool? {
    switch operation.action?.lowercased() {
    case "send": return true
    case "receive": return false
    default:
      diagnostics.report(
        Diagnostic(
          .warning,
          .unknownAction,
          at: operation.actionMark,
          "an operation does not say whether it sends or receives, and is left out",
          mend: "write action: send or action: receive"
        )
      )
      return nil
    }
  }

  /// What a channel has in itself: operations of version 2, or messages that no operation names.
  private mutating func takeOwn(of channel: AsyncAPI.Channel) {
    // In version 2 what others may subscribe to is sent, and what they may publish is received.
    if let operation = channel.subscribe { take(operation, of: channel, true) }
    if let operation = channel.publish { take(operation, of: channel, false) }
    guard ways[channel.node] == nil else { return }
    let all = entries(nil, of: channel, nil, selection.admits(of: channel))
    add(all, of: channel, true)
    add(all, of: channel, false)
  }

  /// The messages that a list under the name of one stands for.
  private mutating func expanded(_ entry: Entry, inside outer: Set<Node> = []) -> [Entry] {
    guard let list = entry.message.alternatives else { return [entry] }
    let node = entry.message.node
    if listed.insert(node).inserted { noteList(entry.message, of: list.count) }
    return list.filter { !outer.contains($0.message.node) }.flatMap { reference in
      var inner = entry
      inner.message = reference.message
      return expanded(inner, inside: outer.union([node]))
    }
  }

  private mutating func take(
    _ operation: AsyncAPI.Operation,
    of channel: AsyncAPI.Channel,
    _ isSent: Bool
  ) {
    let id = operation.operationID
    let isWanted = selection.admits(operation, called: id, of: channel)
    add(operation.message.map { Entry($0, id, isWanted) }, of: channel, isSent)
  }

  /// The messages that are named, or else all of the channel's.
  private func entries(
    _ references: [AsyncAPI.MessageReference]?,
    of channel: AsyncAPI.Channel,
    _ operation: String?,
    _ isWanted: Bool
  ) -> [Entry] {
    guard let references else {
      return channel.messages.map {
        Entry(message: $0.value, operation: operation, isWanted: isWanted)
      }
    }
    let known = Set(channel.messages.map(\.value.node))
    for reference in references where !known.isEmpty && !known.contains(reference.message.node) {
      noteStray(reference)
    }
    return references.map { Entry($0, operation, isWanted) }
  }

  /// A message is counted once, however many operations name it.
  private mutating func add(_ entries: [Entry], of channel: AsyncAPI.Channel, _ isSent: Bool) {
    let entries = entries.flatMap { expanded($0) }
    var ways = self.ways.removeValue(forKey: channel.node) ?? Ways()
    let way = isSent ? \Ways.sent : \Ways.received
    for entry in entries {
      let passage = Passage(channel: channel.node, message: entry.message.node, isSent: isSent)
      if let index = places[passage] {
        ways[keyPath: way][index].join(entry)
      } else {
        places[passage] = ways[keyPath: way].count
        ways[keyPath: way].append(entry)
      }
    }
    self.ways[channel.node] = ways
  }
}

extension Traffic.Entry {
  /// What answers several messages answers any; what also comes unasked, none.
  fileprivate mutating func join(_ other: Traffic.Entry) {
    let isUnasked = answers.isEmpty || other.answers.isEmpty
    answers = isUnasked ? [] : answers + other.answers.filter { !answers.contains($0) }
    isWanted = isWanted || other.isWanted
  }

  init(_ reference: AsyncAPI.MessageReference, _ operation: String?, _ isWanted: Bool) {
    self.init(message: reference.message, operation: operation, isWanted: isWanted)
  }
}
