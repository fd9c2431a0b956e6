extension PubNubError {
  /// Why a call failed; where the service's HTTP status is all that is known, its raw value is
  /// that status.
  public enum Reason: Int, CaseIterable, Hashable, Sendable {
    // What was asked for can't be.
    /// A parameter that the call needs is missing or empty.
    case missingRequiredParameter
    /// There is no such endpoint; this client never says so.
    case invalidEndpointType
    /// The configuration has no publish key, which publishing needs.
    case missingPublishKey
    /// The configuration has no subscribe key.
    case missingSubscribeKey
    /// The configuration has neither publish nor subscribe key.
    case missingPublishAndSubscribeKey
    /// The configuration's user id is empty.
    case missingUserId

    // Values that are no JSON, and JSON that is no such value.
    /// The text can't be written as JSON; this client never says so.
    case jsonStringEncodingFailure
    /// The text is not the JSON that it should be; this client never says so.
    case jsonStringDecodingFailure
    /// The value can't be written as JSON.
    case jsonDataEncodingFailure
    /// The data is not the JSON that it should be.
    case jsonDataDecodingFailure
    /// The value can't become one of the other type; this client never says so.
    case protocolTranscodingFailure

    // Encryption.
    /// There is no key to encrypt or decrypt with.
    case missingCryptoKey
    /// The data can't be encrypted.
    case encryptionFailure
    /// The data can't be decrypted.
    case decryptionFailure
    /// No cryptor of the crypto module knows how the data was encrypted.
    case unknownCryptorFailure

    // The request on its way.
    /// A `RequestMutator` gave no request that can be sent.
    case requestMutatorFailure
    /// A `RequestRetrier` gave no time after which to try again.
    case requestRetryFailed
    /// Background updates are turned off; this client never says so.
    case backgroundUpdatesDisabled
    /// The system has no resources for work in the background; this client never says so.
    case backgroundInsufficientResources
    /// The user ended the app; this client never says so.
    case backgroundUserForceQuitApplication
    /// The service didn't answer in time.
    case timedOut
    /// The host's name can't be resolved.
    case nameResolutionFailure
    /// `origin` or an operator makes a URL that can't be asked.
    case invalidURL
    /// There is no connection to the service.
    case connectionFailure
    /// The cellular network doesn't let the request through; this client never says so.
    case connectionOverDataFailure
    /// The connection was lost.
    case connectionLost
    /// The connection can't be made secure, or the certificate isn't trusted.
    case secureConnectionFailure
    /// The service's certificate isn't trusted; this client never says so.
    case certificateTrustFailure

    // Calls that were ended on purpose.
    /// The session is gone; this client never says so.
    case sessionDeinitialized
    /// The session was ended by `invalidateAndCancel()`.
    case sessionInvalidated
    /// The task that waited for the call was cancelled.
    case clientCancelled
    /// The long poll begins anew with what has changed; this client never says so.
    case longPollingRestart
    /// The long poll was ended; this client never says so.
    case longPollingReset

    // The answer.
    /// What came back is not HTTP, or its content isn't coded as it says.
    case badServerResponse
    /// The answer's content can't be decoded; this client never says so.
    case responseDecodingFailure
    /// The answer is longer than the transport takes.
    case dataLengthExceedsMaximum
    /// The answer lacks what it should say.
    case missingCriticalResponseData
    /// The service answered with a status that nothing describes.
    case unrecognizedStatusCode
    /// The answer's body is not as it should be.
    case malformedResponseBody

    // What the service said.
    /// The service refuses the arguments.
    case invalidArguments
    /// A parameter has a character that isn't allowed.
    case invalidCharacter
    /// The device's push token is not one.
    case invalidDevicePushToken
    /// The subscribe key is not one.
    case invalidSubscribeKey
    /// The publish key is not one.
    case invalidPublishKey
    /// There are more channel groups than allowed.
    case maxChannelGroupCountExceeded
    /// The service couldn't read the request.
    case couldNotParseRequest
    /// The service couldn't read the request's JSON.
    case requestContainedInvalidJSON
    /// As many messages came at once as `requestMessageCountThreshold`, so that earlier ones may be
    /// lost.
    case messageCountExceededMaximum
    /// The message is longer than the service takes; told before it is sent where that is known.
    case messageTooLong
    /// The message action belongs to another user.
    case invalidUUID
    /// There is nothing to delete.
    case nothingToDelete
    /// The change is stored, but nobody was told of it.
    case failedToPublish

    // Features that the keys don't have.
    /// Mobile push notifications aren't enabled for these keys.
    case pushNotEnabled
    /// Message persistence isn't enabled for these keys.
    case messageHistoryNotEnabled
    /// Deleting from history isn't enabled for these keys.
    case messageDeletionNotEnabled
    /// More than one channel at a time isn't enabled for these keys.
    case multiplexingNotEnabled

    /// An unknown error.
    case unknown

    // By the status alone.
    /// The service can't make sense of the request.
    case badRequest = 400
    /// The service doesn't know who asks: `authToken` or `authKey` is missing or wrong.
    case unauthorized = 401
    /// The service isn't enabled for these keys.
    case serviceNotEnabled = 402
    /// The auth token or key doesn't allow this.
    case forbidden = 403
    /// What was asked for doesn't exist.
    case resourceNotFound = 404
    /// It exists already.
    case conflict = 409
    /// It was changed by someone else since it was read.
    case preconditionFailed = 412
    /// The request's URL is too long.
    case requestURITooLong = 414
    /// The request's content has the wrong type.
    case unsupportedType = 415
    /// Too many requests in too short a time.
    case tooManyRequests = 429
    /// The filter expression can't be read.
    case malformedFilterExpression = 481
    /// The service failed.
    case internalServiceError = 500
    /// The service is overloaded, or took too long.
    case serviceUnavailable = 503
  }
}
