// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A file of a message.
public struct Attachment: JSONModel {
  /// The ID of the attachment, text or a number.
  public var id: JSONValue?
  /// The ID of the file.
  public var result: String?
  /// The ID of the file, as in `result`.
  public var fileId: String?
  /// The URL of the file.
  public var url: String?
  /// The original URL of the file.
  public var originalUrl: String?
  /// The name of the file.
  public var name: String?
  /// The media type of the file.
  public var type: String?
  /// The size of the file in bytes.
  public var size: Int64?
  /// The state of the file's availability.
  public var state: State?
  /// The type of the content, `SPEECH` for a recording of speech.
  public var contentType: String?
  /// The error, or whether an error occurred.
  public var error: JSONValue?
  /// The code of the error; may be empty.
  public var errorCode: String?
  /// The description of the error.
  public var errorMessage: String?
  /// The properties of a file that the client sent.
  public var optional: FileDetails?

  public init(
    id: JSONValue? = nil,
    result: String? = nil,
    fileId: String? = nil,
    url: String? = nil,
    originalUrl: String? = nil,
    name: String? = nil,
    type: String? = nil,
    size: Int64? = nil,
    state: State? = nil,
    contentType: String? = nil,
    error: JSONValue? = nil,
    errorCode: String? = nil,
    errorMessage: String? = nil,
    optional: FileDetails? = nil
  ) {
    self.id = id
    self.result = result
    self.fileId = fileId
    self.url = url
    self.originalUrl = originalUrl
    self.name = name
    self.type = type
    self.size = size
    self.state = state
    self.contentType = contentType
    self.error = error
    self.errorCode = errorCode
    self.errorMessage = errorMessage
    self.optional = optional
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "result": json.read(into: &result)
      case "fileId": json.read(into: &fileId)
      case "url": json.read(into: &url)
      case "originalUrl": json.read(into: &originalUrl)
      case "name": json.read(into: &name)
      case "type": json.read(into: &type)
      case "size": json.read(into: &size)
      case "state": json.read(into: &state)
      case "contentType": json.read(into: &contentType)
      case "error": json.read(into: &error)
      case "errorCode": json.read(into: &errorCode)
      case "errorMessage": json.read(into: &errorMessage)
      case "optional": json.read(into: &optional)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("result", result)
    json.optionalMember("fileId", fileId)
    json.optionalMember("url", url)
    json.optionalMember("originalUrl", originalUrl)
    json.optionalMember("name", name)
    json.optionalMember("type", type)
    json.optionalMember("size", size)
    json.optionalMember("state", state)
    json.optionalMember("contentType", contentType)
    json.optionalMember("error", error)
    json.optionalMember("errorCode", errorCode)
    json.optionalMember("errorMessage", errorMessage)
    json.optionalMember("optional", optional)
    json.endObject()
  }

  /// The state of the file's availability.
  public struct State: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pending = Self(rawValue: "PENDING")
    public static let ready = Self(rawValue: "READY")
    public static let error = Self(rawValue: "ERROR")
    public static let expired = Self(rawValue: "EXPIRED")

    public static let knownValues: [Self] = [.pending, .ready, .error, .expired]
  }
}
