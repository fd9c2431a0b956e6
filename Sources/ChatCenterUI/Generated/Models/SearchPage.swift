// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// A page of search results.
public struct SearchPage: JSONModel {
  /// The number of messages in the search results.
  public var total: Int?
  /// The number of pages of search results.
  public var pages: Int?
  /// The messages of the page.
  public var content: [ReceivedEvent<HistoryChannel.Incoming>]

  public init(
    total: Int? = nil,
    pages: Int? = nil,
    content: [ReceivedEvent<HistoryChannel.Incoming>]
  ) {
    self.total = total
    self.pages = pages
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var content: [ReceivedEvent<HistoryChannel.Incoming>]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "total": json.read(into: &total)
      case "pages": json.read(into: &pages)
      case "content": json.read(into: &content)
      default: try json.skipValue()
      }
    }
    self.content = try json.require(content, "content")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("total", total)
    json.optionalMember("pages", pages)
    json.member("content", content)
    json.endObject()
  }
}
