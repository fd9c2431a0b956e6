// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The company's settings for its chats.
public struct ServiceConfiguration: JSONModel {
  /// The scenario, which apps don't use; usually null.
  public var scenario: JSONValue?
  @IndirectOptional public var settings: ServiceSettings?
  public var schedule: ScheduleEnvelope?
  public var attachmentSettings: AttachmentSettingsEnvelope?
  /// The company's settings, which replace the client's own: an object with the members of
  /// `ServerSettings` that the company sets.
  ///
  /// Each member is decoded separately, and an invalid one is skipped.
  public var channelConfig: JSONValue?

  public init(
    scenario: JSONValue? = nil,
    settings: ServiceSettings? = nil,
    schedule: ScheduleEnvelope? = nil,
    attachmentSettings: AttachmentSettingsEnvelope? = nil,
    channelConfig: JSONValue? = nil
  ) {
    self.scenario = scenario
    self.settings = settings
    self.schedule = schedule
    self.attachmentSettings = attachmentSettings
    self.channelConfig = channelConfig
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "scenario": json.read(into: &scenario)
      case "settings": json.readIndirect(into: &_settings)
      case "schedule": json.read(into: &schedule)
      case "attachmentSettings": json.read(into: &attachmentSettings)
      case "channelConfig": json.read(into: &channelConfig)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("scenario", scenario)
    json.optionalMember("settings", settings)
    json.optionalMember("schedule", schedule)
    json.optionalMember("attachmentSettings", attachmentSettings)
    json.optionalMember("channelConfig", channelConfig)
    json.endObject()
  }
}

/// The settings of clients; an absent setting has its default value.
public struct ServiceSettings: JSONModel {
  /// The kind of notifications to show.
  ///
  /// The default is `"ALL"`.
  public var clientNotificationDisplayType: ClientNotificationDisplayType?
  /// The URLs of the pages on which a web client is hidden.
  ///
  /// The default is `[]`.
  public var hideOnUrls: [String]?
  /// Whether a new device is registered before a chat is opened.
  ///
  /// The default is `false`.
  public var registerAtFirstStart: Bool?
  /// Whether the client receives a greeting.
  ///
  /// The default is `false`.
  public var greetingConfigured: Bool?
  /// The number of times that a web client retries to send a message.
  ///
  /// The default is `3`.
  public var messageRetryCount: Int?
  /// The delay before a web client's retry, in milliseconds.
  ///
  /// The default is `500`.
  public var retryIntervalMillis: Int?
  /// The factor by which each further delay is multiplied.
  ///
  /// The default is `1`.
  public var retryMultiplier: Double?
  /// The minimum interval between two messages about typing, in seconds.
  ///
  /// The default is `3`.
  public var typingMessagesIntervalSeconds: Int?
  /// Whether the client sends pings over the socket.
  ///
  /// The default is `true`.
  public var pingEnabled: Bool?
  /// The interval between two pings, in milliseconds.
  ///
  /// The default is `10000`.
  public var pingIntervalMillis: Int?
  /// The number of pings that may remain without a response.
  ///
  /// The default is `3`.
  public var pingRetries: Int?
  /// The time after the last exchange during which a web client needn't send `CLIENT_INFO`, in
  /// milliseconds.
  ///
  /// The default is `5000`.
  public var sendClientInfoAfterMillis: Int?

  public init(
    clientNotificationDisplayType: ClientNotificationDisplayType? = nil,
    hideOnUrls: [String]? = nil,
    registerAtFirstStart: Bool? = nil,
    greetingConfigured: Bool? = nil,
    messageRetryCount: Int? = nil,
    retryIntervalMillis: Int? = nil,
    retryMultiplier: Double? = nil,
    typingMessagesIntervalSeconds: Int? = nil,
    pingEnabled: Bool? = nil,
    pingIntervalMillis: Int? = nil,
    pingRetries: Int? = nil,
    sendClientInfoAfterMillis: Int? = nil
  ) {
    self.clientNotificationDisplayType = clientNotificationDisplayType
    self.hideOnUrls = hideOnUrls
    self.registerAtFirstStart = registerAtFirstStart
    self.greetingConfigured = greetingConfigured
    self.messageRetryCount = messageRetryCount
    self.retryIntervalMillis = retryIntervalMillis
    self.retryMultiplier = retryMultiplier
    self.typingMessagesIntervalSeconds = typingMessagesIntervalSeconds
    self.pingEnabled = pingEnabled
    self.pingIntervalMillis = pingIntervalMillis
    self.pingRetries = pingRetries
    self.sendClientInfoAfterMillis = sendClientInfoAfterMillis
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientNotificationDisplayType": json.read(into: &clientNotificationDisplayType)
      case "hideOnUrls": json.read(into: &hideOnUrls)
      case "registerAtFirstStart": json.read(into: &registerAtFirstStart)
      case "greetingConfigured": json.read(into: &greetingConfigured)
      case "messageRetryCount": json.read(into: &messageRetryCount)
      case "retryIntervalMillis": json.read(into: &retryIntervalMillis)
      case "retryMultiplier": json.read(into: &retryMultiplier)
      case "typingMessagesIntervalSeconds": json.read(into: &typingMessagesIntervalSeconds)
      case "pingEnabled": json.read(into: &pingEnabled)
      case "pingIntervalMillis": json.read(into: &pingIntervalMillis)
      case "pingRetries": json.read(into: &pingRetries)
      case "sendClientInfoAfterMillis": json.read(into: &sendClientInfoAfterMillis)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("clientNotificationDisplayType", clientNotificationDisplayType)
    json.optionalMember("hideOnUrls", hideOnUrls)
    json.optionalMember("registerAtFirstStart", registerAtFirstStart)
    json.optionalMember("greetingConfigured", greetingConfigured)
    json.optionalMember("messageRetryCount", messageRetryCount)
    json.optionalMember("retryIntervalMillis", retryIntervalMillis)
    json.optionalMember("retryMultiplier", retryMultiplier)
    json.optionalMember("typingMessagesIntervalSeconds", typingMessagesIntervalSeconds)
    json.optionalMember("pingEnabled", pingEnabled)
    json.optionalMember("pingIntervalMillis", pingIntervalMillis)
    json.optionalMember("pingRetries", pingRetries)
    json.optionalMember("sendClientInfoAfterMillis", sendClientInfoAfterMillis)
    json.endObject()
  }

  /// The kind of notifications to show.
  public struct ClientNotificationDisplayType: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let all = Self(rawValue: "ALL")
    public static let currentThreadOnly = Self(rawValue: "CURRENT_THREAD_ONLY")

    public static let knownValues: [Self] = [.all, .currentThreadOnly]
  }
}
