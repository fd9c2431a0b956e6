import BinderyRuntime
import Foundation

/// A page of message history, converted to the documented types.
struct HistoryResponse {
  private(set) var messages: [String: [any PubNubMessage]] = [:]
  private(set) var next: (any PubNubBoundedPage)?

  init(_ page: ReceivedHistory, to query: HistoryQuery, _ encryption: PayloadEncryption) {
    // The service may escape the names.
    let named = ChannelNames(query.channels).restore(page.channels)
    for (channel, kept) in named {
      let seen = query.page?.oldest[channel] ?? .max
      let unseen = kept.filter { $0.published < seen }
      if !unseen.isEmpty { messages[channel] = unseen.map { $0.message(in: channel, encryption) } }
    }
    next = Self.next(after: named, more: page.more, query)
  }

  /// The page that follows; nil if no channel has more messages.
  ///
  /// A channel with fewer messages than the limit has no more. All channels go on at the newest of
  /// the other channels' ends, so that no channel loses a message.
  private static func next(
    after channels: [String: [StoredMessage]],
    more: HistoryContinuation?,
    _ query: HistoryQuery
  ) -> PubNubBoundedPageBase? {
    var oldest = query.page?.oldest ?? [:]
    var ends: [Timetoken] = []
    for (channel, kept) in channels {
      guard let first = kept.lazy.compactMap(\.time).first else { continue }
      oldest[channel] = min(oldest[channel] ?? .max, first)
      if kept.count >= query.limit { ends.append(first) }
    }
    // A start that isn't older would fetch the same page without end.
    guard let start = more?.start?.value ?? ends.max(),
      start > query.page?.end ?? 0, start < query.page?.start ?? .max
    else { return nil }
    return PubNubBoundedPageBase(
      start: start,
      end: query.page?.end,
      limit: query.page?.limit,
      oldest: oldest
    )
  }
}

extension StoredMessage {
  fileprivate var time: Timetoken? { message.timetoken.value }

  fileprivate var published: Timetoken { time ?? 0 }

  fileprivate func message(
    in channel: String,
    _ encryption: PayloadEncryption
  ) -> PubNubMessageBase {
    let type = PubNubMessageType(message.messageType?.value)
    let opened = encryption.open(message.message, of: type)
    // An empty text means no metadata.
    let meta = message.meta.flatMap { $0 == "" || $0.isNull ? nil : AnyJSON($0) }
    return PubNubMessageBase(
      payload: AnyJSON(opened.payload),
      actions: attached(to: channel),
      publisher: message.uuid,
      channel: channel,
      published: published,
      metadata: meta,
      messageType: type,
      customMessageType: message.customMessageType,
      error: error ?? opened.error
    )
  }

  /// The error of a malformed message, or of a missing timetoken.
  private var error: PubNubError? {
    guard let fault else { return time == nil ? Self.missingTimetoken : nil }
    return PubNubError(
      .malformedResponseBody,
      details: fault.errors.map(\.description),
      underlying: fault,
      affected: [.data(Data(fault.message))]
    )
  }

  private static let missingTimetoken = PubNubError(
    .malformedResponseBody,
    details: ["The message has no timetoken."]
  )

  /// The message's actions, sorted by type, then by value, then in the order they were added.
  private func attached(to channel: String) -> [PubNubMessageActionBase] {
    (message.actions ?? [:]).sorted { $0.key < $1.key }.flatMap { type, values in
      values.sorted { $0.key < $1.key }.flatMap { value, actions in
        actions.map { action in
          PubNubMessageActionBase(
            actionType: type,
            actionValue: value,
            actionTimetoken: Timetoken(action.actionTimetoken) ?? 0,
            messageTimetoken: published,
            publisher: action.uuid ?? "",
            channel: channel
          )
        }
      }
    }
  }
}

extension StoredTimetoken {
  /// The timetoken; nil for a value that isn't one.
  var value: Timetoken? {
    switch self {
    case .text(let text): Timetoken(text)
    case .number(let number): Timetoken(exactly: number)
    case .unknown: nil
    }
  }
}

extension PubNubMessageType {
  /// A message type that is absent or null is `message`.
  fileprivate init(_ stored: StoredMessageType?) {
    switch stored {
    case nil: self = .message
    case .number(let number)?: self = Self(rawValue: number) ?? .unknown
    case .text(let text)?: self = Int(text).flatMap(Self.init) ?? .unknown
    case .unknown?: self = .unknown
    }
  }
}
