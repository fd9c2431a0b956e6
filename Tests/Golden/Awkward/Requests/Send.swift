// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// Sends `GET /send/{send}{format}`.
@available(*, deprecated)
public struct Send: Request {
  public var send: String
  public var format: [String]
  public var request: String
  public var querySend: Int?
  /// The service assumes `false`.
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
    /// default: Not *that*.
    ///
    /// - one
    /// - two
    case other(status: Int, Other)
  }

  /// One of the documented media types.
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
