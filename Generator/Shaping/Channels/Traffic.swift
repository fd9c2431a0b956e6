import Canonical
import SourceDiagnostics

/// The messages that the application of a document sends and receives through each channel.
struct Traffic {
  /// A message of a channel.
  struct Entry {
    let message: AsyncAPI.Message.ID
    /// The name of an operation of the message, for a message without a name.
    let operation: String?
    /// Whether the filter admits the operation.
    var isIncluded: Bool
    /// The requests on the same channel to which the message is a reply; empty if it may also be
    /// sent without a request.
    var answers: Set<Request> = []

    mutating func merge(_ other: Entry) {
      let isUnsolicited = answers.isEmpty || other.answers.isEmpty
      if isUnsolicited { answers = [] } else { answers.formUnion(other.answers) }
      isIncluded = isIncluded || other.isIncluded
    }
  }

  /// The messages of an operation that has a reply.
  enum Request: Hashable {
    /// All messages of a channel.
    case channel(AsyncAPI.Channel.ID)
    /// The messages of the operation at an index.
    case operation(Int)
  }

  /// An operation with the messages of its request and of its reply.
  struct Exchange {
    let operation: String
    /// Whether the application sends the request.
    let isSent: Bool
    let requests: [AsyncAPI.Message.ID]
    /// The channel of the replies.
    let channel: AsyncAPI.Channel.ID
    let replies: [AsyncAPI.Message.ID]
  }

  struct ChannelMessages {
    /// The messages that the application sends.
    var sent: [Entry] = []
    /// The messages that the application receives.
    var received: [Entry] = []
  }

  private struct EntryKey: Hashable {
    let channel: AsyncAPI.Channel.ID
    let message: AsyncAPI.Message.ID
    let isSent: Bool
  }

  /// An addition of all messages of a channel in one direction.
  private struct Addition: Hashable {
    let channel: AsyncAPI.Channel.ID
    let isSent: Bool
    let isIncluded: Bool
    let answer: Request?
  }

  private let document: AsyncAPI.Document
  private let diagnostics: Diagnostics
  private var channels: [AsyncAPI.Channel.ID: ChannelMessages] = [:]
  /// The index of each message in its direction.
  private var indices: [EntryKey: Int] = [:]
  /// The additions so far, since several operations may add the same messages.
  private var additions: Set<Addition> = []
  private(set) var requests: [Request: [AsyncAPI.Message.ID]] = [:]
  /// The operations of each channel whose replies have the same address.
  private(set) var exchanges: [AsyncAPI.Channel.ID: [Exchange]] = [:]
  /// The messages of all channels, each once.
  private(set) var messages: [AsyncAPI.Message.ID] = []
  private var listed: Set<AsyncAPI.Message.ID> = []
  private(set) var selection: ChannelSelection

  subscript(channel: AsyncAPI.Channel.ID) -> ChannelMessages {
    channels[channel] ?? ChannelMessages()
  }

  /// Whether a channel has a message in any direction.
  func carries(_ message: AsyncAPI.Message.ID, through channel: AsyncAPI.Channel.ID) -> Bool {
    [true, false].contains {
      indices[EntryKey(channel: channel, message: message, isSent: $0)] != nil
    }
  }

  init(
    of document: AsyncAPI.Document,
    _ filter: OperationFilter?,
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
    let isIncluded = selection.admits(operation, of: operation.channel)
    add(operation.messages, of: operation.channel, operation.name, isIncluded, isSent)
    guard let reply = operation.reply else { return }
    let hasNoMessages = reply.channel == nil && reply.messages == nil
    if hasNoMessages { reportMissingReplies(of: reply, to: operation.name ?? "") }
    // A reply without a channel uses the channel of the request.
    let channel = reply.channel ?? operation.channel
    if isIncluded { selection.include(channel) }
    let request = channel == operation.channel ? request(of: operation, at: index) : nil
    let replies = hasNoMessages ? [] : reply.messages
    if isIncluded, let name = operation.name, sharesAddress(channel, with: operation.channel) {
      let all = channel == operation.channel ? [] : document[channel].messages
      exchanges[operation.channel, default: []].append(
        Exchange(
          operation: name,
          isSent: isSent,
          requests: operation.messages ?? document[operation.channel].messages,
          channel: channel,
          replies: replies ?? all
        )
      )
    }
    add(replies, of: channel, operation.name, isIncluded, !isSent, answering: request)
  }

  /// Whether two channels are one, or have the same address without parameters.
  private func sharesAddress(
    _ channel: AsyncAPI.Channel.ID,
    with other: AsyncAPI.Channel.ID
  ) -> Bool {
    if channel == other { return true }
    let addresses = [document[channel].address, document[other].address]
    let parameters = [document[channel].parameters, document[other].parameters].joined()
    return parameters.isEmpty && addresses[0] != nil && addresses[0]?.text == addresses[1]?.text
  }

  private mutating func request(of operation: AsyncAPI.Operation, at index: Int) -> Request {
    let request: Request =
      operation.messages == nil ? .channel(operation.channel) : .operation(index)
    if requests[request] == nil {
      requests[request] = operation.messages ?? document[operation.channel].messages
    }
    return request
  }

  /// Adds the messages of a channel without operations in both directions.
  private mutating func addUnused(_ channel: AsyncAPI.Channel.ID) {
    guard channels[channel] == nil else { return }
    let isIncluded = selection.admits(of: channel)
    for isSent in [true, false] { add(nil, of: channel, nil, isIncluded, isSent) }
  }

  /// Adds the given messages, or all messages of the channel for nil.
  private mutating func add(
    _ messages: [AsyncAPI.Message.ID]?,
    of channel: AsyncAPI.Channel.ID,
    _ operation: String?,
    _ isIncluded: Bool,
    _ isSent: Bool,
    answering request: Request? = nil
  ) {
    let addition = Addition(
      channel: channel,
      isSent: isSent,
      isIncluded: isIncluded,
      answer: request
    )
    if messages == nil, !additions.insert(addition).inserted { return }
    let answers: Set<Request> = request.map { [$0] } ?? []
    let entries = (messages ?? document[channel].messages).map {
      Entry(message: $0, operation: operation, isIncluded: isIncluded, answers: answers)
    }
    add(entries, of: channel, isSent)
  }

  /// Adds messages to a direction of a channel, each once.
  private mutating func add(_ entries: [Entry], of channel: AsyncAPI.Channel.ID, _ isSent: Bool) {
    var added = channels.removeValue(forKey: channel) ?? ChannelMessages()
    let direction = isSent ? \ChannelMessages.sent : \ChannelMessages.received
    for entry in entries {
      let key = EntryKey(channel: channel, message: entry.message, isSent: isSent)
      if let index = indices[key] {
        added[keyPath: direction][index].merge(entry)
      } else {
        indices[key] = added[keyPath: direction].count
        added[keyPath: direction].append(entry)
        if listed.insert(entry.message).inserted { messages.append(entry.message) }
      }
    }
    channels[channel] = added
  }

  private func reportMissingReplies(of reply: AsyncAPI.Reply, to operation: String) {
    diagnostics.note(
      .unsupportedMediaType,
      at: reply.mark,
      "the reply to the operation \(Excerpt.quoted(operation)) has no messages; not generated",
      fix: "add “messages” to the reply"
    )
  }
}
