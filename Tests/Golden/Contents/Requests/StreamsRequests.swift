// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `followOrders`.
///
/// `GET /streams`
public struct FollowOrders: StreamingRequest {
  public init() {}

  public typealias Reply = ServerSentEvents<Shipment>

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: No such thing.
    case notFound(Author)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/streams")
    request.accept("text/event-stream, application/json")
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200 where response.mayHaveContentType("text/event-stream"):
      .reply(response.events(terminator: "[DONE]"))
    default: nil
    }
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 404: .failure(.notFound(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `followNotes`.
///
/// `PUT /streams`
public struct FollowNotes: StreamingRequest {
  public init() {}

  public typealias Reply = ServerSentEvents<String>

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/streams")
    request.accept("text/event-stream")
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200 where response.mayHaveContentType("text/event-stream"): .reply(response.textEvents())
    default: nil
    }
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    default: .undocumented
    }
  }
}

/// The request of `complete`.
///
/// `POST /streams`
public struct Complete: StreamingRequest {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  /// The documented successes.
  public enum Reply: Sendable {
    /// 200: Whole or in parts.
    case ok(Ok)
    /// 202: Later.
    case accepted
  }

  public typealias Failure = Never

  /// Whole or in parts.
  public struct Ok: Sendable {
    /// The body of the response.
    public var body: OkBody
    public var xId: String?

    public init(body: OkBody, xId: String?) {
      self.body = body
      self.xId = xId
    }
  }

  /// A body in one of the documented media types.
  public enum OkBody: Sendable {
    /// `application/json`.
    case json(Author)
    /// `text/event-stream`.
    case events(ServerSentEvents<Event>)

    fileprivate init(_ response: HTTPResponse) throws(JSONError) {
      self = .json(try response.json())
    }
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/streams")
    request.accept("application/json, text/event-stream")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200 where response.hasContentType("text/event-stream"):
      .reply(
        .ok(Ok(body: .events(response.events(terminator: "[DONE]")), xId: response.header("X-Id")))
      )
    default: nil
    }
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(.ok(Ok(body: try OkBody(response), xId: response.header("X-Id"))))
    case 202: .reply(.accepted)
    default: .undocumented
    }
  }

  /// The body of the request.
  public struct Body: JSONModel {
    public var stream: Bool?

    public init(stream: Bool? = nil) {
      self.stream = stream
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "stream": json.read(into: &stream)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("stream", stream)
      json.endObject()
    }
  }

  public struct Event: JSONModel {
    public var word: String

    public init(word: String) {
      self.word = word
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var word: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "word": json.read(into: &word)
        default: try json.skipValue()
        }
      }
      self.word = try json.require(word, "word")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("word", word)
      json.endObject()
    }
  }
}

/// The request of `followEvents`.
///
/// `PATCH /streams`
public struct FollowEvents: StreamingRequest {
  public init() {}

  public typealias Reply = ServerSentEvents<Shipment>

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.patch, "/streams")
    request.accept("text/event-stream")
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200 where response.mayHaveContentType("text/event-stream"):
      .reply(response.events(terminator: "[DONE]"))
    default: nil
    }
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    default: .undocumented
    }
  }
}
