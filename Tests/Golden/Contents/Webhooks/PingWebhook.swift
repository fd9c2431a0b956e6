// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// `PUT`.
public struct PingWebhook: Webhook {
  public static let name = "ping"
  public static let method: HTTPMethod = .put

  public init() {}

  public init(from request: IncomingRequest) throws(JSONError) {}
}
