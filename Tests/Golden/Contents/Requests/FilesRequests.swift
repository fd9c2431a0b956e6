// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `storeFile`.
///
/// `PUT /files`
public struct StoreFile: Request {
  /// The body of the request.
  public var body: BinaryContent

  public init(body: BinaryContent) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/files")
    try request.binaryBody(body)
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

/// The request of `storePicture`.
///
/// `POST /files`
public struct StorePicture: Request {
  /// The body of the request.
  public var body: Body?

  public init(body: Body? = nil) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  /// A body in one of the documented media types.
  public enum Body: Hashable, Sendable {
    /// `image/png, image/jpeg`.
    case png(BinaryContent)
    /// `application/pdf`.
    case pdf(BinaryContent)
    /// `text/csv`.
    case csv(String)
    /// `application/xml`.
    case xml(String)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/files")
    switch body {
    case .png(let value): try request.binaryBody(value, contentType: "image/png, image/jpeg")
    case .pdf(let value): try request.binaryBody(value, contentType: "application/pdf")
    case .csv(let value): request.textBody(value, contentType: "text/csv")
    case .xml(let value): request.textBody(value, contentType: "application/xml")
    case nil: break
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

/// The request of `askWithBody`.
///
/// `GET /files`
public struct AskWithBody: Request {
  /// The body of the request.
  public var body: JSONValue

  public init(body: JSONValue) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/files")
    try request.jsonBody(body, contentType: "application/vnd.press.v2+json; charset=utf-8")
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

/// The request of `patchAnything`.
///
/// `PATCH /files`
public struct PatchAnything: Request {
  /// The body of the request.
  public var body: JSONValue

  public init(body: JSONValue) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.patch, "/files")
    try request.jsonBody(body, contentType: "*/*")
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
