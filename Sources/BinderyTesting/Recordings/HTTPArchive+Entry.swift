import BinderyRuntime

extension HTTPArchive {
  /// One exchange.
  public struct Entry: Hashable, Sendable {
    public var request: Request
    public var response: Response
    /// What Bindery adds under `_bindery`; none in a recording fresh from a browser.
    public var origin: Origin?

    public init(request: Request, response: Response, origin: Origin? = nil) {
      self.request = request
      self.response = response
      self.origin = origin
    }
  }

  /// What an entry shows, and how we know.
  public struct Origin: Hashable, Sendable {
    /// The operation's id in the spec; empty for a webhook.
    public var operation: String
    /// The name of what the service sends: a webhook, or a callback of the operation.
    public var event: String?
    /// `captured` or `documented`.
    public var kind: String?
    /// From what it was captured, or where it is documented.
    public var source: String?

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
    var origin: HTTPArchive.Origin?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "request": request = try json.read()
      case "response": response = try json.read()
      case "_bindery": origin = try json.read()
      default: try json.skipValue()
      }
    }
    self.request = try json.require(request, "request")
    self.response = try json.require(response, "response")
    self.origin = origin
  }
}

extension HTTPArchive.Origin: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var operation: String?
    var provenance: [String: JSONValue] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "operation": operation = try json.read()
      case "webhook", "callback": event = try json.read()
      case "provenance": provenance = try json.read()
      default: try json.skipValue()
      }
    }
    self.operation = event == nil ? try json.require(operation, "operation") : operation ?? ""
    kind = provenance["kind"]?.string
    source = provenance["source"]?.string
  }
}
