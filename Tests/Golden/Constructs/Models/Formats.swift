// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

public struct Formats: JSONModel {
  public var int32: Int32?
  public var uint64: UInt64?
  public var number64: Int64?
  public var decimal: Decimal?
  public var guid: UUID?
  public var url: URI?
  public var bytes: Data?
  public var safe: String?
  public var time: String?

  public init(
    int32: Int32? = nil,
    uint64: UInt64? = nil,
    number64: Int64? = nil,
    decimal: Decimal? = nil,
    guid: UUID? = nil,
    url: URI? = nil,
    bytes: Data? = nil,
    safe: String? = nil,
    time: String? = nil
  ) {
    self.int32 = int32
    self.uint64 = uint64
    self.number64 = number64
    self.decimal = decimal
    self.guid = guid
    self.url = url
    self.bytes = bytes
    self.safe = safe
    self.time = time
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "int32": json.read(into: &int32)
      case "uint64": json.read(into: &uint64)
      case "number64": json.read(into: &number64)
      case "decimal": json.read(into: &decimal)
      case "guid": json.read(into: &guid)
      case "url": json.read(into: &url)
      case "bytes": json.read(into: &bytes)
      case "safe": json.read(into: &safe)
      case "time": json.read(into: &time)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("int32", int32)
    json.optionalMember("uint64", uint64)
    json.optionalMember("number64", number64)
    json.optionalMember("decimal", decimal)
    json.optionalMember("guid", guid)
    json.optionalMember("url", url)
    json.optionalMember("bytes", bytes)
    json.optionalMember("safe", safe)
    json.optionalMember("time", time)
    json.endObject()
  }
}
