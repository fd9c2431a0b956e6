// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A message from a client.
public struct OutgoingMessage: JSONModel {
  /// The address of the device.
  public var deviceAddress: String
  /// Whether the message is delivered; true only for messages and answers.
  public var important: Bool
  /// The ID of the message, a UUID.
  public var messageId: String
  @Indirect public var content: ClientContent

  public init(deviceAddress: String, important: Bool, messageId: String, content: ClientContent) {
    self.deviceAddress = deviceAddress
    self.important = important
    self.messageId = messageId
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var deviceAddress: String?
    var important: Bool?
    var messageId: String?
    var content: ClientContent?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "deviceAddress": json.read(into: &deviceAddress)
      case "important": json.read(into: &important)
      case "messageId": json.read(into: &messageId)
      case "content": json.read(into: &content)
      default: try json.skipValue()
      }
    }
    self.deviceAddress = try json.require(deviceAddress, "deviceAddress")
    self.important = try json.require(important, "important")
    self.messageId = try json.require(messageId, "messageId")
    self.content = try json.require(content, "content")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("deviceAddress", deviceAddress)
    json.member("important", important)
    json.member("messageId", messageId)
    json.member("content", content)
    json.endObject()
  }
}
