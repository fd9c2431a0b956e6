import BinderyRuntime

/// A message that the push services of mobile platforms deliver too.
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
/// What is `additional` reaches subscribers beside the parts for push services: the members of an
/// object stand beside them, anything else is their member `data`. A member of an object that has
/// the key of a part that is given is left out: the part stands.
public struct PubNubPushMessage: JSONCodable, Hashable, Sendable {
  /// For Apple's devices.
  public var apns: PubNubAPNSPayload?
  /// For Firebase Cloud Messaging.
  public var fcm: PubNubFCMPayload?
  private var windows: AnyJSON?
  private var additional: AnyJSON?

  /// A message for the services that a part is given for.
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

  /// For Microsoft's service, as that reads it.
  public var mpns: (any JSONCodable)? {
    get { windows }
    set { windows = newValue?.codableValue }
  }

  /// What subscribers get beside the parts for push services.
  public var additionalMessage: (any JSONCodable)? {
    get { additional }
    set { additional = newValue?.codableValue }
  }
}

extension PubNubPushMessage {
  /// The JSON as the service reads it.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("pn_apns", apns)
    members.add("pn_fcm", fcm)
    members.add("pn_mpns", windows)
    members.merge(additional)
    return members.json
  }

  /// Writes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Reads what `codableValue` has written, or an older client: that says `pn_gcm` for `pn_fcm`.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    apns = try members.take("pn_apns")
    fcm = try members.take("pn_fcm") ?? members.take("pn_gcm")
    windows = try members.take("pn_mpns")
    additional = members.rest
  }
}
