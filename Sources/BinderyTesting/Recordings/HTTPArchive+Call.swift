import BinderyRuntime

extension HTTPArchive {
  /// An action of a recorded client's user.
  public struct Call: Hashable, Sendable {
    /// The ID of the client.
    public var client: String
    /// The time of the call, in seconds since 1970.
    public var time: Double
    /// The call, in the notation of the player that replays it.
    public var command: JSONValue
    /// The deliveries to the user before anything else is sent or received.
    public var delivers: [JSONValue] = []

    /// Creates a call without deliveries.
    public init(client: String, time: Double, command: JSONValue) {
      self.client = client
      self.time = time
      self.command = command
    }
  }

  /// Bindery's members of an archive as a whole.
  struct ExtensionMembers: JSONDecodable {
    var calls: [Call] = []

    init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "calls": calls = try json.read()
        default: try json.skipValue()
        }
      }
    }
  }
}

extension HTTPArchive.Call: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var client: String?
    var time: Double?
    var command: JSONValue?
    self.init(client: "", time: 0, command: .null)
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "client": client = try json.read()
      case "time": time = try json.read()
      case "call": command = try json.read()
      case "delivers": delivers = try json.read()
      default: try json.skipValue()
      }
    }
    self.client = try json.require(client, "client")
    self.time = try json.require(time, "time")
    self.command = try json.require(command, "call")
  }
}
