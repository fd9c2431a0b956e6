// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The reason why a service refused a request.
///
/// The text for one reason differs between services, and unlisted texts occur.
public struct ServiceMessage: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let couldNotParseRequest = Self(rawValue: "Could Not Parse Request")
  public static let forbidden = Self(rawValue: "Forbidden")
  public static let suppliedAuthorizationKeyDoesNotHaveThePermissionsRequiredTo = Self(
    rawValue: """
      Supplied authorization key does not have the permissions required to perform this operation.
      """
  )
  public static let invalidArguments = Self(rawValue: "Invalid Arguments")
  public static let reservedCharacterInInputParameters = Self(
    rawValue: "Reserved character in input parameters."
  )
  public static let expected32Or100ByteHexDeviceToken = Self(
    rawValue: "Expected 32 or 100 byte hex device token"
  )
  public static let invalidSubscribeKey = Self(rawValue: "Invalid Subscribe Key")
  public static let invalidSubkey = Self(rawValue: "Invalid Subkey")
  public static let invalidKey = Self(rawValue: "Invalid Key")
  public static let invalidJSON = Self(rawValue: "Invalid JSON")
  public static let maximumChannelGroupCountExceeded = Self(
    rawValue: "Maximum channel group count exceeded."
  )
  public static let requestURITooLong = Self(rawValue: "Request URI Too Long")
  public static let serviceUnavailable = Self(rawValue: "Service Unavailable")
  public static let theServerTookLongerToRespondThanTheMaximumAllowedProcessing = Self(
    rawValue: "The server took longer to respond than the maximum allowed processing time."
  )
  public static let requestPayloadContainedInvalidInput = Self(
    rawValue: "Request payload contained invalid input."
  )
  public static let requestedObjectWasNotFound = Self(rawValue: "Requested object was not found.")
  public static let objectWithTheRequestedIdentifierAlreadyExists = Self(
    rawValue: "Object with the requested identifier already exists."
  )
  public static let actionAlreadyAdded = Self(rawValue: "Action Already Added")
  public static let objectAlreadyChangedByAnotherRequestSinceLastRetrieval = Self(
    rawValue: "Object already changed by another request since last retrieval."
  )
  public static let requestPayloadMustBeInJSONFormat = Self(
    rawValue: "Request payload must be in JSON format."
  )
  public static let youHaveExceededTheMaximumNumberOfRequestsPerSecondAllowedFor = Self(
    rawValue: """
      You have exceeded the maximum number of requests per second allowed for your subscriber key.
      """
  )
  public static let tooManyRequests = Self(rawValue: "Too many requests.")
  public static let messageTooLarge = Self(rawValue: "Message Too Large")
  public static let signalSizeTooLarge = Self(rawValue: "Signal size too large")
  public static let storedButFailedToPublishMessageAction = Self(
    rawValue: "Stored but failed to publish message action."
  )
  public static let deletedButFailedToPublishRemovedEvents = Self(
    rawValue: "Deleted but failed to publish removed events."
  )
  public static let notDeletingMessageActionWrongUuidSpecified = Self(
    rawValue: "Not deleting message action: wrong uuid specified"
  )
  public static let noMatchingMessageActionsToDelete = Self(
    rawValue: "No matching message actions to delete"
  )
  public static let multiplexingNotEnabled = Self(rawValue: "Multiplexing not enabled")

  public static let knownValues: [Self] = [
    .couldNotParseRequest,
    .forbidden,
    .suppliedAuthorizationKeyDoesNotHaveThePermissionsRequiredTo,
    .invalidArguments,
    .reservedCharacterInInputParameters,
    .expected32Or100ByteHexDeviceToken,
    .invalidSubscribeKey,
    .invalidSubkey,
    .invalidKey,
    .invalidJSON,
    .maximumChannelGroupCountExceeded,
    .requestURITooLong,
    .serviceUnavailable,
    .theServerTookLongerToRespondThanTheMaximumAllowedProcessing,
    .requestPayloadContainedInvalidInput,
    .requestedObjectWasNotFound,
    .objectWithTheRequestedIdentifierAlreadyExists,
    .actionAlreadyAdded,
    .objectAlreadyChangedByAnotherRequestSinceLastRetrieval,
    .requestPayloadMustBeInJSONFormat,
    .youHaveExceededTheMaximumNumberOfRequestsPerSecondAllowedFor,
    .tooManyRequests,
    .messageTooLarge,
    .signalSizeTooLarge,
    .storedButFailedToPublishMessageAction,
    .deletedButFailedToPublishRemovedEvents,
    .notDeletingMessageActionWrongUuidSpecified,
    .noMatchingMessageActionsToDelete,
    .multiplexingNotEnabled,
  ]
}
