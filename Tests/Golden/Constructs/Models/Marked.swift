// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Marked: JSONModel {
  public var _url: Int?
  public var url: String?

  public init(_url: Int? = nil, url: String? = nil) {
    self._url = _url
    self.url = url
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "_url": json.read(into: &_url)
      case "url": json.read(into: &url)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("_url", _url)
    json.optionalMember("url", url)
    json.endObject()
  }
}
