import Canonical
import Shape
import SourceDiagnostics

/// Which messages answer which, as AsyncAPI documents state it (Operation Reply Object).
struct ReplyRules {
  /// The messages of which one precedes each reply; none for a message that may also be sent
  /// without a request.
  private(set) var requests: [MessageKey: Set<MessageKey>] = [:]
  /// The messages of which one follows each request; none if an operation states no reply.
  private(set) var replies: [MessageKey: Set<MessageKey>] = [:]
  /// The members of payloads with the correlation identifiers of messages, as JSON pointers.
  private(set) var correlations: [MessageKey: String] = [:]

  /// - Parameter isApplication: Whether the module is the application that the documents describe.
  init(_ readers: [any AsyncAPI.Reader], _ schemas: any SchemaIndex, isApplication: Bool) {
    for reader in readers {
      add(reader.document, MessageNames(document: reader.document, schemas: schemas), isApplication)
    }
  }

  private mutating func add(
    _ document: AsyncAPI.Document,
    _ names: MessageNames,
    _ isApplication: Bool
  ) {
    let keys = keys(document, names, isApplication)
    var unsolicited: Set<MessageKey> = []
    var unanswered: Set<MessageKey> = []
    for operation in document.operations {
      let isSent = operation.action == .send
      let own = keys.of(operation.messages, operation.channel, isSent: isSent, document)
      unsolicited.formUnion(own)
      guard let reply = operation.reply, reply.channel != nil || reply.messages != nil else {
        unanswered.formUnion(own)
        continue
      }
      let channel = reply.channel ?? operation.channel
      let answers = keys.of(reply.messages, channel, isSent: !isSent, document)
      for answer in answers { requests[answer, default: []].formUnion(own) }
      for request in own { replies[request, default: []].formUnion(answers) }
    }
    for key in unsolicited { requests[key] = nil }
    for key in unanswered { replies[key] = nil }
  }

  /// The keys of all messages of a document in both directions.
  private mutating func keys(
    _ document: AsyncAPI.Document,
    _ names: MessageNames,
    _ isApplication: Bool
  ) -> MessageKeys {
    let traffic = Traffic(of: document, nil, Diagnostics())
    var keys = MessageKeys()
    for channel in document.channels.map(\.value) {
      let id = Channel.ID(document[channel].location)
      for (isSent, entries) in [(true, traffic[channel].sent), (false, traffic[channel].received)] {
        let direction: Contract.Direction = isSent == isApplication ? .send : .receive
        for draft in names.drafts(of: entries, in: channel) {
          let key = MessageKey(channel: id, direction: direction, name: draft.name)
          keys.add(key, draft.message.id, channel, isSent: isSent)
          correlations[key] = draft.message.correlationLocation.flatMap(Self.pointer)
        }
      }
    }
    return keys
  }

  /// The JSON pointer of a runtime expression for a member of the payload.
  static func pointer(_ expression: String) -> String? {
    let parts = expression.split(separator: "#", maxSplits: 1)
    return parts.count == 2 && parts[0] == "$message.payload" ? String(parts[1]) : nil
  }
}

/// The keys of the messages of a document.
private struct MessageKeys {
  private struct Position: Hashable {
    let message: AsyncAPI.Message.ID
    let channel: AsyncAPI.Channel.ID
    let isSent: Bool
  }

  private var keys: [Position: MessageKey] = [:]

  mutating func add(
    _ key: MessageKey,
    _ message: AsyncAPI.Message.ID,
    _ channel: AsyncAPI.Channel.ID,
    isSent: Bool
  ) {
    keys[Position(message: message, channel: channel, isSent: isSent)] = key
  }

  /// The keys of some messages of a channel, or of all for nil.
  func of(
    _ messages: [AsyncAPI.Message.ID]?,
    _ channel: AsyncAPI.Channel.ID,
    isSent: Bool,
    _ document: AsyncAPI.Document
  ) -> [MessageKey] {
    (messages ?? document[channel].messages).compactMap {
      keys[Position(message: $0, channel: channel, isSent: isSent)]
    }
  }
}
