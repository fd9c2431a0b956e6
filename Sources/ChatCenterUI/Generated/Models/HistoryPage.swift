// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// A page of the history, and the current operator.
public struct HistoryPage: JSONModel {
  /// The messages and events of the page.
  public var messages: [ReceivedEvent<HistoryChannel.Incoming>]
  /// The current operator; null without one.
  public var agentInfo: Nullable<AgentInfo>?
  /// Whether the client may write.
  public var allowedToSendMessages: Bool?

  public init(
    messages: [ReceivedEvent<HistoryChannel.Incoming>],
    agentInfo: Nullable<AgentInfo>? = nil,
    allowedToSendMessages: Bool? = nil
  ) {
    self.messages = messages
    self.agentInfo = agentInfo
    self.allowedToSendMessages = allowedToSendMessages
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var messages: [ReceivedEvent<HistoryChannel.Incoming>]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "messages": json.read(into: &messages)
      case "agentInfo": json.read(into: &agentInfo)
      case "allowedToSendMessages": json.read(into: &allowedToSendMessages)
      default: try json.skipValue()
      }
    }
    self.messages = try json.require(messages, "messages")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("messages", messages)
    json.optionalMember("agentInfo", agentInfo)
    json.optionalMember("allowedToSendMessages", allowedToSendMessages)
    json.endObject()
  }
}
