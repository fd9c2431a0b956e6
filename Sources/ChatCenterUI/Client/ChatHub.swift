import BinderyRealtime
import BinderyRuntime

/// Tells everybody what became of a client, and knows what anyone may ask for at any time.
///
/// What is asked for is true before anyone is told. Sendable because `lock` guards all that
/// changes, and because the delegate is called on `queue` alone.
final class ChatHub: @unchecked Sendable {
  let queue: DispatchQueue
  let events = Broadcast<ChatEvent>()
  let settings: Broadcast<EffectiveSettings<LocalSettings>>
  /// Who waits for what becomes of a message.
  let receipts = Waiters<String, Result<Void, ChatSendFailure>>()
  let log: ChatLog
  private let lock = NSLock()
  private weak var sdk: ChatCenterUISDK?
  private weak var listener: (any ChatCenterUISDKDelegate)?
  private var state: State

  /// What anyone may ask for.
  struct State {
    private(set) var account: ChatAccount?
    /// Counts who was authorized and forgotten, so that the end of one leaves the next alone.
    private(set) var authorization = 0
    /// Whether there is a socket, or one is being opened.
    var isSocketActive = false
    var unreadCount = 0
    var settings: EffectiveSettings<LocalSettings>
    /// What the next session begins with.
    var prefill = ""
    var newestSession = 0
    var isChatOpen = false
    var largestImage = ChatMessage.largestImage

    /// Somebody is there; of somebody else nothing is left.
    ///
    /// - Returns: The number of the authorization.
    mutating func authorize(_ account: ChatAccount) -> Int {
      if let before = self.account, !account.isSame(as: before) { forget() }
      self.account = account
      authorization += 1
      return authorization
    }

    /// Nobody is there any more.
    ///
    /// - Returns: The number of this, too.
    @discardableResult
    mutating func deauthorize() -> Int {
      forget()
      authorization += 1
      return authorization
    }

    private mutating func forget() {
      account = nil
      prefill = ""
      isChatOpen = false
    }
  }

  init(queue: DispatchQueue, _ log: ChatLog, _ local: LocalSettings) {
    self.queue = queue
    self.log = log
    let effective = local.effective(under: nil)
    state = State(settings: effective)
    settings = Broadcast(startingWith: effective)
  }

  var current: State { lock.withLock { state } }

  @discardableResult
  func change<Result>(_ change: (inout State) -> Result) -> Result {
    lock.withLock { change(&state) }
  }

  /// Whom the delegate is told to hear of.
  func speak(for sdk: ChatCenterUISDK) { lock.withLock { self.sdk = sdk } }

  var delegate: (any ChatCenterUISDKDelegate)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }
}

extension ChatHub {
  /// those that differ.
  func become(unread count: Int) {
    let isNew = change { state in
      defer { state.unreadCount = count }
      return state.unreadCount != count
    }
    if isNew { tell { $0.chatCenterUI(chatCenter: $1, didChangeUnreadMessages: count) } }
  }

  /// Another client has read all that there is.
  func beginWithNothingUnread() {
    change { $0.unreadCount = 0 }
    tell { $0.chatCenterUI(chatCenter: $1, didChangeUnreadMessages: 0) }
  }

  func become(_ effective: EffectiveSettings<LocalSettings>) {
    let isNew = change { state in
      defer { state.settings = effective }
      return state.settings != effective
    }
    if isNew { settings.send(effective) }
  }

  func report(_ error: ChatNetworkError) {
    guard error != .cancelled else { return }
    log([.rest, .error], "a request failed: \(error)")
    tell { $0.chatCenterUI(chatCenter: $1, didReceiveNetwork: error) }
  }

  /// Reports members that were omitted from what was received.
  func report(_ malformed: MalformedMembers, by part: ChatLogLevel) {
    log([part, .error], "members do not match the specification: \(malformed)")
    events.send(.malformed(malformed))
  }

  /// Reports what can't be read at all.
  func report(_ error: UndecodableEvent) {
    log([.webSocket, .error], "a frame isn't what it should be: \(error)")
    events.send(.undecodable(error))
  }

  /// Logs what belongs to one of these parts.
  func log(_ parts: ChatLogLevel, _ message: @autoclosure () -> String) {
    guard log.has(parts) else { return }
    let message = message()
    log.write(message)
    tell { $0.chatCenterUI(chatCenter: $1, didLog: message) }
  }

  var eventUpdates: ChatUpdates<ChatEvent> { ChatUpdates(events) { .dropped($0) } }

  /// Nothing will be heard any more.
  func end() {
    events.end()
    settings.end()
  }

  /// Asks the delegate; nil where there is none.
  func ask<Answer: Sendable>(
    _ call: @escaping @Sendable (any ChatCenterUISDKDelegate, ChatCenterUISDK) -> Answer
  ) async -> Answer? {
    // Its queue is nothing to an app that has none.
    guard delegate != nil else { return nil }
    return await withCheckedContinuation { continuation in
      queue.async { [self] in
        guard let delegate, let sdk = lock.withLock({ sdk }) else {
          return continuation.resume(returning: nil)
        }
        continuation.resume(returning: call(delegate, sdk))
      }
    }
  }

  private func tell(
    _ call: @escaping @Sendable (any ChatCenterUISDKDelegate, ChatCenterUISDK) -> Void
  ) {
    // A queue that nobody runs, as main may be, would keep what nobody hears.
    guard delegate != nil else { return }
    queue.async { [self] in
      if let delegate, let sdk = lock.withLock({ sdk }) { call(delegate, sdk) }
    }
  }
}
