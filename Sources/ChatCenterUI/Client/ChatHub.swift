import BinderyRealtime
import BinderyRuntime

/// The state of a client that any thread may read, and the notifications about its changes.
///
/// The state changes before it is notified.
final class ChatHub: Sendable {
  let queue: DispatchQueue
  let events = Broadcast<ChatEvent>()
  let settings: Broadcast<EffectiveSettings<LocalSettings>>
  /// The callers that wait for the outcome of a message.
  let receipts = Waiters<String, Result<Void, ChatSendFailure>>()
  let log: ChatLog
  private let state: Locked<State>
  private let receiver = Locked(Receiver())

  private struct Receiver {
    /// The delegate, which is called on `queue` only.
    var delegate = QueueConfined(WeakDelegate())
    /// The client that is passed to the delegate.
    weak var sdk: ChatCenterUISDK?
  }

  private struct WeakDelegate {
    weak var delegate: (any ChatCenterUISDKDelegate)?
  }

  /// The state that any thread may read.
  struct State {
    private(set) var account: ChatAccount?
    /// The number of calls to authorize and deauthorize, so that a late logout leaves a newer user
    /// authorized.
    private(set) var authorization = 0
    /// Whether the socket is open or opening.
    var isSocketActive = false
    var unreadCount = 0
    var settings: EffectiveSettings<LocalSettings>
    /// The draft of the next session.
    var prefill = ""
    var newestSession = 0
    var isChatOpen = false
    var largestImage = ChatMessage.largestImage

    /// Sets the user, and clears the state of another.
    ///
    /// - Returns: The number of this authorization.
    mutating func authorize(_ account: ChatAccount) -> Int {
      if let before = self.account, !account.isSame(as: before) { forget() }
      self.account = account
      authorization += 1
      return authorization
    }

    /// Clears the user.
    ///
    /// - Returns: The number of this deauthorization.
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
    state = Locked(State(settings: effective))
    settings = Broadcast(startingWith: effective)
  }

  var current: State { state.withLock { $0 } }

  @discardableResult
  func change<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
    state.withLock { change(&$0) }
  }

  /// Sets the client that is passed to the delegate.
  func setSDK(_ sdk: ChatCenterUISDK) { receiver.withLock { $0.sdk = sdk } }

  var delegate: (any ChatCenterUISDKDelegate)? {
    get { receiver.withLock { $0.delegate }.value.delegate }
    set { receiver.replace(\.delegate, by: QueueConfined(WeakDelegate(delegate: newValue))) }
  }
}

extension ChatHub {
  /// only changed counts are reported.
  func setUnreadCount(_ count: Int) {
    let isNew = change { state in
      defer { state.unreadCount = count }
      return state.unreadCount != count
    }
    if isNew { notifyDelegate { $0.chatCenterUI(chatCenter: $1, didChangeUnreadMessages: count) } }
  }

  /// Reports a count of 0 for a new user.
  func resetUnreadCount() {
    change { $0.unreadCount = 0 }
    notifyDelegate { $0.chatCenterUI(chatCenter: $1, didChangeUnreadMessages: 0) }
  }

  func setSettings(_ effective: EffectiveSettings<LocalSettings>) {
    let isNew = change { state in
      defer { state.settings = effective }
      return state.settings != effective
    }
    if isNew { settings.send(effective) }
  }

  func report(_ error: ChatNetworkError) {
    guard error != .cancelled else { return }
    log([.rest, .error], "a request failed: \(error)")
    notifyDelegate { $0.chatCenterUI(chatCenter: $1, didReceiveNetwork: error) }
  }

  /// Reports members that were omitted from what was received.
  func report(_ malformed: MalformedMembers, by part: ChatLogLevel) {
    log([part, .error], "members do not match the specification: \(malformed)")
    events.send(.malformed(malformed))
  }

  /// Reports a frame that can't be decoded.
  func report(_ error: UndecodableEvent) {
    log([.webSocket, .error], "a frame can't be decoded: \(error)")
    events.send(.undecodable(error))
  }

  /// Logs a message if one of these parts is logged.
  func log(_ parts: ChatLogLevel, _ message: @autoclosure () -> String) {
    guard log.has(parts) else { return }
    let message = message()
    log.write(message)
    notifyDelegate { $0.chatCenterUI(chatCenter: $1, didLog: message) }
  }

  var eventUpdates: ChatUpdates<ChatEvent> { ChatUpdates(events) { .dropped($0) } }

  /// Ends the event and settings sequences.
  func end() {
    events.end()
    settings.end()
  }

  /// Calls the delegate and returns its result; nil without a delegate.
  func ask<Answer: Sendable>(
    _ call: @escaping @Sendable (any ChatCenterUISDKDelegate, ChatCenterUISDK) -> Answer
  ) async -> Answer? {
    // An app without a delegate may not run the queue.
    guard delegate != nil else { return nil }
    return await withCheckedContinuation { continuation in
      queue.async { [self] in
        guard let delegate, let sdk = receiver.withLock({ $0.sdk }) else {
          return continuation.resume(returning: nil)
        }
        continuation.resume(returning: call(delegate, sdk))
      }
    }
  }

  private func notifyDelegate(
    _ call: @escaping @Sendable (any ChatCenterUISDKDelegate, ChatCenterUISDK) -> Void
  ) {
    // Without a delegate, nothing is added to a queue that may never run.
    guard delegate != nil else { return }
    queue.async { [self] in
      if let delegate, let sdk = receiver.withLock({ $0.sdk }) { call(delegate, sdk) }
    }
  }
}
