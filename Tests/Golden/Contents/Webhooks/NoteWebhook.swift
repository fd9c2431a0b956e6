// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// `POST`.
public struct NoteWebhook: Webhook {
  public static let name = "note"
  public static let method: HTTPMethod = .post

  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public init(from request: IncomingRequest) throws(JSONError) {
    body = try Body(request)
  }

  /// One of the documented media types.
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
