// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyXML

/// The webhooks that the service sends.
public enum ShelterWebhook: WebhookEvent {
  case adopted(AdoptedWebhook)

  public static let names = ["adopted"]

  public init(named name: String, from request: IncomingRequest) throws(WebhookError) {
    switch name {
    case "adopted": self = .adopted(try request.webhook())
    default: throw .unknown(name)
    }
  }
}

/// The webhook `adopted`.
///
/// `POST`.
public struct AdoptedWebhook: Webhook {
  public static let name = "adopted"
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
    /// `application/xml`.
    case xml(Pet)
    /// `application/cbor`.
    case cbor(Tag)

    fileprivate init(_ request: IncomingRequest) throws(JSONError) {
      if request.hasContentType("application/cbor") {
        self = .cbor(try request.coded())
        return
      }
      self = .xml(try request.xml(as: .object(Pet.self)))
    }
  }
}
