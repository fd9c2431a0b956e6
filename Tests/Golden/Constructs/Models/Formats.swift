// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

public struct Formats: JSONModel {
  public var int32: Int32?
  public var uint64: UInt64?
  public var number64: Int64?
  public var decimal: Decimal?
  public var guid: UUID?
  public var url: URL?
  public var bytes: Data?
  public var safe: String?
  public var time: String?

  public init(
    int32: Int32? = nil,
    uint64: UInt64? = nil,
    number64: Int64? = nil,
    decimal: Decimal? = nil,
    guid: UUID? = nil,
    url: URL? = nil,
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
    var int32: Int32?
    var uint64: UInt64?
    var number64: Int64?
    var decimal: Decimal?
    var guid: UUID?
    var url: URL?
    var bytes: Data?
    var safe: String?
    var time: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "int32": int32 = try json.read()
      case "uint64": uint64 = try json.read()
      case "number64": number64 = try json.read()
      case "decimal": decimal = try json.read()
      case "guid": guid = try json.read()
      case "url": url = try json.read()
      case "bytes": bytes = try json.read()
      case "safe": safe = try json.read()
      case "time": time = try json.read()
      default: try json.skipValue()
      }
    }
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
