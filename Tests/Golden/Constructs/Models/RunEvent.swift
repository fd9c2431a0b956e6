// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum RunEvent: JSONModel {
  case queued(Queued)
  case failed(Failed)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("event") {
    case "run.queued": self = .queued(try json.readNamed())
    case "run.failed": self = .failed(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .queued(let value): value.encode(into: &json)
    case .failed(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  /// queued.
  public struct Queued: JSONModel {
    public var event: String

    public init(event: String = "run.queued") {
      self.event = event
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.endObject()
    }
  }

  /// failed.
  public struct Failed: JSONModel {
    public var event: String

    public init(event: String = "run.failed") {
      self.event = event
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.endObject()
    }
  }
}
