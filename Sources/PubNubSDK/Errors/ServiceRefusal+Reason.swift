import BinderyRuntime

extension ServiceRefusal {
  /// The message of the service; nil for a body of another form.
  var message: ServiceMessage? {
    switch self {
    case .accessProblem(let problem): problem.message
    case .publishProblem(let problem): problem.text
    case .storageProblem(let problem): problem.errorMessage
    case .messageActionProblem(let problem): problem.error.message
    case .pushProblem(let problem): problem.error
    case .unknown: nil
    }
  }

  /// The text of the message, and detailed ones.
  var texts: [String] {
    var texts = [message?.text].compactMap { $0 }
    guard case .messageActionProblem(let problem) = self else { return texts }
    for detail in problem.error.details ?? [] {
      let location = [detail.locationType, detail.location].compactMap { $0 }.joined(separator: " ")
      texts.append(location.isEmpty ? detail.message : "\(detail.message) (\(location))")
    }
    return texts
  }

  /// The channels and channel groups to which Access Manager denies access.
  var denied: [PubNubError.AffectedValue] {
    guard case .accessProblem(let problem) = self, let payload = problem.payload else { return [] }
    let (channels, groups) = (payload.channels ?? [], payload.channelGroups ?? [])
    return (channels.isEmpty ? [] : [.channels(channels)])
      + (groups.isEmpty ? [] : [.channelGroups(groups)])
  }
}

extension ServiceMessage {
  /// The words of the service; nil for a value that isn't text.
  var text: String? { JSONValue(lossless: self).string }

  /// The reason that the specification names; nil for any other message.
  var reason: PubNubError.Reason? {
    switch self {
    case .couldNotParseRequest: .couldNotParseRequest
    case .forbidden: .forbidden
    case .invalidArguments: .invalidArguments
    case .invalidCharacter: .invalidCharacter
    case .invalidDevicePushToken: .invalidDevicePushToken
    case .invalidSubscribeKey: .invalidSubscribeKey
    case .invalidPublishKey: .invalidPublishKey
    case .requestContainedInvalidJSON: .requestContainedInvalidJSON
    case .maxChannelGroupCountExceeded: .maxChannelGroupCountExceeded
    case .requestURITooLong: .requestURITooLong
    case .serviceUnavailable: .serviceUnavailable
    case .badRequest: .badRequest
    case .resourceNotFound: .resourceNotFound
    case .conflict: .conflict
    case .preconditionFailed: .preconditionFailed
    case .unsupportedType: .unsupportedType
    case .tooManyRequests: .tooManyRequests
    case .messageTooLong: .messageTooLong
    case .failedToPublish: .failedToPublish
    case .invalidUUID: .invalidUUID
    case .nothingToDelete: .nothingToDelete
    case .multiplexingNotEnabled: .multiplexingNotEnabled
    case .pushNotEnabled: .pushNotEnabled
    case .messageHistoryNotEnabled: .messageHistoryNotEnabled
    case .messageDeletionNotEnabled: .messageDeletionNotEnabled
    case .other, .unknown: nil
    }
  }
}
