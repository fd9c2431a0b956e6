// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Image: JSONModel {
  public var url: String
  public var width: Int?

  public init(url: String, width: Int? = nil) {
    self.url = url
    self.width = width
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "url": json.read(into: &url)
      case "width": json.read(into: &width)
      default: try json.skipValue()
      }
    }
    self.url = try json.require(url, "url")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("url", url)
    json.optionalMember("width", width)
    json.endObject()
  }
}
