extension PubNubError {
  /// The reason for a failure; its raw value is the HTTP status if that alone identifies it.
  public enum Reason: Int, CaseIterable, Hashable, Sendable {
    // The call can't be made.
    /// A parameter that the call needs is missing or empty.
    case missingRequiredParameter
    /// There is no such endpoint; not used by this client.
    case invalidEndpointType
    /// The configuration has no publish key, which publishing needs.
    case missingPublishKey
    /// The configuration has no subscribe key.
    case missingSubscribeKey
    /// The configuration has neither publish nor subscribe key.
    case missingPublishAndSubscribeKey
    /// The configuration's user id is empty.
    case missingUserId

    // Conversion between values and JSON.
    /// The text can't be encoded as JSON; not used by this client.
    case jsonStringEncodingFailure
    /// The text isn't the expected JSON; not used by this client.
    case jsonStringDecodingFailure
    /// The value can't be encoded as JSON.
    case jsonDataEncodingFailure
    /// The data isn't the expected JSON.
    case jsonDataDecodingFailure
    /// The value can't be converted to the other type; not used by this client.
    case protocolTranscodingFailure

    // Encryption.
    /// There is no key for encryption or decryption.
    case missingCryptoKey
    /// The data can't be encrypted.
    case encryptionFailure
    /// The data can't be decrypted.
    case decryptionFailure
    /// The crypto module has no cryptor for the data.
    case unknownCryptorFailure

    // Sending the request.
    /// A `RequestMutator` returned an error, or a request that can't be sent.
    case requestMutatorFailure
    /// A `RequestRetrier` returned an error other than a `PubNubError`.
    case requestRetryFailed
    /// Background updates are disabled; not used by this client.
    case backgroundUpdatesDisabled
    /// The system has no resources for work in the background; not used by this client.
    case backgroundInsufficientResources
    /// The user quit the app; not used by this client.
    case backgroundUserForceQuitApplication
    /// The service didn't respond in time.
    case timedOut
    /// The host name can't be resolved.
    case nameResolutionFailure
    /// The URL is invalid, because of `origin` or an operator.
    case invalidURL
    /// The client can't connect to the service.
    case connectionFailure
    /// The cellular network blocks the request; not used by this client.
    case connectionOverDataFailure
    /// The connection was lost.
    case connectionLost
    /// The TLS connection failed, or the certificate isn't trusted.
    case secureConnectionFailure
    /// The service's certificate isn't trusted; not used by this client.
    case certificateTrustFailure

    // Cancellation.
    /// The session was deallocated; not used by this client.
    case sessionDeinitialized
    /// The session was invalidated by `invalidateAndCancel()`.
    case sessionInvalidated
    /// The task that made the call was cancelled.
    case clientCancelled
    /// The long poll restarts with changed subscriptions; not used by this client.
    case longPollingRestart
    /// The long poll was ended; not used by this client.
    case longPollingReset

    // The response.
    /// The response isn't valid HTTP, or its content encoding is wrong.
    case badServerResponse
    /// The content of the response can't be decoded; not used by this client.
    case responseDecodingFailure
    /// The response is longer than the transport accepts.
    case dataLengthExceedsMaximum
    /// The response lacks required data.
    case missingCriticalResponseData
    /// The service responded with an undocumented status.
    case unrecognizedStatusCode
    /// The body of the response is malformed.
    case malformedResponseBody

    // Errors of the service.
    /// The arguments are invalid, according to the client or the service.
    case invalidArguments
    /// A parameter contains a character that isn't allowed.
    case invalidCharacter
    /// The device's push token is invalid.
    case invalidDevicePushToken
    /// The subscribe key is invalid.
    case invalidSubscribeKey
    /// The publish key is invalid.
    case invalidPublishKey
    /// There are more channel groups than allowed.
    case maxChannelGroupCountExceeded
    /// The service couldn't parse the request.
    case couldNotParseRequest
    /// The service couldn't parse the JSON in the request.
    case requestContainedInvalidJSON
    /// A response had `requestMessageCountThreshold` messages or more; earlier ones may be lost.
    case messageCountExceededMaximum
    /// The message is longer than the service allows; nothing is sent if the client knows the
    /// limit.
    case messageTooLong
    /// The message action belongs to another user.
    case invalidUUID
    /// There is nothing to delete.
    case nothingToDelete
    /// The change was stored, but subscribers weren't notified.
    case failedToPublish

    // Features that aren't enabled for the keys.
    /// Mobile push notifications aren't enabled for these keys.
    case pushNotEnabled
    /// Message persistence isn't enabled for these keys.
    case messageHistoryNotEnabled
    /// Deleting from history isn't enabled for these keys.
    case messageDeletionNotEnabled
    /// Subscribing to several channels isn't enabled for these keys.
    case multiplexingNotEnabled

    /// The cause is unknown.
    case unknown

    // HTTP statuses.
    /// The service can't interpret the request.
    case badRequest = 400
    /// The client isn't authenticated: `authToken` or `authKey` is missing or wrong.
    case unauthorized = 401
    /// The service isn't enabled for these keys.
    case serviceNotEnabled = 402
    /// The auth token or key doesn't grant the permission.
    case forbidden = 403
    /// The requested resource doesn't exist.
    case resourceNotFound = 404
    /// The resource already exists.
    case conflict = 409
    /// Another request has changed the resource since it was read.
    case preconditionFailed = 412
    /// The request's URL is too long.
    case requestURITooLong = 414
    /// The request's content type isn't supported.
    case unsupportedType = 415
    /// The client sent too many requests in too short a time.
    case tooManyRequests = 429
    /// The filter expression is malformed.
    case malformedFilterExpression = 481
    /// The service failed.
    case internalServiceError = 500
    /// The service is overloaded, or took too long.
    case serviceUnavailable = 503
  }
}
