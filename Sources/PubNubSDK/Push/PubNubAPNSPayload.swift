import BinderyRuntime

/// The payload for Apple's push service, and the target devices.
///
/// The members of an object `payload` are placed beside `aps`, whose key they can't replace; any
/// other payload becomes the member `data`.
public struct PubNubAPNSPayload: JSONCodable, Hashable, Sendable {
  /// The notification as the device shows it.
  public var aps: APSPayload
  /// The targets, which PubNub doesn't forward.
  public var pubnub: [PubNubPushConfig]
  private var custom: AnyJSON?

  /// Creates a notification for the devices of the targets.
  public init(aps: APSPayload, pubnub: [PubNubPushConfig], payload: (any JSONCodable)?) {
    self.aps = aps
    self.pubnub = pubnub
    custom = payload?.codableValue
  }

  /// The app's own data beside the notification.
  public var payload: (any JSONCodable)? {
    get { custom }
    set { custom = newValue?.codableValue }
  }
}

extension PubNubAPNSPayload {
  /// The JSON form that the service expects.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("aps", aps)
    members.add("pn_push", pubnub)
    members.merge(custom)
    return members.json
  }

  /// Encodes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Decodes the form of `codableValue`.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    aps = try members.take("aps") ?? APSPayload(sound: nil)
    pubnub = try members.take("pn_push") ?? []
    custom = members.rest
  }
}
