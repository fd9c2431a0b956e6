/// What of a message of Firebase Cloud Messaging is different for Apple's devices.
public struct FCMApnsConfig: JSONCodable, Hashable, Sendable {
  /// Headers of Apple's push service: `apns-priority`.
  public var headers: [String: String]?
  private var content: AnyJSON?
  /// What the service does beside delivering.
  public var options: FCMApnsOptions?

  /// What is different for Apple's devices.
  public init(
    headers: [String: String]? = nil,
    payload: (any JSONCodable)? = nil,
    options: FCMApnsOptions? = nil
  ) {
    self.headers = headers
    content = payload?.codableValue
    self.options = options
  }

  /// What Apple's push service is given: `aps`, and what the app needs beside it.
  public var payload: (any JSONCodable)? {
    get { content }
    set { content = newValue?.codableValue }
  }
}

extension FCMApnsConfig {
  /// The JSON as the service reads it.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("headers", headers)
    members.add("payload", content)
    members.add("fcm_options", options)
    return members.json
  }

  /// Writes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Reads what `codableValue` has written.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    headers = try members.take("headers")
    content = try members.take("payload")
    options = try members.take("fcm_options")
  }
}
