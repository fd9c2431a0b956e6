import BinderyRuntime

extension HTTPArchive {
  /// Something that the user of a recorded client did.
  public struct Call: Hashable, Sendable {
    /// Whose user it was.
    public var client: String
    /// In seconds since 1970.
    public var time: Double
    /// What was done, in words of whoever replays it.
    public var words: JSONValue
    /// What the user hears of it, before anything else is sent or received.
    public var delivers: [JSONValue] = []

    /// Something of which nobody hears anything yet.
    public init(client: String, time: Double, words: JSONValue) {
      self.client = client
      self.time = time
      self.words = words
    }
  }

  /// What Bindery adds to an archive as a whole.
  struct Annex: JSONDecodable {
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
    var words: JSONValue?
    self.init(client: "", time: 0, words: .null)
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "client": client = try json.read()
      case "time": time = try json.read()
      case "call": words = try json.read()
      case "delivers": delivers = try json.read()
      default: try json.skipValue()
      }
    }
    self.client = try json.require(client, "client")
    self.time = try json.require(time, "time")
    self.words = try json.require(words, "call")
  }
}
