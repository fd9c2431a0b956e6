import BinderyRuntime

/// The reason why a client event is not sent.
public enum PusherTriggerError: Error, Hashable, Sendable {
  /// The name doesn't begin with `client-`, or has more than 200 characters.
  case invalidName
  /// The channel is public or encrypted: only private and presence channels have client events.
  case unsuitableChannel
  /// The client isn't subscribed to the channel.
  case notSubscribed
  /// The data can't be encoded as JSON, for this reason.
  case unencodable(String)
  /// The data has more than 10 KiB.
  case tooLarge(bytes: Int)
  /// Too many events are waiting: those of a channel for its subscription, or all to be sent.
  case overflow(bound: Int)
}

extension PusherTriggerError: DescribedError {
  public var description: String {
    switch self {
    case .invalidName: "the event name doesn't begin with client-, or is too long"
    case .unsuitableChannel: "only private and presence channels have client events"
    case .notSubscribed: "the client isn't subscribed to the channel"
    case .unencodable(let reason): "the data can't be encoded as JSON: \(reason)"
    case .tooLarge(let bytes): "the data has \(bytes) bytes, which is more than the limit"
    case .overflow(let bound): "\(bound) events are pending, which is the limit"
    }
  }
}

extension ClientEvent {
  /// The maximum number of bytes of JSON.
  static let dataBytes = 10 * 1_024
  static let nameCharacters = 200
  /// The maximum number of events that wait for a channel's subscription, and of all that wait to
  /// be sent.
  static let waitingBound = 1_024

  /// Throws if the event itself breaks a rule of the service.
  func check() throws(PusherTriggerError) {
    guard event.hasPrefix("client-"), event.count <= Self.nameCharacters else {
      throw .invalidName
    }
    guard PusherChannelType(name: channel) != .normal,
      !PusherChannelType.isEncryptedChannel(name: channel)
    else { throw .unsuitableChannel }
    let bytes = data?.description.utf8.count ?? 0
    guard bytes <= Self.dataBytes else { throw .tooLarge(bytes: bytes) }
  }

  /// The log message of an event that is not sent.
  func loss(_ reason: PusherTriggerError) -> String {
    "\(event) was not sent on \(channel): \(reason)"
  }
}
