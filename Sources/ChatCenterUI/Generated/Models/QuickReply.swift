// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// An answer to choose.
public struct QuickReply: JSONModel {
  /// The answer's id, text or a number.
  public var id: JSONValue?
  /// The kind, which is `TEXT`.
  public var type: String?
  /// The text of the answer.
  public var text: String?
  /// A picture.
  public var imageUrl: String?
  /// The URL that it opens.
  public var url: String?
  /// The label.
  public var shownText: String?
  /// The data for a bot.
  public var callbackData: String?
  /// Further data for a bot.
  public var payload: JSONValue?

  public init(
    id: JSONValue? = nil,
    type: String? = nil,
    text: String? = nil,
    imageUrl: String? = nil,
    url: String? = nil,
    shownText: String? = nil,
    callbackData: String? = nil,
    payload: JSONValue? = nil
  ) {
    self.id = id
    self.type = type
    self.text = text
    self.imageUrl = imageUrl
    self.url = url
    self.shownText = shownText
    self.callbackData = callbackData
    self.payload = payload
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "type": json.read(into: &type)
      case "text": json.read(into: &text)
      case "imageUrl": json.read(into: &imageUrl)
      case "url": json.read(into: &url)
      case "shown_text": json.read(into: &shownText)
      case "callback_data": json.read(into: &callbackData)
      case "payload": json.read(into: &payload)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("type", type)
    json.optionalMember("text", text)
    json.optionalMember("imageUrl", imageUrl)
    json.optionalMember("url", url)
    json.optionalMember("shown_text", shownText)
    json.optionalMember("callback_data", callbackData)
    json.optionalMember("payload", payload)
    json.endObject()
  }
}
