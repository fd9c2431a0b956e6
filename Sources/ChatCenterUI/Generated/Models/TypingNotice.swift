// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The operator is typing.
public struct TypingNotice: JSONModel {
  /// The entry's id.
  public var uuid: String?
  /// The client's id.
  public var clientId: String?
  /// The conversation.
  public var threadId: Int64?
  /// The time of the entry.
  public var receivedDate: DateTime?
  /// The text of the message, or of the event.
  public var text: String?
  /// Whether it is to be shown.
  public var display: Bool?
  public var type: String
  @IndirectOptional public var `operator`: Operator?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: String = "TYPING",
    operator: Operator? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
    self.operator = `operator`
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "receivedDate": json.read(into: &receivedDate)
      case "text": json.read(into: &text)
      case "display": json.read(into: &display)
      case "type": json.read(into: &type)
      case "operator": json.readIndirect(into: &_operator)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.optionalMember("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("receivedDate", receivedDate)
    json.optionalMember("text", text)
    json.optionalMember("display", display)
    json.member("type", type)
    json.optionalMember("operator", `operator`)
    json.endObject()
  }
}
