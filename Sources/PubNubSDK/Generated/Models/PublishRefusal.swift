// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why the publish service, or its gateway, refused a message.
public enum PublishRefusal: JSONModel {
  case publishProblem(PublishProblem)
  indirect case serviceProblem(ServiceProblem)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .array,
    .object(
      required: ["message"],
      properties: ["status", "error", "message", "service", "payload"]
    ),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .publishProblem(try json.read())
      case 1: .serviceProblem(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .publishProblem(let value): value.encode(into: &json)
    case .serviceProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The reason why a message was refused.
public struct PublishProblem: JSONModel {
  /// The result code, `0`.
  public var code: Int
  /// The reason for the refusal.
  public var text: ServiceMessage
  /// The timetoken of the refusal.
  ///
  /// Matches `^[0-9]+$`.
  public var timetoken: String?

  public init(code: Int, text: ServiceMessage, timetoken: String? = nil) {
    self.code = code
    self.text = text
    self.timetoken = timetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var code: Int?
    var text: ServiceMessage?
    var timetoken: String?
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: code = try json.read()
      case 1: text = try json.read()
      case 2: timetoken = try json.read()
      default: try json.skipValue()
      }
      position += 1
    }
    self.code = try json.require(code, at: 0)
    self.text = try json.require(text, at: 1)
    self.timetoken = timetoken
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    var missing = 0
    json.element(code)
    json.element(text)
    json.optionalElement(timetoken, after: &missing)
    json.endArray()
  }
}
