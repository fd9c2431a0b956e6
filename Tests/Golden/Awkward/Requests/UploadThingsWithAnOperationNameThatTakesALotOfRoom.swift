// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `POST /upload`.
public struct UploadThingsWithAnOperationNameThatTakesALotOfRoom: Request {
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  /// The documented successes.
  public enum Reply: Hashable, Sendable {
    /// 201: Made.
    case created(Created)
    /// 202: Later.
    case accepted
    /// 2XX: Somehow.
    case success(status: Int, String)
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 4XX: Yours.
    case clientError(status: Int, ErrorModel)
    /// 499: Gone.
    case status499
  }

  /// Made.
  public struct Created: Hashable, Sendable {
    public var body: DataModel
    public var location: String
    public var xCount: Int?

    public init(body: DataModel, location: String, xCount: Int?) {
      self.body = body
      self.location = location
      self.xCount = xCount
    }
  }

  /// One of the documented media types.
  public enum Body: Hashable, Sendable {
    /// `application/json`.
    case json(DataModel)
    /// `application/x-www-form-urlencoded`.
    case form(DataModel)
    /// `application/octet-stream`.
    case binary(BinaryContent)
  }

  public static let security = [["key", "login"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/upload")
    request.accept("application/json, text/plain")
    switch body {
    case .json(let value): try request.jsonBody(value)
    case .form(let value): try request.formBody(value)
    case .binary(let value): try request.binaryBody(value)
    }
    request.server = ServerURL(literal: "https://upload.awkward.example")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 201:
      .reply(
        .created(
          Created(
            body: try response.json(),
            location: try response.requiredHeader("Location"),
            xCount: try response.header("X-Count")
          )
        )
      )
    case 202: .reply(.accepted)
    case 499: .failure(.status499)
    case 200..<300: .reply(.success(status: response.status, response.text()))
    case 400..<500: .failure(.clientError(status: response.status, try response.json()))
    default: .undocumented
    }
  }
}
