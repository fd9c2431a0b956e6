import BinderyRuntime

extension HTTPArchive {
  /// A frame of a WebSocket, as Chrome writes it under `_webSocketMessages`.
  public struct Frame: Hashable, Sendable {
    /// The direction, `send` or `receive`, from the client's point of view.
    public var type: String
    /// The time, in seconds since 1970.
    public var time: Double
    /// The opcode: 1 for text, 2 for binary, 8 for close, 9 for ping and 10 for pong.
    public var opcode: Int
    /// The text, or the base64 of binary data.
    public var data: String
    /// The name of the message in the spec; nil for a control frame and for a message that the spec
    /// doesn't have.
    public var message: String?
    /// The channel, if it differs from that of the entry.
    public var channel: String?
    /// The type that a server-sent event states (`event:`); nil for other messages.
    public var eventType: String?
    /// The time since the start of the session in seconds, if it is more precise than `time`.
    public var after: Double?
    /// The deliveries to the client's user before anything else is sent or received.
    public var delivers: [JSONValue] = []

    /// Creates a frame; by default a text of the entry's channel.
    public init(
      type: String,
      time: Double,
      opcode: Int = 1,
      data: String,
      message: String? = nil,
      channel: String? = nil,
      after: Double? = nil
    ) {
      self.type = type
      self.time = time
      self.opcode = opcode
      self.data = data
      self.message = message
      self.channel = channel
      self.after = after
    }

    /// Whether the frame is a control frame, not a message.
    public var isControl: Bool { opcode > 2 }

    /// The payload; nil if the data isn't valid base64.
    public var bytes: [UInt8]? {
      RecordedBytes.decode(data, encoding: opcode == 2 ? "base64" : nil)
    }
  }

  /// The close of a session.
  public struct Close: Hashable, Sendable {
    /// The side that closed, `client` or `service`.
    public var by: String
    /// The close code of RFC 6455 or of the service.
    public var code: Int
    /// The reason, usually empty.
    public var reason: String
    /// The deliveries to the client's user.
    public var delivers: [JSONValue] = []

    /// Creates a close without deliveries.
    public init(by: String, code: Int, reason: String = "") {
      self.by = by
      self.code = code
      self.reason = reason
    }
  }
}

extension HTTPArchive.Frame: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    var data: String?
    self.init(type: "", time: 0, data: "")
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": type = try json.readTextOrNumber()
      case "time": time = try json.readNumber() ?? 0
      case "opcode": opcode = try json.readInteger() ?? 1
      case "data": data = try json.readTextOrNumber()
      case "_bindery": try readNames(from: &json)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
    self.data = try json.require(data, "data")
  }

  private mutating func readNames(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": message = (try json.read() as JSONValue).string
      case "channel": channel = try json.read()
      case "eventType": eventType = try json.read()
      case "after": after = try json.read()
      case "delivers": delivers = try json.read()
      default: try json.skipValue()
      }
    }
  }
}

extension HTTPArchive.Close: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var by: String?
    var code: Int?
    self.init(by: "", code: 0)
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "by": by = try json.read()
      case "code": code = try json.read()
      case "reason": reason = try json.read()
      case "delivers": delivers = try json.read()
      default: try json.skipValue()
      }
    }
    self.by = try json.require(by, "by")
    self.code = try json.require(code, "code")
  }
}
