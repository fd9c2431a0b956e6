// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Why the message store, or what stands before it, refused a request.
public enum StorageRefusal: JSONModel {
  case storageProblem(StorageProblem)
  case serviceProblem(ServiceProblem)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: [JSONSignature] = [
    .object(
      required: ["status", "error", "error_message"],
      known: ["status", "error", "error_message", "channels"]
    ),
    .object(
      required: ["error", "message"],
      known: ["status", "error", "message", "service", "payload"]
    ),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.chooseVariant(Self.variants) {
    case 0: self = .storageProblem(try json.read())
    case 1: self = .serviceProblem(try json.read())
    default: self = .unknown(try json.read())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .storageProblem(let value): value.encode(into: &json)
    case .serviceProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
