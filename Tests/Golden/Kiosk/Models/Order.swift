// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Order: JSONModel {
  public var paper: String
  public var count: Int?

  public init(paper: String, count: Int? = nil) {
    self.paper = paper
    self.count = count
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var paper: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "paper": json.read(into: &paper)
      case "count": json.read(into: &count)
      default: try json.skipValue()
      }
    }
    self.paper = try json.require(paper, "paper")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("paper", paper)
    json.optionalMember("count", count)
    json.endObject()
  }
}
