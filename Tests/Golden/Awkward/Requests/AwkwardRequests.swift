// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The request of `sendOperation`.
///
/// `GET /send/{send}{format}`
@available(*, deprecated)
public struct Send: Request {
  public var send: String
  public var format: [String]
  public var request: String
  public var querySend: Int?
  /// The default is `false`.
  public var http: Bool?
  public var `class`: Class?
  public var filterAB: [String: JSONValue]?
  public var piped: [String]?

  public init(
    send: String,
    format: [String],
    request: String,
    querySend: Int? = nil,
    http: Bool? = nil,
    class: Class? = nil,
    filterAB: [String: JSONValue]? = nil,
    piped: [String]? = nil
  ) {
    self.send = send
    self.format = format
    self.request = request
    self.querySend = querySend
    self.http = http
    self.class = `class`
    self.filterAB = filterAB
    self.piped = piped
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// Other statuses: Not *that*.
    ///
    /// - one
    /// - two
    case other(status: Int, Other)
  }

  /// A body in one of the documented media types.
  public enum Reply: Hashable, Sendable {
    /// `application/json`.
    case json(ErrorModel)
    /// `text/plain`.
    case text(String)
    /// `image/*`.
    case binary(Data)

    fileprivate init(_ response: HTTPResponse) throws(JSONError) {
      if response.hasContentType("application/json") {
        self = .json(try response.json())
        return
      }
      if response.hasContentType("text/plain") {
        self = .text(response.text())
        return
      }
      self = .binary(response.binary())
    }
  }

  public static let security = [["key", "login"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var httpMessage = try HTTPRequest(
      .get,
      "/send/\(send)\(format, style: .label, explode: true)",
      template: "/send/{send}{format}"
    )
    try httpMessage.query("send", querySend)
    try httpMessage.header("request", request)
    try httpMessage.cookie("http", http)
    try httpMessage.query("class", `class`, style: .deepObject)
    try httpMessage.queryJSON("filter[a,b]\"", filterAB)
    try httpMessage.query("piped", piped, style: .pipeDelimited, explode: false)
    httpMessage.accept("application/json, text/plain, image/*")
    return httpMessage
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try Reply(response))
    case 200..<300: .undocumented
    default: .failure(.other(status: response.status, try response.json()))
    }
  }

  public struct Class: JSONModel {
    public var selfValue: String?

    public init(selfValue: String? = nil) {
      self.selfValue = selfValue
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "self": json.read(into: &selfValue)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("self", selfValue)
      json.endObject()
    }
  }

  /// The body of a response with another status.
  public struct Other: JSONModel {
    public var code: Int

    public init(code: Int) {
      self.code = code
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var code: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "code": json.read(into: &code)
        default: try json.skipValue()
        }
      }
      self.code = try json.require(code, "code")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("code", code)
      json.endObject()
    }
  }
}

/// The request of `uploadThingsWithAnOperationNameThatTakesALotOfRoom`.
///
/// `POST /upload`
public struct UploadThingsWithAnOperationNameThatTakesALotOfRoom: Request {
  /// The body of the request.
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
    /// The body of the response.
    public var body: DataModel
    public var location: String
    public var xCount: Int?

    public init(body: DataModel, location: String, xCount: Int?) {
      self.body = body
      self.location = location
      self.xCount = xCount
    }
  }

  /// A body in one of the documented media types.
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
    request.server = ServerURL(documented: "https://upload.awkward.example")
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
            xCount: response.header("X-Count")
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

/// The request of `putOnlyDefault`.
///
/// `PUT /only-default`
public struct PutOnlyDefault: Request {
  /// The body of the request.
  public var body: String?

  public init(body: String? = nil) {
    self.body = body
  }

  public typealias Reply = Choice?

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// Other statuses: Anything.
    case other(status: Int, Choice?)
  }

  public static let security = [["key", "login"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/only-default")
    request.accept("application/json")
    request.textBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200..<300: .reply(try response.json())
    default: .failure(.other(status: response.status, try response.json()))
    }
  }
}
