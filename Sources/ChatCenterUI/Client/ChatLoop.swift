import BinderyRealtime
import BinderyRuntime

/// Performs what the tables and machines of a client decide, one thing after the other.
///
/// It owns every socket, wait and request, and ends them when it ends.
actor ChatLoop {
  let environment: ChatEnvironment
  let hub: ChatHub
  var life: SocketLife
  var machine: ConnectionMachine
  var opening = SocketOpening()
  var pending = PendingMessages()
  /// Who is authorized.
  var account: ChatAccount?
  /// The number of the newest authorization, or end of one, that was ordered.
  var authorization = 0
  /// Whom the socket was told of.
  var introduced: ChatUser?
  /// Who was before, too.
  var lastAccount: ChatAccount?
  var serviceSettings: ServiceSettings?
  var conversation = Conversation()
  /// When the latest was said of what is known.
  var newest: DateTime?
  /// When a page of the history was taken last, as the clock has it.
  var latestPage: Duration?
  /// What may be missing, until it is fetched.
  var gap: Gap?
  /// Whether there was a socket that was ready.
  var hasBeenReady = false
  /// The newest that have come while no chat was there, and weren't read.
  var unread: [String] = []
  /// The newest that were read while no socket was ready to tell the service.
  var untold: [String] = []
  /// The session that is before the client's eyes.
  var session: Int?
  var sockets: [Int: Socket] = [:]
  /// The socket that is listened to.
  var current: Int?
  /// What is said to the service on leaving.
  var goodbye: Goodbye?
  /// The answers that go out question by question.
  var split = SplitMessages()
  /// The messages whose files are being stored.
  var uploads: Set<String> = []
  var places = ToldPlaces()
  /// The answers that wait to be sent, by what tells their surveys.
  var replies: [String: String] = [:]
  /// What the client is writing, as long as it wasn't told.
  var draft: String?
  /// Where the socket was told that pushes go.
  var toldToken: String?
  /// The newest frames whose answers are nothing that an app is told.
  var asides: [CorrelationID] = []
  var errands: [Errand: Task<Void, Never>] = [:]

  struct Goodbye {
    /// The message's id.
    let id: String
    /// The number of the authorization that it ends.
    let authorization: Int
    /// Wants to know whether it has arrived.
    let told: @Sendable (Bool) -> Void
  }

  struct Socket {
    let outbox: SocketOutbox
    let work: Task<Void, Never>
  }

  /// What goes on beside everything else; one of a name takes the place of the one before.
  enum Errand: Hashable {
    /// The configuration, and then the history.
    case beginning
    /// What was said while there was no socket.
    case catchingUp
    case polling
    /// Looks for messages that nobody has answered in time.
    case sweeping
    /// Waits until another draft may be told.
    case typing
    /// The wait of the connection's machine.
    case timer
    case upload(String)
    /// Ends the storing of a file that takes too long.
    case uploadLimit(String)
    case survey(String)
    case count(String)
  }

  init(_ environment: ChatEnvironment, _ hub: ChatHub) {
    self.environment = environment
    self.hub = hub
    life = SocketLife(environment.config.settings.effective(under: nil))
    machine = ConnectionMachine(environment.policy(nil))
  }

  /// Ends when nobody can order anything any more.
  func run(_ orders: AsyncStream<ChatOrders.Order>) async {
    for await order in orders { handle(order) }
    deauthorize()
    stopErrands { _ in true }
    for socket in sockets.values { socket.work.cancel() }
  }

  private func handle(_ order: ChatOrders.Order) {
    switch order {
    case .authorize(let account, let number): if isNewest(number) { authorize(account) }
    case .update(let user): if account?.user.identifier == user.identifier { account?.user = user }
    case .deauthorize(let number): if isNewest(number) { deauthorize() }
    case .logOut(let told): logOut(told)
    case .appear(let session): appear(session)
    case .close(let session): close(session)
    case .enterBackground:
      stopErrands { $0 == .polling }
      live(.enteredBackground)
    case .enterForeground:
      live(.enteredForeground)
      poll()
    case .send(let id, let message): send(message, as: id)
    case .answer(let id, let reply): answer(reply, as: id)
    case .decide(let id, let request, let decision): decide(decision, request, as: id)
    case .type(let text): type(text)
    case .read(let ids): read(ids)
    case .tellPushToken: tellPushToken()
    case .countUnread(let told): countUnread(told)
    }
  }

  /// Lets the table decide about the socket, and does what it says.
  func live(_ input: SocketLife.Lifecycle.Input) {
    let action = life.handle(input)
    hub.change { $0.isSocketActive = life.is(.connected) }
    switch action {
    case .open: tell(.connect)
    case .close: tell(.disconnect)
    case nil: break
    }
  }

  func run(_ errand: Errand, _ work: @escaping @Sendable () async -> Void) {
    errands[errand]?.cancel()
    errands[errand] = Task { await work() }
  }

  func stopErrands(_ isUnwanted: (Errand) -> Bool) {
    for errand in errands.keys where isUnwanted(errand) {
      errands.removeValue(forKey: errand)?.cancel()
    }
  }
}
