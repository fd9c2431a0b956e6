// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `PATCH /uploads`.
public struct Amend: Request {
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  /// One of the documented media types.
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
