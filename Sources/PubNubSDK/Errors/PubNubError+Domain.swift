extension PubNubError {
  /// The part of a call that failed.
  public enum Domain: String, CaseIterable, Hashable, Sendable {
    /// The request can't be created from the arguments or the configuration.
    case urlCreation
    /// A value can't be converted to JSON, or JSON to the value.
    case jsonCodability
    /// An operator failed.
    case requestProcessing
    /// Encryption or decryption failed.
    case crypto
    /// No response was received.
    case requestTransmission
    /// The response is incomplete or not HTTP.
    case responseReceiving
    /// The response can't be interpreted.
    case responseProcessing
    /// The service refused the request.
    case endpointResponse
    /// The feature isn't enabled for the keys.
    case serviceNotEnabled
    /// The call was cancelled, or its session invalidated.
    case cancellation
    /// A file can't be read or written; not used by this client.
    case fileManagement
    /// A stream can't be read or written; not used by this client.
    case streamFailure
    /// The cause is unknown.
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
