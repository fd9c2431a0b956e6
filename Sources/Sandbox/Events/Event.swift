import BinderyRuntime
import PubNubSDK

/// Something that subscribers of a channel are told.
final class Event: Sendable {
  /// What is told, in the types that the specification describes.
  enum Content: Sendable {
    case message(MessagePayload)
    case signal(SignalPayload)
    case action(MessageActionPayload)
    case presence(PresencePayload)
  }

  let timetoken: UInt64
  /// With `-pnpres` at its end where presence is told.
  let channel: String
  let content: Content
  let details: Details
  /// About what it takes of the bound on memory.
  let size: Int

  /// What a publisher says beside the message itself.
  struct Details: Sendable {
    var publisher: String?
    var metadata: Metadata?
    var customMessageType: String?
    var sequenceNumber: Int?
    /// How many bytes the JSON of message and metadata had.
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
  /// What isn't among the details.
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
