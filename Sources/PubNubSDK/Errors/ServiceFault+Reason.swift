extension ServiceFault {
  /// The reason for the service's message; nil for an unknown message.
  var reason: PubNubError.Reason? {
    guard let message else { return nil }
    if let reason = Self.reasons[message] { return reason }
    if let (_, reason) = Self.prefixes.first(where: { message.hasPrefix($0.0) }) { return reason }
    let lowercased = message.lowercased()
    let namesInput = ["parameter", "character"].contains { lowercased.contains($0) }
    return lowercased.hasPrefix("invalid") && namesInput ? .invalidCharacter : nil
  }

  static let reasons: [String: PubNubError.Reason] = [
    "Could Not Parse Request": .couldNotParseRequest,
    "Forbidden": .forbidden,
    "Supplied authorization key does not have the permissions required to perform this operation.":
      .forbidden,
    "Invalid Arguments": .invalidArguments,
    "Reserved character in input parameters.": .invalidCharacter,
    "Expected 32 or 100 byte hex device token": .invalidDevicePushToken,
    "Invalid Subscribe Key": .invalidSubscribeKey,
    "Invalid Subkey": .invalidSubscribeKey,
    "Invalid Key": .invalidPublishKey,
    "Invalid JSON": .requestContainedInvalidJSON,
    "Maximum channel group count exceeded.": .maxChannelGroupCountExceeded,
    "Request URI Too Long": .requestURITooLong,
    "Service Unavailable": .serviceUnavailable,
    "The server took longer to respond than the maximum allowed processing time.":
      .serviceUnavailable,
    "Request payload contained invalid input.": .badRequest,
    "Requested object was not found.": .resourceNotFound,
    "Object with the requested identifier already exists.": .conflict,
    "Action Already Added": .conflict,
    "Object already changed by another request since last retrieval.": .preconditionFailed,
    "Request payload must be in JSON format.": .unsupportedType,
    "You have exceeded the maximum number of requests per second allowed for your subscriber key.":
      .tooManyRequests,
    "Too many requests.": .tooManyRequests,
    "Message Too Large": .messageTooLong,
    "Signal size too large": .messageTooLong,
    "Stored but failed to publish message action.": .failedToPublish,
    "Deleted but failed to publish removed events.": .failedToPublish,
    "Not deleting message action: wrong uuid specified": .invalidUUID,
    "No matching message actions to delete": .nothingToDelete,
    "Multiplexing not enabled": .multiplexingNotEnabled,
  ]

  private static let prefixes: [(String, PubNubError.Reason)] = [
    ("Not Found ", .resourceNotFound),
    ("Use of the mobile push notifications API requires", .pushNotEnabled),
    ("Use of the history API requires", .messageHistoryNotEnabled),
    ("Use of the history Delete API requires", .messageDeletionNotEnabled),
  ]
}
