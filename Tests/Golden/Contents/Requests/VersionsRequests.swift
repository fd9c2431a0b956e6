// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The request of `readVersion`.
///
/// `GET /versions`
public struct ReadVersion: Request {
  public init() {}

  public typealias Failure = Never

  /// A body in one of the documented media types.
  public enum Reply: Hashable, Sendable {
    /// `application/json`.
    case json(Author)
    /// `application/json;odata=verbose`.
    case json2(OkBody)

    fileprivate init(_ response: HTTPResponse) throws(JSONError) {
      if response.hasContentType("application/json;odata=verbose") {
        self = .json2(try response.json())
        return
      }
      self = .json(try response.json())
    }
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/versions")
    request.accept("application/json, application/json;odata=verbose")
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
  public struct OkBody: JSONModel {
    public var d: Author

    public init(d: Author) {
      self.d = d
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var d: Author?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "d": json.read(into: &d)
        default: try json.skipValue()
        }
      }
      self.d = try json.require(d, "d")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("d", d)
      json.endObject()
    }
  }
}

/// The request of `download`.
///
/// `PUT /versions`
public struct Download: Request {
  /// The body of the request.
  public var body: BinaryContent

  public init(body: BinaryContent) {
    self.body = body
  }

  public typealias Reply = Data

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/versions")
    request.accept("application/json, text/json")
    try request.binaryBody(body, contentType: "application/json")
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
