// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

public struct Page: JSONModel {
  public var next: Place
  public var news: [ReceivedEvent<NewsChannel.Incoming>]

  public init(next: Place, news: [ReceivedEvent<NewsChannel.Incoming>]) {
    self.next = next
    self.news = news
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var next: Place?
    var news: [ReceivedEvent<NewsChannel.Incoming>]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "next": json.read(into: &next)
      case "news": json.read(into: &news)
      default: try json.skipValue()
      }
    }
    self.next = try json.require(next, "next")
    self.news = try json.require(news, "news")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("next", next)
    json.member("news", news)
    json.endObject()
  }
}

/// How far one has read.
public typealias Place = String
