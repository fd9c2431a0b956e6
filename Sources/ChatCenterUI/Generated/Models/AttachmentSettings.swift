// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The limits for the files that a client may send.
public struct AttachmentSettings: JSONModel {
  /// The maximum size of a file in megabytes.
  public var maxSize: Int?
  /// The allowed file extensions.
  public var fileExtensions: [String]?

  public init(maxSize: Int? = nil, fileExtensions: [String]? = nil) {
    self.maxSize = maxSize
    self.fileExtensions = fileExtensions
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "maxSize": json.read(into: &maxSize)
      case "fileExtensions": json.read(into: &fileExtensions)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("maxSize", maxSize)
    json.optionalMember("fileExtensions", fileExtensions)
    json.endObject()
  }
}

/// The limits for the files that a client may send, in an envelope.
public struct AttachmentSettingsEnvelope: JSONModel {
  public var content: AttachmentSettingsNotice?

  public init(content: AttachmentSettingsNotice? = nil) {
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "content": json.read(into: &content)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("content", content)
    json.endObject()
  }
}

/// The limits for the files that a client may send.
public struct AttachmentSettingsNotice: JSONModel {
  public var type: String
  public var content: AttachmentSettings?

  public init(type: String = "ATTACHMENT_SETTINGS", content: AttachmentSettings? = nil) {
    self.type = type
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "content": json.read(into: &content)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.optionalMember("content", content)
    json.endObject()
  }
}
