import BinderyRuntime
import PubNubSDK

/// An event for the subscribers of a channel.
final class Event: Sendable {
  /// The payload, in the types of the specification.
  enum Content: Sendable {
    case message(MessagePayload)
    case signal(SignalPayload)
    case action(MessageActionPayload)
    case presence(PresencePayload)
  }

  let timetoken: UInt64
  /// The channel; with the suffix `-pnpres` for presence events.
  let channel: String
  let content: Content
  let details: Details
  /// The approximate number of bytes that count toward the memory limit.
  let size: Int

  /// The publisher's parameters in addition to the payload.
  struct Details: Sendable {
    var publisher: String?
    var metadata: Metadata?
    var customMessageType: String?
    var sequenceNumber: Int?
    /// The number of bytes of the JSON of message and metadata.
    var size = 0
  }

  init(timetoken: UInt64, channel: String, content: Content, details: Details = Details()) {
    self.timetoken = timetoken
    self.channel = channel
    self.content = content
    self.details = details
    size = content.size + details.wholeSize + channel.utf8.count + 200
  }
}

extension Event.Content {
  /// The number of bytes that aren't part of the details.
  fileprivate var size: Int {
    switch self {
    case .message, .signal: 0
    case .action(let action): action.data.type.utf8.count + action.data.value.utf8.count
    case .presence(let presence):
      (presence.uuid?.utf8.count ?? 0) + (presence.data?.size ?? 0)
        + [presence.join, presence.leave, presence.timeout].compactMap(\.self).joined().reduce(0) {
          $0 + $1.utf8.count
        }
    }
  }
}

extension Event.Details {
  fileprivate var wholeSize: Int {
    size + (publisher?.utf8.count ?? 0) + (customMessageType?.utf8.count ?? 0)
  }
}
