/// Why a call can't be made now.
public enum ChatCenterUIError: Error, Hashable, Sendable {
  /// `authorize` comes first.
  case userNotAuthorized
  /// No session's chat is there.
  case chatNotOpened
  /// The setting `searchEnabled` is false.
  case searchDisabled
}

/// Why a message isn't sent at all.
public enum ChatCenterUISendMessageError: Error, Hashable, Sendable {
  /// `authorize` comes first.
  case userNotAuthorized
  /// No socket is open; which one stays is the settings' choice.
  case webSocketNotActive
  /// It has neither text nor image, or only blanks.
  case messageIsEmpty
  /// It has more characters than the service takes.
  case messageTooLong
  /// Its image has more bytes than the company lets through.
  case messageImageTooLarge
  /// The setting `userInputEnabled` is false.
  case userInputDisabled
  /// The file is audio, and the setting `voiceRecordingEnabled` is false.
  case voiceRecordingDisabled
  /// Documented, and never thrown: an image is sent as it is.
  case messageImageCompressionError
  /// Documented, and never thrown: a message needs a socket, and no chat.
  case chatNotOpened
  /// Documented, and never thrown: `ChatSendFailure` says why a message hasn't arrived.
  case messageNotSent
}

/// Why a message that was to be sent has not arrived.
public enum ChatSendFailure: Error, Hashable, Sendable {
  /// It couldn't be sent at all.
  case refused(ChatCenterUISendMessageError)
  /// The service doesn't want it.
  case rejected(code: String, details: String?)
  /// The service didn't say in time that it has it.
  case timedOut
  /// So many messages wait for the service already.
  case overflow(bound: Int)
  /// The socket was closed or lost before the service said that it has it.
  case connectionLost
  /// Its file couldn't be stored.
  case notStored(ChatNetworkError)
  /// A later answer to the same survey was given in its place.
  case replaced
  /// Who waited was cancelled; whether it has arrived is told as an event.
  case cancelled
}
