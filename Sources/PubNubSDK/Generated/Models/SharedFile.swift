// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A file that was sent to a channel, or its encrypted form as a string.
public enum SharedFile: JSONModel {
  case filePayload(FilePayload)
  case encrypted(String)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["file"], properties: ["message", "file"]),
    .string(),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .filePayload(try json.read())
      case 1: .encrypted(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .filePayload(let value): value.encode(into: &json)
    case .encrypted(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// A file that was sent to a channel.
public struct FilePayload: JSONModel {
  public var message: MessagePayload?
  public var file: File

  public init(message: MessagePayload? = nil, file: File) {
    self.message = message
    self.file = file
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var file: File?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": json.read(into: &message)
      case "file": json.read(into: &file)
      default: try json.skipValue()
      }
    }
    self.file = try json.require(file, "file")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("message", message)
    json.member("file", file)
    json.endObject()
  }

  public struct File: JSONModel {
    public var id: String
    public var name: String
    /// The size of the file in bytes.
    public var size: Int64?
    public var mimeType: String?

    public init(id: String, name: String, size: Int64? = nil, mimeType: String? = nil) {
      self.id = id
      self.name = name
      self.size = size
      self.mimeType = mimeType
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var id: String?
      var name: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "id": json.read(into: &id)
        case "name": json.read(into: &name)
        case "size": json.read(into: &size)
        case "mime-type": json.read(into: &mimeType)
        default: try json.skipValue()
        }
      }
      self.id = try json.require(id, "id")
      self.name = try json.require(name, "name")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("id", id)
      json.member("name", name)
      json.optionalMember("size", size)
      json.optionalMember("mime-type", mimeType)
      json.endObject()
    }
  }
}
