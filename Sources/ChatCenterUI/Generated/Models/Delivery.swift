// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A message, with its delivery options.
public struct Delivery: JSONModel {
  /// The ID of the message.
  public var messageId: String?
  /// The time at which the message was sent.
  public var sentAt: DateTime?
  /// The text of the message's notification.
  public var notification: String?
  /// Whether the client acknowledges the message.
  ///
  /// The default is `false`.
  public var important: Bool?
  /// The type of the message: `MIRROR` is the client's own message from another device.
  ///
  /// The default is `"NORMAL"`.
  public var messageType: MessageType?
  /// The additional attributes, as JSON in a string.
  public var attributes: String?
  @Indirect public var content: Entry

  public init(
    messageId: String? = nil,
    sentAt: DateTime? = nil,
    notification: String? = nil,
    important: Bool? = nil,
    messageType: MessageType? = nil,
    attributes: String? = nil,
    content: Entry
  ) {
    self.messageId = messageId
    self.sentAt = sentAt
    self.notification = notification
    self.important = important
    self.messageType = messageType
    self.attributes = attributes
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var content: Entry?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "messageId": json.read(into: &messageId)
      case "sentAt": json.read(into: &sentAt)
      case "notification": json.read(into: &notification)
      case "important": json.read(into: &important)
      case "messageType": json.read(into: &messageType)
      case "attributes": json.read(into: &attributes)
      case "content": json.read(into: &content)
      default: try json.skipValue()
      }
    }
    self.content = try json.require(content, "content")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("messageId", messageId)
    json.optionalMember("sentAt", sentAt)
    json.optionalMember("notification", notification)
    json.optionalMember("important", important)
    json.optionalMember("messageType", messageType)
    json.optionalMember("attributes", attributes)
    json.member("content", content)
    json.endObject()
  }

  /// The type of the message: `MIRROR` is the client's own message from another device.
  public struct MessageType: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let normal = Self(rawValue: "NORMAL")
    public static let mirror = Self(rawValue: "MIRROR")

    public static let knownValues: [Self] = [.normal, .mirror]
  }
}
