import Specification

/// Which messages travel which way through each channel, as the application of the document has it.
struct Traffic {
  private struct Passage: Hashable {
    let channel: Node
    let message: Node
    let isSent: Bool
  }

  /// All messages of a channel, going one way.
  private struct Flow: Hashable {
    let channel: Node
    let isSent: Bool
    let isWanted: Bool
    let answer: Node?
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
  /// What was taken already, however many operations mean it.
  private var flows: Set<Flow> = []
  private var described = DescribedMessages()
  /// The messages that ask for answers: those of an operation, or all of a channel.
  private(set) var questions: [Node: [Node]] = [:]
  /// All that go anywhere, each once.
  private(set) var messages: [AsyncAPI.Message] = []
  private var travelling: Set<Node> = []
  /// Those that the document lists, and then those that only operations have.
  private(set) var channels: [Named<AsyncAPI.Channel>]
  private var known: Set<Node> = []
  private var lists: MessageLists
  private(set) var selection: ChannelSelection
  let diagnostics: Diagnostics

  subscript(channel: Node) -> Ways { ways[channel] ?? Ways() }

  /// Whether a message goes through a channel in any direction.
  func carries(_ message: Node, through channel: Node) -> Bool {
    [true, false].contains {
      places[Passage(channel: channel, message: message, isSent: $0)] != nil
    }
  }

  init(
    of document: AsyncAPI.Document,
    _ filter: Bindings.Filter?,
    _ diagnostics: Diagnostics
  ) {
    let listed = document.channels
    self.diagnostics = diagnostics
    channels = listed
    lists = MessageLists(diagnostics)
    selection = ChannelSelection(filter, listed)
    known = Set(listed.map(\.value.node))
    for operation in document.operations { take(operation) }
    for channel in listed { takeOwn(of: channel.value) }
  }

  /// An operation of version 3.
  private mutating func take(_ named: Named<AsyncAPI.Operation>) {
    let operation = named.value
    guard let channel = operation.channel else { return noteMissingChannel(named) }
    guard let isSent = isSent(named) else { return }
    let isWanted = selection.admits(operation, called: named.key, of: channel)
    takeIn(channel, of: operation)
    noteStrays(among: operation.messages, of: channel)
    add(operation.messages, of: channel, named.key, isWanted, isSent)
    guard let reply = operation.reply else { return }
    if reply.channel == nil, reply.messages == nil { noteSilence(of: reply, to: named.key) }
    // Without a channel of its own a reply takes the same way back.
    let back = reply.channel ?? channel
    takeIn(back, of: operation)
    if isWanted { selection.take(back) }
    let replies = reply.channel == nil && reply.messages == nil ? [] : reply.messages
    let question = back.node == channel.node ? question(of: operation, through: channel) : nil
    noteStrays(among: replies, of: back)
    add(replies, of: back, named.key, isWanted, !isSent, answering: question)
  }

  /// What tells the question of an operation from others.
  private mutating func question(
    of operation: AsyncAPI.Operation,
    through channel: AsyncAPI.Channel
  ) -> Node {
    let question = operation.messages == nil ? channel.node : operation.node
    if questions[question] == nil {
      let messages = operation.messages?.map(\.message) ?? described.all(of: channel)
      questions[question] = lists.expanded(messages).map(\.node)
    }
    return question
  }

  /// A channel that stands under `components` alone is one all the same.
  private mutating func takeIn(_ channel: AsyncAPI.Channel, of operation: AsyncAPI.Operation) {
    guard known.insert(channel.node).inserted else { return }
    let name = channel.node.componentName ?? "channel"
    let named = Named(key: name, keyMark: channel.mark, value: channel)
    channels.append(named)
    noteStray(channel, called: name, in: operation)
  }

  /// Nil after reporting that the operation says neither.
  private func isSent(_ named: Named<AsyncAPI.Operation>) -> Bool? {
    switch named.value.action?.lowercased() {
    case "send": return true
    case "receive": return false
    case let word:
      noteUnknownAction(word, of: named)
      return nil
    }
  }

  /// What a channel has in itself: operations of version 2, or messages that no operation names.
  private mutating func takeOwn(of channel: AsyncAPI.Channel) {
    // In version 2 what others may subscribe to is sent, and what they may publish is received.
    if let operation = channel.subscribe { take(operation, of: channel, true) }
    if let operation = channel.publish { take(operation, of: channel, false) }
    guard ways[channel.node] == nil else { return }
    let isWanted = selection.admits(of: channel)
    for isSent in [true, false] { add(nil, of: channel, nil, isWanted, isSent) }
  }

  private mutating func take(
    _ operation: AsyncAPI.Operation,
    of channel: AsyncAPI.Channel,
    _ isSent: Bool
  ) {
    let id = operation.operationID
    let isWanted = selection.admits(operation, called: id, of: channel)
    add(operation.message, of: channel, id, isWanted, isSent)
  }

  /// Adds the messages that are named, or else all of the channel's.
  private mutating func add(
    _ references: [AsyncAPI.MessageReference]?,
    of channel: AsyncAPI.Channel,
    _ operation: String?,
    _ isWanted: Bool,
    _ isSent: Bool,
    answering question: Node? = nil
  ) {
    let flow = Flow(channel: channel.node, isSent: isSent, isWanted: isWanted, answer: question)
    if references == nil, !flows.insert(flow).inserted { return }
    let messages = references?.map(\.message) ?? described.all(of: channel)
    let answers: Set<Node> = question.map { [$0] } ?? []
    let entries = lists.expanded(messages).map {
      Entry(message: $0, operation: operation, isWanted: isWanted, answers: answers)
    }
    add(entries, of: channel.node, isSent)
  }

  /// A message is counted once, however many operations name it.
  private mutating func add(_ entries: [Entry], of channel: Node, _ isSent: Bool) {
    var ways = self.ways.removeValue(forKey: channel) ?? Ways()
    let way = isSent ? \Ways.sent : \Ways.received
    for entry in entries {
      let passage = Passage(channel: channel, message: entry.message.node, isSent: isSent)
      if let index = places[passage] {
        ways[keyPath: way][index].join(entry)
      } else {
        places[passage] = ways[keyPath: way].count
        ways[keyPath: way].append(entry)
        if travelling.insert(entry.message.node).inserted { messages.append(entry.message) }
      }
    }
    self.ways[channel] = ways
  }

  private mutating func noteStrays(
    among references: [AsyncAPI.MessageReference]?,
    of channel: AsyncAPI.Channel
  ) {
    guard let references else { return }
    let known = described.nodes(of: channel)
    for reference in references where !known.isEmpty && !known.contains(reference.message.node) {
      noteStray(reference)
    }
  }
}
