import BinderyRuntime

/// What Apple's push service delivers, and to which devices.
///
/// The members of a `payload` that is an object stand beside `aps`, which stands for itself; any
/// other payload is the member `data`.
public struct PubNubAPNSPayload: JSONCodable, Hashable, Sendable {
  /// How the device shows it.
  public var aps: APSPayload
  /// Who gets it; PubNub keeps this for itself.
  public var pubnub: [PubNubPushConfig]
  private var custom: AnyJSON?

  /// A notification for the devices that `pubnub` names.
  public init(aps: APSPayload, pubnub: [PubNubPushConfig], payload: (any JSONCodable)?) {
    self.aps = aps
    self.pubnub = pubnub
    custom = payload?.codableValue
  }

  /// What the app on the device gets beside the notification.
  public var payload: (any JSONCodable)? {
    get { custom }
    set { custom = newValue?.codableValue }
  }
}

extension PubNubAPNSPayload {
  /// The JSON as the service reads it.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("aps", aps)
    members.add("pn_push", pubnub)
    members.merge(custom)
    return members.json
  }

  /// Writes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Reads what `codableValue` has written.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    aps = try members.take("aps") ?? APSPayload(sound: nil)
    pubnub = try members.take("pn_push") ?? []
    custom = members.rest
  }
}
