extension PubNubError {
  /// Why a call failed; where the service's HTTP status is all that is known, its raw value is
  /// that status.
  public enum Reason: Int, CaseIterable, Hashable, Sendable {
    // What was asked for can't be.
    case missingRequiredParameter, invalidEndpointType
    case missingPublishKey, missingSubscribeKey, missingPublishAndSubscribeKey, missingUserId

    // Values that are no JSON, and JSON that is no such value.
    case jsonStringEncodingFailure, jsonStringDecodingFailure
    case jsonDataEncodingFailure, jsonDataDecodingFailure, protocolTranscodingFailure

    // Encryption.
    case missingCryptoKey, encryptionFailure, decryptionFailure, unknownCryptorFailure

    // The request on its way.
    case requestMutatorFailure, requestRetryFailed
    case backgroundUpdatesDisabled, backgroundInsufficientResources
    case backgroundUserForceQuitApplication
    case timedOut, nameResolutionFailure, invalidURL, connectionFailure
    case connectionOverDataFailure, connectionLost
    case secureConnectionFailure, certificateTrustFailure

    // Calls that were ended on purpose.
    case sessionDeinitialized, sessionInvalidated
    case clientCancelled, longPollingRestart, longPollingReset

    // The answer.
    case badServerResponse, responseDecodingFailure, dataLengthExceedsMaximum
    case missingCriticalResponseData, unrecognizedStatusCode, malformedResponseBody

    // What the service said.
    case invalidArguments, invalidCharacter, invalidDevicePushToken
    case invalidSubscribeKey, invalidPublishKey, maxChannelGroupCountExceeded
    case couldNotParseRequest, requestContainedInvalidJSON
    case messageCountExceededMaximum, messageTooLong
    case invalidUUID, nothingToDelete, failedToPublish

    // Features that the keys don't have.
    case pushNotEnabled, messageHistoryNotEnabled, messageDeletionNotEnabled
    case multiplexingNotEnabled

    case unknown

    // By the status alone.
    case badRequest = 400
    case unauthorized = 401
    case serviceNotEnabled = 402
    case forbidden = 403
    case resourceNotFound = 404
    case conflict = 409
    case preconditionFailed = 412
    case requestURITooLong = 414
    case unsupportedType = 415
    case tooManyRequests = 429
    case malformedFilterExpression = 481
    case internalServiceError = 500
    case serviceUnavailable = 503
  }
}
