// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `upload`.
///
/// `POST /uploads`
public struct UploadRequest: Request {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/uploads")
    try request.multipartBody(body)
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
  public struct Body: MultipartEncodable, Hashable {
    /// As the catalogue has it.
    public var title: String
    /// The default is `1`.
    public var pages: Int?
    public var binding: Binding?
    public var tags: [String]?
    public var shelf: [Int]?
    public var author: Author?
    public var editors: [Author]?
    public var cover: BinaryContent
    public var coverXChecksum: String
    public var coverXRank: Int?
    public var pictures: [BinaryContent]?
    public var sample: BinaryContent?
    public var note: String?

    public init(
      title: String,
      pages: Int? = nil,
      binding: Binding? = nil,
      tags: [String]? = nil,
      shelf: [Int]? = nil,
      author: Author? = nil,
      editors: [Author]? = nil,
      cover: BinaryContent,
      coverXChecksum: String,
      coverXRank: Int? = nil,
      pictures: [BinaryContent]? = nil,
      sample: BinaryContent? = nil,
      note: String? = nil
    ) {
      self.title = title
      self.pages = pages
      self.binding = binding
      self.tags = tags
      self.shelf = shelf
      self.author = author
      self.editors = editors
      self.cover = cover
      self.coverXChecksum = coverXChecksum
      self.coverXRank = coverXRank
      self.pictures = pictures
      self.sample = sample
      self.note = note
    }

    public func encode(into form: inout MultipartForm) throws(InvalidRequest) {
      try form.value("title", title)
      try form.value("pages", pages)
      try form.value("binding", binding)
      try form.value("tags", tags)
      try form.styled("shelf", shelf, style: .pipeDelimited, explode: false)
      try form.value("author", author, contentType: "application/vnd.author+json")
      try form.value("editors", editors)
      var coverHeaders = HTTPHeaders()
      try coverHeaders.set("X-Checksum", coverXChecksum)
      try coverHeaders.set("X-Rank", coverXRank)
      try form.file("cover", cover, contentType: "image/png, image/jpeg", headers: coverHeaders)
      try form.files("pictures", pictures)
      try form.file("sample", sample)
      try form.value("note", note, contentType: "text/markdown")
    }

    public struct Binding: OpenEnum {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let hardcover = Self(rawValue: "hardcover")
      public static let paperback = Self(rawValue: "paperback")

      public static let knownValues: [Self] = [.hardcover, .paperback]
    }
  }
}

/// The request of `replace`.
///
/// `PUT /uploads`
public struct Replace: Request {
  /// The body of the request.
  public var body: Upload?

  public init(body: Upload? = nil) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/uploads")
    try request.multipartBody(body)
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

/// The request of `amend`.
///
/// `PATCH /uploads`
public struct Amend: Request {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  /// A body in one of the documented media types.
  public enum Body: Hashable, Sendable {
    /// `application/json`.
    case json(Author)
    /// `multipart/form-data`.
    case multipart(AuthorForm)
    /// `application/x-www-form-urlencoded`.
    case form(Author)
    /// `text/plain`.
    case text(String)
    /// `image/*`.
    case binary(BinaryContent)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.patch, "/uploads")
    switch body {
    case .json(let value): try request.jsonBody(value)
    case .multipart(let value): try request.multipartBody(value)
    case .form(let value): try request.formBody(value)
    case .text(let value): request.textBody(value)
    case .binary(let value): try request.binaryBody(value, contentType: "image/*")
    }
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

/// The request of `mixParts`.
///
/// `DELETE /uploads`
public struct MixParts: Request {
  /// The body of the request.
  public var body: JSONValue

  public init(body: JSONValue) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.delete, "/uploads")
    try request.multipartBody(body, contentType: "multipart/mixed")
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
