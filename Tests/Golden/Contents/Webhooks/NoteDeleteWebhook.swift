// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// `DELETE`.
///
/// - Warning: Deprecated.
public struct NoteDeleteWebhook: Webhook {
  public static let name = "note"
  public static let method: HTTPMethod = .delete

  public var body: String?

  public init(body: String?) {
    self.body = body
  }

  public init(from request: IncomingRequest) throws(JSONError) {
    if !request.body.isEmpty { body = request.text() }
  }
}
