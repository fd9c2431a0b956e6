import BinderyRuntime

extension HTTPArchive {
  /// A frame of a WebSocket, as Chrome writes it under `_webSocketMessages`.
  public struct Frame: Hashable, Sendable {
    /// `send` or `receive`, as the client has it.
    public var type: String
    /// In seconds since 1970.
    public var time: Double
    /// 1 for text, 2 for bytes, 8 for close, 9 for ping and 10 for pong.
    public var opcode: Int
    /// Text, or base64 for bytes.
    public var data: String
    /// The message's name in the spec; none for a control frame and for what the spec doesn't
    /// have.
    public var message: String?
    /// The channel, where it isn't that of the entry.
    public var channel: String?
    /// In seconds since the session began, where that is known better than the time.
    public var after: Double?
    /// What the client's user hears of it, before anything else is sent or received.
    public var delivers: [JSONValue] = []

    /// Unless it is said otherwise, a text of the entry's own channel.
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

    /// Whether it is no message.
    public var isControl: Bool { opcode > 2 }

    /// What travelled; nil where it isn't the base64 that it claims to be.
    public var bytes: [UInt8]? {
      RecordedBytes.decode(data, encoding: opcode == 2 ? "base64" : nil)
    }
  }

  /// How a session ended.
  public struct Close: Hashable, Sendable {
    /// `client` or `service`.
    public var by: String
    /// Of RFC 6455, or the service's own.
    public var code: Int
    /// In words, mostly none.
    public var reason: String
    /// What the client's user hears of it.
    public var delivers: [JSONValue] = []

    /// An end of which the user hears nothing yet.
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
      case "type": type = try json.read()
      case "time": time = try json.read()
      case "opcode": opcode = try json.read()
      case "data": data = try json.read()
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
