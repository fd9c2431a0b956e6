extension PubNubError {
  /// The part of a call in which it failed.
  public enum Domain: String, CaseIterable, Hashable, Sendable {
    /// No request can be made of what was given.
    case urlCreation
    /// A value is no JSON, or JSON isn't the value.
    case jsonCodability
    /// An operator could not decide about the request.
    case requestProcessing
    /// Something can't be encrypted or decrypted.
    case crypto
    /// No answer came.
    case requestTransmission
    /// What came isn't a whole answer.
    case responseReceiving
    /// The answer can't be made sense of.
    case responseProcessing
    /// The service refused.
    case endpointResponse
    /// The keys don't have the feature.
    case serviceNotEnabled
    /// The app ended it.
    case cancellation
    /// A file can't be read or written; this client has no such reason.
    case fileManagement
    /// A stream can't be read or written; this client has no such reason.
    case streamFailure
    /// Nothing is known.
    case uncategorized
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
