// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Event: JSONModel {
  case threadEvent(ThreadEvent)
  case runEvent(RunEvent)
  case done(Done)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("event") {
    case "thread.created": self = .threadEvent(try json.readSelectedVariant())
    case "run.queued", "run.failed": self = .runEvent(try json.readSelectedVariant())
    case "done": self = .done(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .threadEvent(let value): value.encode(into: &json)
    case .runEvent(let value): value.encode(into: &json)
    case .done(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Done: JSONModel {
    public var event: String
    public var data: String

    public init(event: String = "done", data: String) {
      self.event = event
      self.data = data
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      var data: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "data": json.read(into: &data)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
      self.data = try json.require(data, "data")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.member("data", data)
      json.endObject()
    }
  }
}

public struct ThreadEvent: JSONModel {
  public var event: String
  public var data: String?

  public init(event: String = "thread.created", data: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.optionalMember("data", data)
    json.endObject()
  }
}

public enum RunEvent: JSONModel {
  case queued(Queued)
  case failed(Failed)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("event") {
    case "run.queued": self = .queued(try json.readSelectedVariant())
    case "run.failed": self = .failed(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .queued(let value): value.encode(into: &json)
    case .failed(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

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
