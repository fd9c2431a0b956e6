extension PubNubError {
  /// The part of a call in which it failed.
  public enum Domain: String, CaseIterable, Hashable, Sendable {
    case urlCreation, jsonCodability, requestProcessing, crypto, requestTransmission
    case responseReceiving, responseProcessing, endpointResponse, serviceNotEnabled
    case cancellation, uncategorized
  }
}

extension PubNubError.Reason {
  var domain: PubNubError.Domain {
    switch self {
    case .missingRequiredParameter, .invalidEndpointType, .missingPublishKey,
      .missingSubscribeKey, .missingPublishAndSubscribeKey, .missingUserId:
      .urlCreation
    case .jsonStringEncodingFailure, .jsonStringDecodingFailure, .jsonDataEncodingFailure,
      .jsonDataDecodingFailure, .protocolTranscodingFailure:
      .jsonCodability
    case .requestMutatorFailure, .requestRetryFailed: .requestProcessing
    case .missingCryptoKey, .encryptionFailure, .decryptionFailure, .unknownCryptorFailure: .crypto
    case .backgroundUpdatesDisabled, .backgroundInsufficientResources,
      .backgroundUserForceQuitApplication, .timedOut, .nameResolutionFailure, .invalidURL,
      .connectionFailure, .connectionOverDataFailure, .connectionLost, .secureConnectionFailure,
      .certificateTrustFailure:
      .requestTransmission
    case .sessionDeinitialized, .sessionInvalidated, .clientCancelled, .longPollingRestart,
      .longPollingReset:
      .cancellation
    case .badServerResponse, .responseDecodingFailure, .dataLengthExceedsMaximum:
      .responseReceiving
    case .missingCriticalResponseData, .unrecognizedStatusCode, .malformedResponseBody:
      .responseProcessing
    case .pushNotEnabled, .messageHistoryNotEnabled, .messageDeletionNotEnabled,
      .multiplexingNotEnabled:
      .serviceNotEnabled
    case .unknown: .uncategorized
    default: .endpointResponse
    }
  }
}
