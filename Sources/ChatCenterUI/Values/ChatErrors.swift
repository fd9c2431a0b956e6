/// An error of a call that the state of the client doesn't permit.
public enum ChatCenterUIError: Error, Hashable, Sendable {
  /// No user is authorized: call `authorize` first.
  case userNotAuthorized
  /// No chat is visible.
  case chatNotOpened
  /// The setting `searchEnabled` is false.
  case searchDisabled
}

/// The reason why a message is not sent.
public enum ChatCenterUISendMessageError: Error, Hashable, Sendable {
  /// No user is authorized: call `authorize` first.
  case userNotAuthorized
  /// No socket is open; the settings decide how long it stays open.
  case webSocketNotActive
  /// The message has neither text nor image, or only whitespace.
  case messageIsEmpty
  /// The text has more characters than the service accepts.
  case messageTooLong
  /// The image has more bytes than the company allows.
  case messageImageTooLarge
  /// The setting `userInputEnabled` is false.
  case userInputDisabled
  /// The file is audio, and the setting `voiceRecordingEnabled` is false.
  case voiceRecordingDisabled
  /// Documented, but never thrown: an image is sent unchanged.
  case messageImageCompressionError
  /// Documented, but never thrown: a message needs a socket, not a chat.
  case chatNotOpened
  /// Documented, but never thrown: `ChatSendFailure` states why a message hasn't arrived.
  case messageNotSent
}

/// The reason why a message has not arrived.
public enum ChatSendFailure: Error, Hashable, Sendable {
  /// The message was not sent.
  case refused(ChatCenterUISendMessageError)
  /// The service has rejected the message.
  case rejected(code: String, details: String?)
  /// The service did not acknowledge the message in time.
  case timedOut
  /// The limit of pending messages is reached.
  case overflow(bound: Int)
  /// The socket was closed or lost before the acknowledgment.
  case connectionLost
  /// The upload of the message's file has failed.
  case notStored(ChatNetworkError)
  /// A later answer to the same survey has replaced it.
  case replaced
  /// The waiting task was cancelled; an event reports whether the message has arrived.
  case cancelled
}

extension ChatCenterUIError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .userNotAuthorized: "no user is authorized"
    case .chatNotOpened: "no chat is visible"
    case .searchDisabled: "the search is disabled by a setting"
    }
  }
}

extension ChatCenterUISendMessageError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .userNotAuthorized: "no user is authorized"
    case .webSocketNotActive: "no socket is open"
    case .messageIsEmpty: "the message is empty"
    case .messageTooLong: "the text is too long"
    case .messageImageTooLarge: "the image is too large"
    case .userInputDisabled: "input is disabled by a setting"
    case .voiceRecordingDisabled: "voice recording is disabled by a setting"
    case .messageImageCompressionError: "the image can't be compressed"
    case .chatNotOpened: "no chat is visible"
    case .messageNotSent: "the message was not sent"
    }
  }
}

extension ChatSendFailure: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .refused(let error): error.errorDescription
    case .rejected(let code, let details):
      "the service rejects the message: \([code, details].compactMap { $0 }.joined(separator: " "))"
    case .timedOut: "the service did not acknowledge the message in time"
    case .overflow(let bound): "\(bound) messages are pending, which is the limit"
    case .connectionLost: "the connection was lost before the acknowledgment"
    case .notStored(let error): "the file is not stored: \(error.description)"
    case .replaced: "replaced by a later answer to the survey"
    case .cancelled: "cancelled"
    }
  }
}
