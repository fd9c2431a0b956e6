/// The browser settings of a Firebase Cloud Messaging message.
public struct FCMWebpushConfig: JSONCodable, Hashable, Sendable {
  /// The headers of the Web Push protocol, such as `TTL` and `Urgency`.
  public var headers: [String: String]?
  private var content: AnyJSON?
  private var shown: AnyJSON?
  /// The service options.
  public var options: FCMWebpushOptions?

  /// Creates settings for browsers.
  public init(
    headers: [String: String]? = nil,
    data: (any JSONCodable)? = nil,
    notification: (any JSONCodable)? = nil,
    options: FCMWebpushOptions? = nil
  ) {
    self.headers = headers
    content = data?.codableValue
    shown = notification?.codableValue
    self.options = options
  }

  /// The data for the page, used instead of the payload.
  public var data: (any JSONCodable)? {
    get { content }
    set { content = newValue?.codableValue }
  }

  /// The notification options of the Web Notification API.
  public var notification: (any JSONCodable)? {
    get { shown }
    set { shown = newValue?.codableValue }
  }
}

extension FCMWebpushConfig {
  /// The JSON form that the service expects.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("headers", headers)
    members.add("data", content)
    members.add("notification", shown)
    members.add("fcm_options", options)
    return members.json
  }

  /// Encodes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Decodes the form of `codableValue`.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    headers = try members.take("headers")
    content = try members.take("data")
    shown = try members.take("notification")
    options = try members.take("fcm_options")
  }
}
