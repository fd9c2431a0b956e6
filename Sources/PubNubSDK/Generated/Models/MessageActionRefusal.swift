// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Why message actions, or what stands before them, refused a request.
public enum MessageActionRefusal: JSONModel {
  case messageActionProblem(MessageActionProblem)
  case serviceProblem(ServiceProblem)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: [JSONSignature] = [
    .object(required: ["status", "error"], known: ["status", "error"]),
    .object(
      required: ["error", "message"],
      known: ["status", "error", "message", "service", "payload"]
    ),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.chooseVariant(Self.variants) {
    case 0: self = .messageActionProblem(try json.read())
    case 1: self = .serviceProblem(try json.read())
    default: self = .unknown(try json.read())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .messageActionProblem(let value): value.encode(into: &json)
    case .serviceProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
