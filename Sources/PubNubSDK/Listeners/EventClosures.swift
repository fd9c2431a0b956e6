import Foundation

/// The closures that hear what a subscription brings, each kind alone or all together.
///
/// Sendable because `lock` guards all that changes.
public final class EventClosures: @unchecked Sendable {
  private let lock = NSLock()
  private var closures = Closures()

  struct Closures {
    var onEvent: (@Sendable (PubNubEvent) -> Void)?
    var onEvents: (@Sendable ([PubNubEvent]) -> Void)?
    var onMessage: (@Sendable (any PubNubMessage) -> Void)?
    var onSignal: (@Sendable (any PubNubMessage) -> Void)?
    var onPresence: (@Sendable (any PubNubPresenceChange) -> Void)?
    var onMessageAction: (@Sendable (MessageActionEvent) -> Void)?
    var onFileEvent: (@Sendable (PubNubFileChangeEvent) -> Void)?
    var onAppContext: (@Sendable (ObjectMetadataChangeEvents) -> Void)?
  }

  init() {}

  subscript<Closure>(closure: WritableKeyPath<Closures, Closure>) -> Closure {
    get { lock.withLock { closures[keyPath: closure] } }
    set { lock.withLock { closures[keyPath: closure] = newValue } }
  }

  /// Whether nothing is heard.
  var isEmpty: Bool { lock.withLock { closures.isEmpty } }

  func hear(_ events: [PubNubEvent]) {
    let closures: Closures = lock.withLock { self.closures }
    closures.onEvents?(events)
    for event in events {
      closures.onEvent?(event)
      closures.hear(event)
    }
  }
}

extension EventClosures.Closures {
  fileprivate var isEmpty: Bool {
    onEvent == nil && onEvents == nil && onMessage == nil && onSignal == nil && onPresence == nil
      && onMessageAction == nil && onFileEvent == nil && onAppContext == nil
  }

  fileprivate func hear(_ event: PubNubEvent) {
    switch event {
    case .messageReceived(let message): onMessage?(message)
    case .signalReceived(let message): onSignal?(message)
    case .presenceChanged(let change): onPresence?(change)
    case .messageActionChanged(let event): onMessageAction?(event)
    case .fileChanged(let event): onFileEvent?(event)
    case .appContextChanged(let event): onAppContext?(event)
    }
  }
}
