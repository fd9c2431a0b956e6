// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `createOrder`.
///
/// `POST /orders`
public struct CreateOrder: Request {
  /// The body of the request.
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

  /// The body of the request.
  public struct Body: JSONModel {
    public var url: URI

    public init(url: URI) {
      self.url = url
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var url: URI?
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

  /// The requests that the service sends to the URLs in this request.
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

  /// The callback `shipped`.
  ///
  /// `POST`, sent to `{$request.body#/url}`; expected responses: 204.
  public struct ShippedCallback: Webhook {
    public static let name = "shipped"
    public static let method: HTTPMethod = .post

    /// The body of the request.
    public var body: Shipment

    public init(body: Shipment) {
      self.body = body
    }

    public init(from request: IncomingRequest) throws(JSONError) {
      body = try request.json()
    }
  }

  /// The callback `lost`.
  ///
  /// `POST`, sent to `{$request.body#/url}`.
  public struct LostCallback: Webhook {
    public static let name = "lost"
    public static let method: HTTPMethod = .post

    /// The body of the request.
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

/// The request of `searchOrders`.
///
/// `QUERY /orders/search`
public struct SearchOrders: Request {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Int

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.query, "/orders/search")
    request.accept("application/json")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }

  /// The body of the request.
  public struct Body: JSONModel {
    public var text: String?

    public init(text: String? = nil) {
      self.text = text
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "text": json.read(into: &text)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("text", text)
      json.endObject()
    }
  }
}

/// The request of `findOrders`.
///
/// `GET /orders/search`
public struct FindOrders: Request {
  public var criteria: Criteria?

  public init(criteria: Criteria? = nil) {
    self.criteria = criteria
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/orders/search")
    try request.querystring(criteria)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }

  public struct Criteria: JSONModel {
    public var text: String?
    public var tags: [String]?

    public init(text: String? = nil, tags: [String]? = nil) {
      self.text = text
      self.tags = tags
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "text": json.read(into: &text)
        case "tags": json.read(into: &tags)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("text", text)
      json.optionalMember("tags", tags)
      json.endObject()
    }
  }
}

/// The request of `matchOrders`.
///
/// `PUT /orders/search`
public struct MatchOrders: Request {
  public var criteria: Criteria?

  public init(criteria: Criteria? = nil) {
    self.criteria = criteria
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/orders/search")
    try request.querystringJSON(criteria)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }

  public struct Criteria: JSONModel {
    public var text: String?

    public init(text: String? = nil) {
      self.text = text
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "text": json.read(into: &text)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("text", text)
      json.endObject()
    }
  }
}

/// The request of `purgeOrders`.
///
/// `PURGE /orders/search`
public struct PurgeOrders: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(HTTPMethod(rawValue: "PURGE"), "/orders/search")
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }
}
