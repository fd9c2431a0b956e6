/// What of a message of Firebase Cloud Messaging is different for browsers.
public struct FCMWebpushConfig: JSONCodable, Hashable, Sendable {
  /// Headers of the Web Push protocol: `TTL`, `Urgency`.
  public var headers: [String: String]?
  private var content: AnyJSON?
  private var shown: AnyJSON?
  /// What the service does beside delivering.
  public var options: FCMWebpushOptions?

  /// What is different for browsers.
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

  /// What the page gets, in the place of the payload.
  public var data: (any JSONCodable)? {
    get { content }
    set { content = newValue?.codableValue }
  }

  /// The options of a notification of the Web Notification API.
  public var notification: (any JSONCodable)? {
    get { shown }
    set { shown = newValue?.codableValue }
  }
}

extension FCMWebpushConfig {
  /// The JSON as the service reads it.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("headers", headers)
    members.add("data", content)
    members.add("notification", shown)
    members.add("fcm_options", options)
    return members.json
  }

  /// Writes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Reads what `codableValue` has written.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    headers = try members.take("headers")
    content = try members.take("data")
    shown = try members.take("notification")
    options = try members.take("fcm_options")
  }
}
