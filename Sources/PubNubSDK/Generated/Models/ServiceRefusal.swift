// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why any service, or its gateway, refused a request.
///
/// A client can read each refusal as this, also in a form that its operation doesn't describe.
public enum ServiceRefusal: JSONModel {
  indirect case accessProblem(AccessProblem)
  case publishProblem(PublishProblem)
  case storageProblem(StorageProblem)
  case messageActionProblem(MessageActionProblem)
  case pushProblem(PushProblem)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(
      required: ["message"],
      properties: ["status", "error", "message", "service", "payload"]
    ),
    .array,
    .object(
      required: ["error_message"],
      properties: ["status", "error", "error_message", "channels"]
    ),
    .object(required: ["error"], properties: ["status", "error"]),
    .object(required: ["error"], properties: ["error"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .accessProblem(try json.read())
      case 1: .publishProblem(try json.read())
      case 2: .storageProblem(try json.read())
      case 3: .messageActionProblem(try json.read())
      case 4: .pushProblem(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .accessProblem(let value): value.encode(into: &json)
    case .publishProblem(let value): value.encode(into: &json)
    case .storageProblem(let value): value.encode(into: &json)
    case .messageActionProblem(let value): value.encode(into: &json)
    case .pushProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The reason why the push service refused a request.
public struct PushProblem: JSONModel {
  @Indirect public var error: ServiceMessage

  public init(error: ServiceMessage) {
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var error: ServiceMessage?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
    self.error = try json.require(error, "error")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("error", error)
    json.endObject()
  }
}
