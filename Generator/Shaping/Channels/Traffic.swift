import Canonical
import Specification

/// Which messages travel which way through each channel, as the application of the document has it.
struct Traffic {
  /// A message that travels through a channel.
  struct Entry {
    let message: AsyncAPI.Message.ID
    /// The name of an operation that has the message, for a message without a name.
    let operation: String?
    /// Whether the filter admits the operation.
    var isWanted: Bool
    /// The requests that it answers on the same channel; none where it also comes without one.
    var answers: Set<Request> = []

    mutating func join(_ other: Entry) {
      let isUnasked = answers.isEmpty || other.answers.isEmpty
      if isUnasked { answers = [] } else { answers.formUnion(other.answers) }
      isWanted = isWanted || other.isWanted
    }
  }

  /// The messages of an operation that has a reply.
  enum Request: Hashable {
    /// All messages of a channel.
    case channel(AsyncAPI.Channel.ID)
    /// The messages of the operation at an index.
    case operation(Int)
  }

  /// The messages of one channel.
  struct Ways {
    /// What the application sends.
    var sent: [Entry] = []
    /// What it receives.
    var received: [Entry] = []
  }

  private struct Passage: Hashable {
    let channel: AsyncAPI.Channel.ID
    let message: AsyncAPI.Message.ID
    let isSent: Bool
  }

  /// All messages of a channel, going one way.
  private struct Flow: Hashable {
    let channel: AsyncAPI.Channel.ID
    let isSent: Bool
    let isWanted: Bool
    let answer: Request?
  }

  private let document: AsyncAPI.Document
  private let diagnostics: Diagnostics
  private var ways: [AsyncAPI.Channel.ID: Ways] = [:]
  /// The index of each message among those that go its way.
  private var positions: [Passage: Int] = [:]
  /// What was added already, however many operations have it.
  private var flows: Set<Flow> = []
  /// The messages of each request.
  private(set) var requests: [Request: [AsyncAPI.Message.ID]] = [:]
  /// All that go anywhere, each once.
  private(set) var messages: [AsyncAPI.Message.ID] = []
  private var travelling: Set<AsyncAPI.Message.ID> = []
  private(set) var selection: ChannelSelection

  subscript(channel: AsyncAPI.Channel.ID) -> Ways { ways[channel] ?? Ways() }

  /// Whether a message goes through a channel in any direction.
  func carries(_ message: AsyncAPI.Message.ID, through channel: AsyncAPI.Channel.ID) -> Bool {
    [true, false].contains {
      positions[Passage(channel: channel, message: message, isSent: $0)] != nil
    }
  }

  init(
    of document: AsyncAPI.Document,
    _ filter: Bindings.Filter?,
    _ diagnostics: Diagnostics
  ) {
    self.document = document
    self.diagnostics = diagnostics
    selection = ChannelSelection(filter, document)
    for (index, operation) in document.operations.enumerated() { add(operation, at: index) }
    for channel in document.channels { addUnused(channel.value) }
  }

  private mutating func add(_ operation: AsyncAPI.Operation, at index: Int) {
    let isSent = operation.action == .send
    let isWanted = selection.admits(operation, of: operation.channel)
    add(operation.messages, of: operation.channel, operation.name, isWanted, isSent)
    guard let reply = operation.reply else { return }
    let isSilent = reply.channel == nil && reply.messages == nil
    if isSilent { reportSilence(of: reply, to: operation.name ?? "") }
    // Without a channel of its own a reply takes the same way back.
    let channel = reply.channel ?? operation.channel
    if isWanted { selection.include(channel) }
    let request = channel == operation.channel ? request(of: operation, at: index) : nil
    let replies = isSilent ? [] : reply.messages
    add(replies, of: channel, operation.name, isWanted, !isSent, answering: request)
  }

  private mutating func request(of operation: AsyncAPI.Operation, at index: Int) -> Request {
    let request: Request =
      operation.messages == nil ? .channel(operation.channel) : .operation(index)
    if requests[request] == nil {
      requests[request] = operation.messages ?? document[operation.channel].messages
    }
    return request
  }

  /// Adds the messages of a channel that no operation uses, which may go both ways.
  private mutating func addUnused(_ channel: AsyncAPI.Channel.ID) {
    guard ways[channel] == nil else { return }
    let isWanted = selection.admits(of: channel)
    for isSent in [true, false] { add(nil, of: channel, nil, isWanted, isSent) }
  }

  /// Adds the messages that are named, or else all of the channel's.
  private mutating func add(
    _ messages: [AsyncAPI.Message.ID]?,
    of channel: AsyncAPI.Channel.ID,
    _ operation: String?,
    _ isWanted: Bool,
    _ isSent: Bool,
    answering request: Request? = nil
  ) {
    let flow = Flow(channel: channel, isSent: isSent, isWanted: isWanted, answer: request)
    if messages == nil, !flows.insert(flow).inserted { return }
    let answers: Set<Request> = request.map { [$0] } ?? []
    let entries = (messages ?? document[channel].messages).map {
      Entry(message: $0, operation: operation, isWanted: isWanted, answers: answers)
    }
    add(entries, of: channel, isSent)
  }

  /// A message is counted once, however many operations name it.
  private mutating func add(_ entries: [Entry], of channel: AsyncAPI.Channel.ID, _ isSent: Bool) {
    var ways = self.ways.removeValue(forKey: channel) ?? Ways()
    let way = isSent ? \Ways.sent : \Ways.received
    for entry in entries {
      let passage = Passage(channel: channel, message: entry.message, isSent: isSent)
      if let index = positions[passage] {
        ways[keyPath: way][index].join(entry)
      } else {
        positions[passage] = ways[keyPath: way].count
        ways[keyPath: way].append(entry)
        if travelling.insert(entry.message).inserted { messages.append(entry.message) }
      }
    }
    self.ways[channel] = ways
  }

  private func reportSilence(of reply: AsyncAPI.Reply, to operation: String) {
    diagnostics.report(
      Diagnostic(
        .note,
        .unsupportedMediaType,
        at: reply.mark,
        "no messages are listed as replies to \(Excerpt.quoted(operation)); nothing is generated for"
          + " them",
        fix: "name the messages of the reply"
      )
    )
  }
}
