// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A book was added.
///
/// `POST`; answered with 204.
public struct BookAddedWebhook: Webhook {
  public static let name = "book.added"
  public static let method: HTTPMethod = .post

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
    xAttempt = try request.header("X-Attempt")
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
