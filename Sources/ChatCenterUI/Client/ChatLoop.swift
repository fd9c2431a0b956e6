import BinderyRealtime
import BinderyRuntime

/// Performs the actions that the state machines of a client decide, one at a time.
///
/// It owns all sockets, timers and requests, and cancels them when it ends.
actor ChatLoop {
  let environment: ChatEnvironment
  let hub: ChatHub
  var lifecycle: SocketLifecycle
  var machine: ConnectionMachine
  var opening = SocketOpening()
  var pending = PendingMessages()
  /// The authorized user.
  var account: ChatAccount?
  /// The number of the newest command to authorize or deauthorize.
  var authorization = 0
  /// The user data that the socket has sent.
  var introducedUser: ChatUser?
  /// The user who was authorized last, kept after deauthorization.
  var lastAccount: ChatAccount?
  var serviceSettings: ServiceSettings?
  var conversation = Conversation()
  /// The date of the newest known entry.
  var newest: DateTime?
  /// When the last page of the history was received, in time since the client was created.
  var latestPage: Duration?
  /// The missing part of the history, until it is fetched.
  var gap: Gap?
  /// Whether a socket has been ready.
  var hasBeenReady = false
  /// The newest messages that arrived while no chat was visible and aren't read.
  var unread: [String] = []
  /// The newest messages read whose receipts are not sent yet.
  var unsentReadReceipts: [String] = []
  /// The number of the visible session.
  var session: Int?
  var sockets: [Int: Socket] = [:]
  /// The generation of the current socket.
  var current: Int?
  /// The pending logout request.
  var logoutRequest: LogoutRequest?
  /// The survey answers that are sent one per message.
  var split = SplitMessages()
  /// The messages whose files are being uploaded.
  var uploads: Set<String> = []
  var reportedLocations = ReportedLocations()
  /// The survey answers that wait for their delay: message ids by survey.
  var replies: [String: String] = [:]
  /// The newest draft, until it is sent.
  var draft: String?
  /// The push token that the socket has sent.
  var sentPushToken: String?
  /// The newest correlation ids whose answers are not reported to the app.
  var internalCorrelations: [CorrelationID] = []
  var backgroundTasks: [BackgroundTask: Task<Void, Never>] = [:]

  struct LogoutRequest {
    /// The message's id.
    let id: String
    /// The number of the authorization that it ends.
    let authorization: Int
    /// Is called with whether the service has acknowledged the request.
    let completion: @Sendable (Bool) -> Void
  }

  struct Socket {
    let outbox: SocketOutbox
    let work: Task<Void, Never>
  }

  /// A task beside the loop; a new task with the same key cancels the one before.
  enum BackgroundTask: Hashable {
    /// Requests the configuration, then the history.
    case initialRequests
    /// Fetches the history since the socket was lost.
    case missedMessages
    case polling
    /// Fails messages that are not acknowledged in time.
    case expiry
    /// Waits until another draft may be sent.
    case typing
    /// The timer of the connection's state machine.
    case timer
    case upload(String)
    /// Ends an upload that takes too long.
    case uploadTimeout(String)
    case survey(String)
    case count(String)
  }

  init(_ environment: ChatEnvironment, _ hub: ChatHub) {
    self.environment = environment
    self.hub = hub
    lifecycle = SocketLifecycle(environment.config.settings.effective(under: nil))
    machine = ConnectionMachine(environment.policy(nil))
  }

  /// Ends when the command stream ends.
  func run(_ commands: AsyncStream<ChatCommands.Command>) async {
    for await command in commands { execute(command) }
    deauthorize()
    cancelTasks { _ in true }
    for socket in sockets.values { socket.work.cancel() }
  }

  private func execute(_ command: ChatCommands.Command) {
    switch command {
    case .authorize(let account, let number): if isNewest(number) { authorize(account) }
    case .update(let user): if account?.user.identifier == user.identifier { account?.user = user }
    case .deauthorize(let number): if isNewest(number) { deauthorize() }
    case .logOut(let completion): logOut(completion)
    case .appear(let session): appear(session)
    case .close(let session): close(session)
    case .enterBackground:
      cancelTasks { $0 == .polling }
      handle(.enteredBackground)
    case .enterForeground:
      handle(.enteredForeground)
      poll()
    case .send(let id, let message): send(message, as: id)
    case .answer(let id, let reply): answer(reply, as: id)
    case .decide(let id, let request, let decision): decide(decision, request, as: id)
    case .type(let text): type(text)
    case .read(let ids): read(ids)
    case .sendPushToken: sendPushToken()
    case .countUnread(let completion): countUnread(completion)
    }
  }

  /// Passes an input to the lifecycle table, and performs its action.
  func handle(_ input: SocketLifecycle.Lifecycle.Input) {
    let action = lifecycle.handle(input)
    hub.change { $0.isSocketActive = lifecycle.is(.connected) }
    switch action {
    case .open: handleConnectionEvent(.connect)
    case .close: handleConnectionEvent(.disconnect)
    case nil: break
    }
  }

  func run(_ key: BackgroundTask, _ work: @escaping @Sendable () async -> Void) {
    backgroundTasks[key]?.cancel()
    backgroundTasks[key] = Task { await work() }
  }

  func cancelTasks(_ isIncluded: (BackgroundTask) -> Bool) {
    for key in backgroundTasks.keys where isIncluded(key) {
      backgroundTasks.removeValue(forKey: key)?.cancel()
    }
  }
}
