// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// Sends `POST /orders`.
public struct CreateOrder: Request {
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/orders")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 202: .reply(())
    default: .undocumented
    }
  }

  public struct Body: JSONModel {
    public var url: URL

    public init(url: URL) {
      self.url = url
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var url: URL?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "url": json.read(into: &url)
        default: try json.skipValue()
        }
      }
      self.url = try json.require(url, "url")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("url", url)
      json.endObject()
    }
  }

  /// What the service sends to where this request told it.
  public enum Callback: WebhookEvent {
    case shipped(ShippedCallback)
    case lost(LostCallback)

    public static let names = ["shipped", "lost"]

    public init(named name: String, from request: IncomingRequest) throws(WebhookError) {
      switch name {
      case "shipped": self = .shipped(try request.webhook())
      case "lost": self = .lost(try request.webhook())
      default: throw .unknown(name)
      }
    }
  }

  /// `POST`, sent to `{$request.body#/url}`; answered with 204.
  public struct ShippedCallback: Webhook {
    public static let name = "shipped"
    public static let method: HTTPMethod = .post

    public var body: Shipment

    public init(body: Shipment) {
      self.body = body
    }

    public init(from request: IncomingRequest) throws(JSONError) {
      body = try request.json()
    }
  }

  /// `POST`, sent to `{$request.body#/url}`.
  public struct LostCallback: Webhook {
    public static let name = "lost"
    public static let method: HTTPMethod = .post

    public var body: LostCallbackBody

    public init(body: LostCallbackBody) {
      self.body = body
    }

    public init(from request: IncomingRequest) throws(JSONError) {
      body = try request.json()
    }

    public struct LostCallbackBody: JSONModel {
      public var reason: String

      public init(reason: String) {
        self.reason = reason
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        var reason: String?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "reason": json.read(into: &reason)
          default: try json.skipValue()
          }
        }
        self.reason = try json.require(reason, "reason")
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.member("reason", reason)
        json.endObject()
      }
    }
  }
}
