/// The Apple settings of a Firebase Cloud Messaging message.
public struct FCMApnsConfig: JSONCodable, Hashable, Sendable {
  /// The headers for Apple's push service, such as `apns-priority`.
  public var headers: [String: String]?
  private var content: AnyJSON?
  /// The service options.
  public var options: FCMApnsOptions?

  /// Creates settings for Apple devices.
  public init(
    headers: [String: String]? = nil,
    payload: (any JSONCodable)? = nil,
    options: FCMApnsOptions? = nil
  ) {
    self.headers = headers
    content = payload?.codableValue
    self.options = options
  }

  /// The payload for Apple's push service: `aps` and the app's own data.
  public var payload: (any JSONCodable)? {
    get { content }
    set { content = newValue?.codableValue }
  }
}

extension FCMApnsConfig {
  /// The JSON form that the service expects.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("headers", headers)
    members.add("payload", content)
    members.add("fcm_options", options)
    return members.json
  }

  /// Encodes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Decodes the form of `codableValue`.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    headers = try members.take("headers")
    content = try members.take("payload")
    options = try members.take("fcm_options")
  }
}
