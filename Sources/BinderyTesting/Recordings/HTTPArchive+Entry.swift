import BinderyRuntime
import Foundation

extension HTTPArchive {
  /// One exchange, or a session that began with one.
  public struct Entry: Hashable, Sendable {
    /// When it began.
    public var started: Date?
    /// In seconds.
    public var duration: Double?
    /// For a session the request that opened it.
    public var request: Request
    /// For a session its status 101.
    public var response: Response
    /// What went over a WebSocket.
    public var frames: [Frame]
    /// What Bindery adds under `_bindery`; none in a recording fresh from a browser.
    public var origin: Origin?

    /// Without times, which nothing needs that replays one exchange.
    public init(
      request: Request,
      response: Response,
      frames: [Frame] = [],
      origin: Origin? = nil
    ) {
      self.request = request
      self.response = response
      self.frames = frames
      self.origin = origin
    }
  }

  /// What an entry shows, and how we know.
  public struct Origin: Hashable, Sendable {
    /// The operation's id in the spec; empty for a webhook and for messages of a channel alone.
    public var operation: String
    /// The name of what the service sends: a webhook, or a callback of the operation.
    public var event: String?
    /// The channel whose messages an entry holds.
    public var channel: String?
    /// The message that the answer is.
    public var message: String?
    /// The messages that the elements of a list in the answer are; none for one that the spec
    /// doesn't have.
    public var elements: [String?] = []
    /// How a session ended.
    public var close: Close?
    /// Whose session it is: those of one client in an archive follow one another.
    public var client: String?
    /// What the client's user hears of the opening of a session.
    public var delivers: [JSONValue] = []
    /// `captured` or `documented`.
    public var kind: String?
    /// From what it was captured, or where it is documented.
    public var source: String?

    /// What is found out later is added to it.
    public init(
      operation: String,
      event: String? = nil,
      kind: String? = nil,
      source: String? = nil
    ) {
      self.operation = operation
      self.event = event
      self.kind = kind
      self.source = source
    }
  }
}

extension HTTPArchive.Entry: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var request: HTTPArchive.Request?
    var response: HTTPArchive.Response?
    var frames: [HTTPArchive.Frame] = []
    var origin: HTTPArchive.Origin?
    var started: String?
    var milliseconds: Double?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "startedDateTime": started = try json.read()
      case "time": milliseconds = try json.read()
      case "request": request = try json.read()
      case "response": response = try json.read()
      case "_webSocketMessages": frames = try json.read()
      case "_bindery": origin = try json.read()
      default: try json.skipValue()
      }
    }
    self.request = try json.require(request, "request")
    self.response = try json.require(response, "response")
    self.frames = frames
    self.origin = origin
    duration = milliseconds.map { $0 / 1000 }
    self.started = started.flatMap {
      try? Date($0, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
  }
}

extension HTTPArchive.Origin: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var operation: String?
    var provenance: [String: JSONValue] = [:]
    self.init(operation: "")
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "operation": operation = try json.read()
      case "webhook", "callback": event = try json.read()
      case "channel": channel = try json.read()
      case "message": message = try json.read()
      case "elements":
        let names: [JSONValue] = try json.read()
        elements = names.map(\.string)
      case "close": close = try json.read()
      case "client": client = try json.read()
      case "delivers": delivers = try json.read()
      case "provenance": provenance = try json.read()
      default: try json.skipValue()
      }
    }
    let isOther = event != nil || channel != nil
    self.operation = isOther ? operation ?? "" : try json.require(operation, "operation")
    kind = provenance["kind"]?.string
    source = provenance["source"]?.string
  }
}
