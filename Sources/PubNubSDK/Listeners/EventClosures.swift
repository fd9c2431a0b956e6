import BinderyRuntime
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
    var kinds = KindClosures()
  }

  init() {}

  subscript<Closure>(closure: WritableKeyPath<Closures, Closure>) -> Closure {
    get { lock.withLock { closures[keyPath: closure] } }
    set {
      let all: ReferenceWritableKeyPath<EventClosures, Closures> = \.closures
      lock.replace(all.appending(path: closure), of: self, by: newValue)
    }
  }

  /// Whether nothing is heard.
  var isEmpty: Bool { lock.withLock { closures.isEmpty } }

  /// Asks before each event whether it is still to be heard, which the one before may have changed.
  func hear(_ events: [PubNubEvent], while isMeant: () -> Bool) {
    let closures: Closures = lock.withLock { self.closures }
    if isMeant() { closures.onEvents?(events) }
    for event in events where isMeant() {
      closures.onEvent?(event)
      closures.kinds.hear(event)
    }
  }
}

extension EventClosures.Closures {
  fileprivate var isEmpty: Bool { onEvent == nil && onEvents == nil && kinds.isEmpty }
}
