// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Problem: JSONModel {
  public var errors: IsolatedArray<ErrorsItem>?

  public init(errors: IsolatedArray<ErrorsItem>? = nil) {
    self.errors = errors
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "errors": json.read(into: &errors)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("errors", errors)
    json.endObject()
  }

  public struct ErrorsItem: JSONModel {
    public var code: Int

    public init(code: Int) {
      self.code = code
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var code: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "code": json.read(into: &code)
        default: try json.skipValue()
        }
      }
      self.code = try json.require(code, "code")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("code", code)
      json.endObject()
    }
  }
}
