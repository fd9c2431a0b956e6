// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Marked: JSONModel {
  public var url: String?
  public var _url: Int?

  public init(url: String? = nil, _url: Int? = nil) {
    self.url = url
    self._url = _url
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    var _url: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "url": url = try json.read()
      case "_url": _url = try json.read()
      default: try json.skipValue()
      }
    }
    self.url = url
    self._url = _url
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("url", url)
    json.optionalMember("_url", _url)
    json.endObject()
  }
}
