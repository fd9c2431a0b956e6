// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A file sent to a channel, or the text that this was encrypted to.
public enum SharedFile: JSONModel {
  case filePayload(FilePayload)
  case encrypted(String)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["file"], known: ["message", "file"]),
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
