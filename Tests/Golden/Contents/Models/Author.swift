// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Author: JSONModel {
  public var name: String
  public var born: CalendarDate?

  public init(name: String, born: CalendarDate? = nil) {
    self.name = name
    self.born = born
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "born": json.read(into: &born)
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.optionalMember("born", born)
    json.endObject()
  }
}

public struct AuthorForm: MultipartEncodable, Hashable {
  public var name: String
  public var born: CalendarDate?

  public init(name: String, born: CalendarDate? = nil) {
    self.name = name
    self.born = born
  }

  public func encode(into form: inout MultipartForm) throws(InvalidRequest) {
    try form.value("name", name)
    try form.value("born", born)
  }
}
