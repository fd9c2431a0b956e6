import BinderyRuntime
import Foundation

extension HTTPArchive {
  /// An exchange, or a WebSocket session that began with one.
  public struct Entry: Hashable, Sendable {
    /// The start time.
    public var started: Date?
    /// The duration, in seconds.
    public var duration: Double?
    /// The request; for a session, that of the opening handshake.
    public var request: Request
    /// The response; for a session, that of the opening handshake, with the status 101.
    public var response: Response
    /// The frames of a WebSocket session.
    public var frames: [Frame]
    /// The members that Bindery adds under `_bindery`; nil in a new recording of a browser.
    public var origin: Origin?

    /// Creates an entry without times, which the replay of a single exchange doesn't need.
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

  /// The subject of an entry, and its provenance.
  public struct Origin: Hashable, Sendable {
    /// The operation ID in the spec; empty for webhooks and messages of a channel.
    public var operation: String
    /// The name of a webhook, or of a callback of the operation.
    public var event: String?
    /// The channel of the messages in the entry.
    public var channel: String?
    /// The name of the message that is the response.
    public var message: String?
    /// The names of the messages that are elements of a list in the response; nil for one that the
    /// spec doesn't have.
    public var elements: [String?] = []
    /// The close of a session.
    public var close: Close?
    /// The ID of the client; its sessions in an archive follow one another.
    public var client: String?
    /// The deliveries to the client's user when a session opens.
    public var delivers: [JSONValue] = []
    /// The kind of provenance: `captured`, `sandbox` or `documented`.
    public var kind: String?
    /// The source of the capture or of the documentation.
    public var source: String?

    /// Creates an origin; other members are set afterwards.
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
      case "startedDateTime": started = try json.readTextOrNumber()
      case "time": milliseconds = try json.readNumber()
      case "request": request = try json.read()
      case "response": response = try json.readUnlessNull()
      case "_webSocketMessages": frames = try json.readUnlessNull() ?? []
      case "_bindery": origin = try json.readUnlessNull()
      default: try json.skipValue()
      }
    }
    self.request = try json.require(request, "request")
    // An aborted request has none.
    self.response = response ?? HTTPArchive.Response(status: 0)
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
