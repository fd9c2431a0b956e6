extension ServiceErrorContent {
  /// The reason for the service's message; nil for an unknown message.
  var reason: PubNubError.Reason? {
    guard let message else { return nil }
    return Self.reasons[message] ?? Self.reason(ofUnlisted: message.rawValue)
  }

  /// The reasons of the messages that the specification lists.
  static let reasons: [ServiceMessage: PubNubError.Reason] = [
    .couldNotParseRequest: .couldNotParseRequest,
    .forbidden: .forbidden,
    .suppliedAuthorizationKeyDoesNotHaveThePermissionsRequiredTo: .forbidden,
    .invalidArguments: .invalidArguments,
    .reservedCharacterInInputParameters: .invalidCharacter,
    .expected32Or100ByteHexDeviceToken: .invalidDevicePushToken,
    .invalidSubscribeKey: .invalidSubscribeKey,
    .invalidSubkey: .invalidSubscribeKey,
    .invalidKey: .invalidPublishKey,
    .invalidJSON: .requestContainedInvalidJSON,
    .maximumChannelGroupCountExceeded: .maxChannelGroupCountExceeded,
    .requestURITooLong: .requestURITooLong,
    .serviceUnavailable: .serviceUnavailable,
    .theServerTookLongerToRespondThanTheMaximumAllowedProcessing: .serviceUnavailable,
    .requestPayloadContainedInvalidInput: .badRequest,
    .requestedObjectWasNotFound: .resourceNotFound,
    .objectWithTheRequestedIdentifierAlreadyExists: .conflict,
    .actionAlreadyAdded: .conflict,
    .objectAlreadyChangedByAnotherRequestSinceLastRetrieval: .preconditionFailed,
    .requestPayloadMustBeInJSONFormat: .unsupportedType,
    .youHaveExceededTheMaximumNumberOfRequestsPerSecondAllowedFor: .tooManyRequests,
    .tooManyRequests: .tooManyRequests,
    .messageTooLarge: .messageTooLong,
    .signalSizeTooLarge: .messageTooLong,
    .storedButFailedToPublishMessageAction: .failedToPublish,
    .deletedButFailedToPublishRemovedEvents: .failedToPublish,
    .notDeletingMessageActionWrongUuidSpecified: .invalidUUID,
    .noMatchingMessageActionsToDelete: .nothingToDelete,
    .multiplexingNotEnabled: .multiplexingNotEnabled,
  ]

  /// The reason for a message with a variable part; nil for an unknown message.
  private static func reason(ofUnlisted message: String) -> PubNubError.Reason? {
    if let (_, reason) = prefixes.first(where: { message.hasPrefix($0.0) }) { return reason }
    let lowercased = message.lowercased()
    let namesInput = ["parameter", "character"].contains { lowercased.contains($0) }
    return lowercased.hasPrefix("invalid") && namesInput ? .invalidCharacter : nil
  }

  private static let prefixes: [(String, PubNubError.Reason)] = [
    ("Not Found ", .resourceNotFound),
    ("Use of the mobile push notifications API requires", .pushNotEnabled),
    ("Use of the history API requires", .messageHistoryNotEnabled),
    ("Use of the history Delete API requires", .messageDeletionNotEnabled),
  ]
}
