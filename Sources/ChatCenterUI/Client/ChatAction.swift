import BinderyRealtime
import BinderyRuntime

/// The actions that the state machine of a client decides, and its actor performs in order.
enum ChatAction: Sendable {
  // The socket.
  case open(generation: Int, ChatAccount)
  /// - Parameter permit: Held until the frame is sent.
  case send(SocketChannel.Outgoing, generation: Int, permit: Permit?)
  case ping(generation: Int)
  case close(generation: Int, WebSocketCloseCode)
  /// Ends the socket without a closing handshake.
  case drop(generation: Int)

  // Tasks.
  case wait(Duration, ChatTimer)
  case request(ChatRequest)
  case cancel(BackgroundTasks.Key)
  /// Cancels all tasks but the connection's timer.
  case cancelTasks

  // Notifications.
  case log(ChatLogLevel, String)
  case event(ChatEvent)
  /// Reports that a message has arrived, or why it hasn't.
  case end(messageID: String, ChatSendFailure?)
  case reportError(ChatNetworkError)
  case reportMalformed(MalformedMembers)
  /// Reports a frame that can't be decoded.
  case reportUndecodable(UndecodableEvent)
  /// Reports the number of unread messages if it has changed.
  case setUnreadCount(Int)
  /// Reports a count of 0 for a new user.
  case resetUnreadCount
  case setSettings(EffectiveSettings<LocalSettings>)
  case setLargestImage(Int)
  case setChatOpen(Bool)
  case setSocketActive(Bool)
  /// Ends an authorization for the app, unless there is a newer one.
  case deauthorize(authorization: Int)
  /// Calls a completion of the app.
  case call(@Sendable () -> Void)
}

/// A timer of a client.
enum ChatTimer: Sendable {
  case connection(number: Int)
  case expiry
  case typing
  /// Ends the upload of a message's file.
  case upload(String)
  /// Ends the delay of the answers to a survey.
  case survey(String, replyID: String)

  var key: BackgroundTasks.Key {
    switch self {
    case .connection: .connectionTimer
    case .expiry: .expiry
    case .typing: .typing
    case .upload(let id): .uploadTimeout(id)
    case .survey(let survey, _): .survey(survey)
    }
  }
}

/// The HTTP requests that a client makes by itself or for a command.
enum ChatRequest: Sendable {
  /// The configuration, then the latest page of the history.
  case initialData(ChatAccount)
  /// The entries that arrived while there was no socket.
  case missedMessages(HistoryLoader.Request, ChatAccount)
  case pollUnreadCount(UnreadPolling, ChatAccount)
  case unreadCount(
    ChatAccount,
    id: String,
    completion: @Sendable (Result<Int, ChatNetworkError>) -> Void
  )
  /// The upload of a message's file.
  case upload(Data, type: String, id: String, ChatAccount)
}
