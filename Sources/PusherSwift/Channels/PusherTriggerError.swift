/// Why a client event is not sent.
public enum PusherTriggerError: Error, Hashable, Sendable {
  /// Its name doesn't begin with `client-`, or has more than 200 characters.
  case invalidName
  /// Only private and presence channels have client events, and encrypted ones don't.
  case unsuitableChannel
  /// The client doesn't receive the channel's events, or not now.
  case notSubscribed
  /// Its data is no JSON, with the reason.
  case unencodable(String)
  /// Its data has more than 10 KiB.
  case tooLarge(bytes: Int)
  /// So many events wait already: those of its channel for the subscription, or all to go out.
  case overflow(bound: Int)
}

extension PusherTriggerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidName: "its name doesn't begin with client-, or is too long"
    case .unsuitableChannel: "only private and presence channels have client events"
    case .notSubscribed: "the channel isn't subscribed to"
    case .unencodable(let reason): "its data is no JSON: \(reason)"
    case .tooLarge(let bytes): "its data has \(bytes) bytes"
    case .overflow(let bound): "\(bound) events wait already"
    }
  }
}

extension ClientEvent {
  /// How many bytes of JSON the service takes.
  static let dataBytes = 10 * 1_024
  static let nameCharacters = 200
  /// So many wait for their channel's subscription, and so many of all to go out.
  static let waitingBound = 1_024

  /// The service's rules, as far as the event itself keeps or breaks them.
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

  /// That it is not sent, and why, for whoever reads the log.
  func loss(_ reason: PusherTriggerError) -> String {
    "\(event) was not sent on \(channel): \(reason)"
  }
}
