// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why a message wasn't published.
public enum PublishRefusal: JSONModel {
  case serviceProblem(ServiceProblem)
  case publishProblem(PublishProblem)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["message"], properties: ["status", "error", "message", "service"]),
    .array,
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .serviceProblem(try json.read())
      case 1: .publishProblem(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .serviceProblem(let value): value.encode(into: &json)
    case .publishProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
