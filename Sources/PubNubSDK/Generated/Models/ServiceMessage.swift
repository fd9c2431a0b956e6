// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why a service refused a request, in the words of that service.
///
/// The text for one reason differs between services. The patterns describe the known texts, some of
/// which have a variable part.
public enum ServiceMessage: JSONModel {
  case couldNotParseRequest(String)
  case forbidden(String)
  case invalidArguments(String)
  case invalidCharacter(String)
  case invalidDevicePushToken(String)
  case invalidSubscribeKey(String)
  case invalidPublishKey(String)
  case requestContainedInvalidJSON(String)
  case maxChannelGroupCountExceeded(String)
  case requestURITooLong(String)
  case serviceUnavailable(String)
  case badRequest(String)
  case resourceNotFound(String)
  case conflict(String)
  case preconditionFailed(String)
  case unsupportedType(String)
  case tooManyRequests(String)
  case messageTooLong(String)
  case failedToPublish(String)
  case invalidUUID(String)
  case nothingToDelete(String)
  case multiplexingNotEnabled(String)
  case pushNotEnabled(String)
  case messageHistoryNotEnabled(String)
  case messageDeletionNotEnabled(String)
  case other(String)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .text(matching: "^Could Not Parse Request$"),
    .text(matching: "^(Forbidden$|Supplied authorization key does not have the permissions)"),
    .text(matching: "^Invalid Arguments$"),
    .text(matching: "^(Reserved character in input|[Ii]nvalid.*([Pp]arameter|[Cc]haracter))"),
    .text(matching: "^Expected 32 or 100 byte hex device token$"),
    .text(matching: "^Invalid (Subscribe Key|Subkey)$"),
    .text(matching: "^Invalid Key$"),
    .text(matching: "^Invalid JSON$"),
    .text(matching: "^Maximum channel group count exceeded\\.$"),
    .text(matching: "^Request URI Too Long$"),
    .text(matching: "^(Service Unavailable$|The server took longer to respond than the maximum)"),
    .text(matching: "^Request payload contained invalid input\\.$"),
    .text(matching: "^(Requested object was not found\\.$|Not Found )"),
    .text(matching: "^(Action Already Added$|Object with the requested identifier already)"),
    .text(matching: "^Object already changed by another request since"),
    .text(matching: "^Request payload must be in JSON format\\.$"),
    .text(matching: "^(Too many requests\\.$|You have exceeded the maximum number of)"),
    .text(matching: "^(Message Too Large|Signal size too large)$"),
    .text(matching: "^(Stored|Deleted) but failed to publish"),
    .text(matching: "^Not deleting message action: wrong uuid specified$"),
    .text(matching: "^No matching message actions to delete$"),
    .text(matching: "^Multiplexing not enabled$"),
    .text(matching: "^Use of the mobile push notifications API requires"),
    .text(matching: "^Use of the history API requires"),
    .text(matching: "^Use of the history Delete API requires"),
    .string(),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .couldNotParseRequest(try json.read())
      case 1: .forbidden(try json.read())
      case 2: .invalidArguments(try json.read())
      case 3: .invalidCharacter(try json.read())
      case 4: .invalidDevicePushToken(try json.read())
      case 5: .invalidSubscribeKey(try json.read())
      case 6: .invalidPublishKey(try json.read())
      case 7: .requestContainedInvalidJSON(try json.read())
      case 8: .maxChannelGroupCountExceeded(try json.read())
      case 9: .requestURITooLong(try json.read())
      case 10: .serviceUnavailable(try json.read())
      case 11: .badRequest(try json.read())
      case 12: .resourceNotFound(try json.read())
      case 13: .conflict(try json.read())
      case 14: .preconditionFailed(try json.read())
      case 15: .unsupportedType(try json.read())
      case 16: .tooManyRequests(try json.read())
      case 17: .messageTooLong(try json.read())
      case 18: .failedToPublish(try json.read())
      case 19: .invalidUUID(try json.read())
      case 20: .nothingToDelete(try json.read())
      case 21: .multiplexingNotEnabled(try json.read())
      case 22: .pushNotEnabled(try json.read())
      case 23: .messageHistoryNotEnabled(try json.read())
      case 24: .messageDeletionNotEnabled(try json.read())
      case 25: .other(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .couldNotParseRequest(let value): value.encode(into: &json)
    case .forbidden(let value): value.encode(into: &json)
    case .invalidArguments(let value): value.encode(into: &json)
    case .invalidCharacter(let value): value.encode(into: &json)
    case .invalidDevicePushToken(let value): value.encode(into: &json)
    case .invalidSubscribeKey(let value): value.encode(into: &json)
    case .invalidPublishKey(let value): value.encode(into: &json)
    case .requestContainedInvalidJSON(let value): value.encode(into: &json)
    case .maxChannelGroupCountExceeded(let value): value.encode(into: &json)
    case .requestURITooLong(let value): value.encode(into: &json)
    case .serviceUnavailable(let value): value.encode(into: &json)
    case .badRequest(let value): value.encode(into: &json)
    case .resourceNotFound(let value): value.encode(into: &json)
    case .conflict(let value): value.encode(into: &json)
    case .preconditionFailed(let value): value.encode(into: &json)
    case .unsupportedType(let value): value.encode(into: &json)
    case .tooManyRequests(let value): value.encode(into: &json)
    case .messageTooLong(let value): value.encode(into: &json)
    case .failedToPublish(let value): value.encode(into: &json)
    case .invalidUUID(let value): value.encode(into: &json)
    case .nothingToDelete(let value): value.encode(into: &json)
    case .multiplexingNotEnabled(let value): value.encode(into: &json)
    case .pushNotEnabled(let value): value.encode(into: &json)
    case .messageHistoryNotEnabled(let value): value.encode(into: &json)
    case .messageDeletionNotEnabled(let value): value.encode(into: &json)
    case .other(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
