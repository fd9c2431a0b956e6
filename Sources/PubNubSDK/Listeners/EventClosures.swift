import BinderyRuntime
import Foundation

/// The closures that hear what a subscription brings, each kind alone or all together.
///
/// Sendable because `lock` guards all that changes.
public final class EventClosures: @unchecked Sendable {
  private let lock = NSLock()
  private var closures = Closures()

  struct Closures {
    var onEvent: ((PubNubEvent) -> Void)?
    var onEvents: (([PubNubEvent]) -> Void)?
    var kinds = KindClosures()
  }

  /// An event, and whether somebody still reads it.
  struct Event: Sendable {
    let event: PubNubEvent
    private let item: ReceivedItem

    init?(_ item: ReceivedItem) {
      guard let event = PubNubEvent(item) else { return nil }
      (self.event, self.item) = (event, item)
    }

    var isRead: Bool { item.isRead?() ?? true }
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
  func hear(_ events: [Event], while isMeant: () -> Bool) {
    let closures: Closures = lock.withLock { self.closures }
    if let onEvents = closures.onEvents, isMeant() {
      let read = events.filter(\.isRead).map(\.event)
      if !read.isEmpty { onEvents(read) }
    }
    for event in events where isMeant() && event.isRead {
      closures.onEvent?(event.event)
      closures.kinds.hear(event.event)
    }
  }
}

extension EventClosures.Closures {
  fileprivate var isEmpty: Bool { onEvent == nil && onEvents == nil && kinds.isEmpty }
}
