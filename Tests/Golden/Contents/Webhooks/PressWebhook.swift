// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What the service sends to a server of yours.
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
