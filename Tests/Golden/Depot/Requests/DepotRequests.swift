// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The request of `changeParcels`.
///
/// `PATCH /parcels/{ids}`
public struct ChangeParcels: Request {
  public var ids: [String]
  /// The body of the request.
  public var body: NewParcel?

  public init(ids: [String], body: NewParcel? = nil) {
    self.ids = ids
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["key"], ["staff"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.patch, "/parcels/\(ids)", template: "/parcels/{ids}")
    try request.jsonBody(body, contentType: "application/merge-patch+json")
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
}

/// The request of `addNote`.
///
/// `POST /notes`
public struct AddNote: Request {
  /// The body of the request.
  public var body: String

  public init(body: String) {
    self.body = body
  }

  public typealias Reply = String

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/notes")
    request.accept("text/plain")
    request.textBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(response.text())
    default: .undocumented
    }
  }
}

/// The request of `addPhoto`.
///
/// `POST /photos`
public struct AddPhoto: Request {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Data

  public typealias Failure = Never

  public static let security = [["login"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/photos")
    request.accept("image/png")
    try request.multipartBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(response.binary())
    default: .undocumented
    }
  }

  /// The body of the request.
  public struct Body: MultipartEncodable, Hashable {
    /// The picture.
    public var photo: BinaryContent
    /// At most 80 characters.
    public var title: String?
    public var tags: [String]?
    public var places: [String]?
    public var kind: Kind?

    public init(
      photo: BinaryContent,
      title: String? = nil,
      tags: [String]? = nil,
      places: [String]? = nil,
      kind: Kind? = nil
    ) {
      self.photo = photo
      self.title = title
      self.tags = tags
      self.places = places
      self.kind = kind
    }

    public func encode(into form: inout MultipartForm) throws(InvalidRequest) {
      try form.file("photo", photo)
      try form.value("title", title)
      try form.styled("tags", tags, explode: false)
      try form.value("places", places)
      try form.value("kind", kind)
    }

    public struct Kind: OpenEnum {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let front = Self(rawValue: "front")
      public static let back = Self(rawValue: "back")

      public static let knownValues: [Self] = [.front, .back]
    }
  }
}

/// The request of `search`.
///
/// `POST /searches`
public struct Search: Request {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = [Vehicle]

  public typealias Failure = Never

  public static let security = [["key"], ["staff"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/searches")
    request.accept("application/json")
    try request.formBody(
      body,
      members: [
        "colors": .style(.form, explode: false),
        "words": .style(.spaceDelimited, explode: false),
        "ranges": .style(.pipeDelimited, explode: false),
      ]
    )
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
    public var text: String
    /// The default is `10`.
    public var limit: Int?
    public var colors: [String]?
    public var sizes: [String]?
    public var words: [String]?
    public var ranges: [String]?

    public init(
      text: String,
      limit: Int? = nil,
      colors: [String]? = nil,
      sizes: [String]? = nil,
      words: [String]? = nil,
      ranges: [String]? = nil
    ) {
      self.text = text
      self.limit = limit
      self.colors = colors
      self.sizes = sizes
      self.words = words
      self.ranges = ranges
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var text: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "text": json.read(into: &text)
        case "limit": json.read(into: &limit)
        case "colors": json.read(into: &colors)
        case "sizes": json.read(into: &sizes)
        case "words": json.read(into: &words)
        case "ranges": json.read(into: &ranges)
        default: try json.skipValue()
        }
      }
      self.text = try json.require(text, "text")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("text", text)
      json.optionalMember("limit", limit)
      json.optionalMember("colors", colors)
      json.optionalMember("sizes", sizes)
      json.optionalMember("words", words)
      json.optionalMember("ranges", ranges)
      json.endObject()
    }
  }
}

/// The request of `export`.
///
/// `GET /export`
public struct Export: Request {
  public init() {}

  public typealias Reply = Data

  public typealias Failure = Never

  public static let security = [["key"], ["staff"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/export")
    request.accept("application/octet-stream")
    request.server = ServerURL(documented: "http://depot.example/v1")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(response.binary())
    default: .undocumented
    }
  }
}
