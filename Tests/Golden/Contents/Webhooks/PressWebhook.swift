// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The webhooks that the service sends.
public enum PressWebhook: WebhookEvent {
  case bookAdded(BookAddedWebhook)
  case notePost(NoteWebhook)
  case noteDelete(NoteDeleteWebhook)
  case ping(PingWebhook)

  public static let names = ["book.added", "note", "ping"]

  public init(named name: String, from request: IncomingRequest) throws(WebhookError) {
    switch name {
    case "book.added": self = .bookAdded(try request.webhook())
    case "note" where request.method == .post: self = .notePost(try request.webhook())
    case "note" where request.method == .delete: self = .noteDelete(try request.webhook())
    case "ping": self = .ping(try request.webhook())
    default: throw .unknown(name)
    }
  }
}

/// A book was added.
///
/// `POST`; expected responses: 204.
public struct BookAddedWebhook: Webhook {
  public static let name = "book.added"
  public static let method: HTTPMethod = .post

  /// The body of the request.
  public var body: Body
  public var xSignature: String
  public var xAttempt: Int?
  public var shelf: Int
  public var tags: [String]?

  public init(body: Body, xSignature: String, xAttempt: Int?, shelf: Int, tags: [String]?) {
    self.body = body
    self.xSignature = xSignature
    self.xAttempt = xAttempt
    self.shelf = shelf
    self.tags = tags
  }

  public init(from request: IncomingRequest) throws(JSONError) {
    body = try request.json()
    xSignature = try request.requiredHeader("X-Signature")
    xAttempt = request.header("X-Attempt")
    shelf = try request.requiredQuery("shelf")
    tags = try request.query("tags")
  }

  public struct Body: JSONModel {
    public var title: String

    public init(title: String) {
      self.title = title
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var title: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "title": json.read(into: &title)
        default: try json.skipValue()
        }
      }
      self.title = try json.require(title, "title")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("title", title)
      json.endObject()
    }
  }
}

/// The webhook `note`.
///
/// `POST`.
public struct NoteWebhook: Webhook {
  public static let name = "note"
  public static let method: HTTPMethod = .post

  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public init(from request: IncomingRequest) throws(JSONError) {
    body = try Body(request)
  }

  /// A body in one of the documented media types.
  public enum Body: Hashable, Sendable {
    /// `application/json`.
    case json(Shipment)
    /// `text/plain`.
    case text(String)

    fileprivate init(_ request: IncomingRequest) throws(JSONError) {
      if request.hasContentType("text/plain") {
        self = .text(request.text())
        return
      }
      self = .json(try request.json())
    }
  }
}

/// The webhook `note`.
///
/// `DELETE`.
///
/// - Warning: Deprecated.
public struct NoteDeleteWebhook: Webhook {
  public static let name = "note"
  public static let method: HTTPMethod = .delete

  /// The body of the request.
  public var body: String?

  public init(body: String?) {
    self.body = body
  }

  public init(from request: IncomingRequest) throws(JSONError) {
    if !request.body.isEmpty { body = request.text() }
  }
}

/// The webhook `ping`.
///
/// `PUT`.
public struct PingWebhook: Webhook {
  public static let name = "ping"
  public static let method: HTTPMethod = .put

  public init() {}

  public init(from request: IncomingRequest) throws(JSONError) {}
}
