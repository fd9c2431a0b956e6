// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The request of `uploadFile`.
///
/// `PUT /files`
public struct UploadFile: Request {
  /// The file, and the ID of its client.
  public var body: FileUpload
  /// The encoding of the token, which is percent-encoding.
  public var headerEncoding: String

  public init(body: FileUpload, headerEncoding: String = "url") {
    self.body = body
    self.headerEncoding = headerEncoding
  }

  public typealias Reply = StoredFile

  public typealias Failure = Never

  public static let security = [
    ["clientToken", "authorization", "authScheme"],
    ["clientToken", "authorization"],
    ["clientToken", "authorizationCookie", "authSchemeCookie"],
    ["clientToken", "authorizationCookie"],
    ["clientToken"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/files")
    try request.header("X-Header-Encoding", headerEncoding)
    request.accept("application/json")
    try request.multipartBody(body)
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
}

/// The request of `downloadFile`.
///
/// `GET /files/{fileId}`
public struct DownloadFile: Request {
  /// The ID of the file.
  public var fileId: String
  /// The encoding of the token, which is percent-encoding.
  public var headerEncoding: String

  public init(fileId: String, headerEncoding: String = "url") {
    self.fileId = fileId
    self.headerEncoding = headerEncoding
  }

  public typealias Reply = Data

  public typealias Failure = Never

  public static let security = [
    ["clientToken", "authorization", "authScheme"],
    ["clientToken", "authorization"],
    ["clientToken", "authorizationCookie", "authSchemeCookie"],
    ["clientToken", "authorizationCookie"],
    ["clientToken"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/files/\(fileId)", template: "/files/{fileId}")
    try request.header("X-Header-Encoding", headerEncoding)
    request.accept("application/octet-stream")
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
