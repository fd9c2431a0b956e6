// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The request of `fillForm`.
///
/// `POST /forms`
public struct FillForm: Request {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/forms")
    try request.formBody(
      body,
      members: [
        "codes": .style(.pipeDelimited, explode: false),
        "size": .style(.deepObject, explode: true),
        "author": .json,
        "url": .style(.form, explode: true, allowReserved: true),
      ]
    )
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

  /// The body of the request.
  public struct Body: JSONModel {
    public var text: String?
    public var tags: [String]?
    public var codes: [Int]?
    public var size: Size?
    public var place: Place?
    public var author: Author?
    public var url: String?

    public init(
      text: String? = nil,
      tags: [String]? = nil,
      codes: [Int]? = nil,
      size: Size? = nil,
      place: Place? = nil,
      author: Author? = nil,
      url: String? = nil
    ) {
      self.text = text
      self.tags = tags
      self.codes = codes
      self.size = size
      self.place = place
      self.author = author
      self.url = url
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "text": json.read(into: &text)
        case "tags": json.read(into: &tags)
        case "codes": json.read(into: &codes)
        case "size": json.read(into: &size)
        case "place": json.read(into: &place)
        case "author": json.read(into: &author)
        case "url": json.read(into: &url)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("text", text)
      json.optionalMember("tags", tags)
      json.optionalMember("codes", codes)
      json.optionalMember("size", size)
      json.optionalMember("place", place)
      json.optionalMember("author", author)
      json.optionalMember("url", url)
      json.endObject()
    }

    public struct Size: JSONModel {
      public var width: Int?
      public var height: Int?

      public init(width: Int? = nil, height: Int? = nil) {
        self.width = width
        self.height = height
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "width": json.read(into: &width)
          case "height": json.read(into: &height)
          default: try json.skipValue()
          }
        }
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("width", width)
        json.optionalMember("height", height)
        json.endObject()
      }
    }

    public struct Place: JSONModel {
      public var city: String?
      public var lines: [String]?

      public init(city: String? = nil, lines: [String]? = nil) {
        self.city = city
        self.lines = lines
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "city": json.read(into: &city)
          case "lines": json.read(into: &lines)
          default: try json.skipValue()
          }
        }
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("city", city)
        json.optionalMember("lines", lines)
        json.endObject()
      }
    }
  }
}

/// The request of `answer`.
///
/// `GET /answers`
public struct Answer: Request {
  public var kind: String?

  public init(kind: String? = nil) {
    self.kind = kind
  }

  /// The documented successes.
  public enum Reply: Hashable, Sendable {
    /// 200: Whole.
    case ok(Ok)
    /// 201: As text or bytes.
    case created(CreatedBody)
    /// 204: Nothing, whatever the schema says.
    case noContent
    /// 206: A form.
    case partialContent(Author)
    /// 2XX: Any other.
    case success(status: Int, Data)
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 304: As before.
    case notModified(NotModified)
    /// 404: No such thing.
    case notFound
    /// 4XX: Wrong.
    case clientError(status: Int, ClientError)
    /// Other statuses: Anything else.
    case other(status: Int, String)
  }

  /// Whole.
  public struct Ok: Hashable, Sendable {
    /// The body of the response.
    public var body: Author
    public var xTotal: Int
    public var xTags: [String]?

    public init(body: Author, xTotal: Int, xTags: [String]?) {
      self.body = body
      self.xTotal = xTotal
      self.xTags = xTags
    }
  }

  /// As before.
  public struct NotModified: Hashable, Sendable {
    public var eTag: String?

    public init(eTag: String?) {
      self.eTag = eTag
    }
  }

  /// Wrong.
  public struct ClientError: Hashable, Sendable {
    /// The body of the response.
    public var body: ClientErrorBody
    public var retryAfter: Int?

    public init(body: ClientErrorBody, retryAfter: Int?) {
      self.body = body
      self.retryAfter = retryAfter
    }
  }

  /// A body in one of the documented media types.
  public enum CreatedBody: Hashable, Sendable {
    /// `text/html`.
    case text(String)
    /// `image/*`.
    case binary(Data)
    /// `application/json; charset=utf-8`, `text/json`.
    case json(Int)

    fileprivate init(_ response: HTTPResponse) throws(JSONError) {
      if response.hasContentType("text/html") {
        self = .text(response.text())
        return
      }
      if response.hasContentType("application/json", "text/json") {
        self = .json(try response.json())
        return
      }
      self = .binary(response.binary())
    }
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/answers")
    try request.query("kind", kind)
    request.accept(
      """
      application/json, text/html, image/*, application/json; charset=utf-8, text/json, application\
      /x-www-form-urlencoded, application/pdf, application/problem+json, */*
      """
    )
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200:
      .reply(
        .ok(
          Ok(
            body: try response.json(),
            xTotal: try response.requiredHeader("X-Total"),
            xTags: response.header("X-Tags")
          )
        )
      )
    case 201: .reply(.created(try CreatedBody(response)))
    case 204: .reply(.noContent)
    case 206: .reply(.partialContent(try response.form()))
    case 304: .failure(.notModified(NotModified(eTag: response.header("ETag"))))
    case 404: .failure(.notFound)
    case 200..<300: .reply(.success(status: response.status, response.binary()))
    case 400..<500:
      .failure(
        .clientError(
          status: response.status,
          ClientError(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    default: .failure(.other(status: response.status, response.text()))
    }
  }

  /// The body of a response with the status 4XX.
  public struct ClientErrorBody: JSONModel {
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

/// The request of `readEdition`.
///
/// `GET /editions`
public struct ReadEdition: Request {
  public init() {}

  public typealias Failure = Never

  /// A body in one of the documented media types.
  public enum Reply: Hashable, Sendable {
    /// `application/xml`.
    case text(String)
    /// `application/json;v=1`.
    case json(Author)
    /// `application/json;v=2`.
    case json2(OkBody)

    fileprivate init(_ response: HTTPResponse) throws(JSONError) {
      if response.hasContentType("application/json;v=2") {
        self = .json2(try response.json())
        return
      }
      if response.hasContentType("application/json") {
        self = .json(try response.json())
        return
      }
      self = .text(response.text())
    }
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/editions")
    request.accept("application/xml, application/json;v=1, application/json;v=2")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try Reply(response))
    default: .undocumented
    }
  }

  /// The body of a response with the status 200.
  public typealias OkBody = ReadVersion.OkBody
}
