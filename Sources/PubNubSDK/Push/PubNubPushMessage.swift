import BinderyRuntime

/// A message that is also delivered as a push notification on mobile platforms.
///
///     let message = PubNubPushMessage(
///       apns: PubNubAPNSPayload(
///         aps: APSPayload(alert: .body("Dinner is ready")),
///         pubnub: [PubNubPushConfig(targets: [PubNubPushTarget(topic: "com.example.app")])],
///         payload: nil
///       ),
///       additional: "Dinner is ready"
///     )
///
/// Subscribers receive `additional` beside the push payloads: the members of an object are placed
/// beside them, any other value becomes the member `data`. A member with the key of a push payload
/// is omitted.
public struct PubNubPushMessage: JSONCodable, Hashable, Sendable {
  /// The payload for Apple devices.
  public var apns: PubNubAPNSPayload?
  /// The payload for Firebase Cloud Messaging.
  public var fcm: PubNubFCMPayload?
  private var windows: AnyJSON?
  private var additional: AnyJSON?

  /// Creates a message with the payloads for the platforms.
  public init(
    apns: PubNubAPNSPayload? = nil,
    fcm: PubNubFCMPayload? = nil,
    mpns: (any JSONCodable)? = nil,
    additional: (any JSONCodable)? = nil
  ) {
    self.apns = apns
    self.fcm = fcm
    windows = mpns?.codableValue
    self.additional = additional?.codableValue
  }

  /// The payload for Microsoft's push service.
  public var mpns: (any JSONCodable)? {
    get { windows }
    set { windows = newValue?.codableValue }
  }

  /// The message for subscribers beside the push payloads.
  public var additionalMessage: (any JSONCodable)? {
    get { additional }
    set { additional = newValue?.codableValue }
  }
}

extension PubNubPushMessage {
  /// The JSON form that the service expects.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("pn_apns", apns)
    members.add("pn_fcm", fcm)
    members.add("pn_mpns", windows)
    members.merge(additional)
    return members.json
  }

  /// Encodes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Decodes the form of `codableValue`; reads also `pn_gcm`, which older clients send for
  /// `pn_fcm`.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    apns = try members.take("pn_apns")
    fcm = try members.take("pn_fcm") ?? members.take("pn_gcm")
    windows = try members.take("pn_mpns")
    additional = members.rest
  }
}
