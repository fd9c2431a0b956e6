// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why a service, or its gateway, refused a request.
public enum ServiceRefusal: JSONModel {
  indirect case serviceProblem(ServiceProblem)
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
      case 0: .serviceProblem(try json.read())
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
    case .serviceProblem(let value): value.encode(into: &json)
    case .publishProblem(let value): value.encode(into: &json)
    case .storageProblem(let value): value.encode(into: &json)
    case .messageActionProblem(let value): value.encode(into: &json)
    case .pushProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The reason why a message was refused.
public struct PublishProblem: JSONModel {
  /// The result code, `0`.
  public var code: JSONValue
  /// The reason for the refusal.
  @Indirect public var text: ServiceMessage
  /// The timetoken of the refusal.
  ///
  /// Matches `^[0-9]+$`.
  public var timetoken: String?

  public init(code: JSONValue, text: ServiceMessage, timetoken: String? = nil) {
    self.code = code
    self.text = text
    self.timetoken = timetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var code: JSONValue?
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

/// The reason why the message store refused a request.
public struct StorageProblem: JSONModel {
  public var status: Int?
  public var error: Bool?
  @Indirect public var errorMessage: ServiceMessage
  /// An empty object.
  public var channels: [String: JSONValue]?

  public init(
    status: Int? = nil,
    error: Bool? = nil,
    errorMessage: ServiceMessage,
    channels: [String: JSONValue]? = nil
  ) {
    self.status = status
    self.error = error
    self.errorMessage = errorMessage
    self.channels = channels
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var errorMessage: ServiceMessage?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      case "error_message": json.read(into: &errorMessage)
      case "channels": json.read(into: &channels)
      default: try json.skipValue()
      }
    }
    self.errorMessage = try json.require(errorMessage, "error_message")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("error", error)
    json.member("error_message", errorMessage)
    json.optionalMember("channels", channels)
    json.endObject()
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
