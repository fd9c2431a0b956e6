// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `POST /files`.
public struct StorePicture: Request {
  public var body: Body?

  public init(body: Body? = nil) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  /// One of the documented media types.
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
