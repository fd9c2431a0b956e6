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
  }

  /// About what it takes of the bound on memory.
  var size: Int { details.size + channel.utf8.count + 200 }
}
