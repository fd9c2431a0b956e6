import BinderyRuntime
import Foundation

/// The closures for received events: for each kind of event, for all events, and for batches.
///
/// They are called on the queue of their subscription only.
public final class EventClosures: Sendable {
  private let closures = Locked(QueueConfined(Closures()))

  struct Closures {
    var onEvent: ((PubNubEvent) -> Void)?
    var onEvents: (([PubNubEvent]) -> Void)?
    var kinds = KindClosures()
  }

  /// An event, and whether a stream still reads it.
  struct Event: Sendable {
    let event: PubNubEvent
    private let item: ReceivedItem

    init?(_ item: ReceivedItem) {
      guard let event = item.entityEvent else { return nil }
      (self.event, self.item) = (event, item)
    }

    var isRead: Bool { item.isRead?() ?? true }
  }

  init() {}

  subscript<Closure>(closure: WritableKeyPath<Closures, Closure>) -> Closure {
    get { current[keyPath: closure] }
    set { closures.replace(closure, of: \.self, by: newValue) }
  }

  private var current: Closures { closures.withLock { $0 }.value }

  /// Whether no closure is set.
  var isEmpty: Bool { closures.withLock { $0.value.isEmpty } }

  /// Calls the closures; checks before each event whether it is still to be delivered, because the
  /// closure of the previous one may have changed that.
  func deliver(_ events: [Event], while isActive: () -> Bool) {
    let closures = current
    if let onEvents = closures.onEvents, isActive() {
      let read = events.filter(\.isRead).map(\.event)
      if !read.isEmpty { onEvents(read) }
    }
    for event in events where isActive() && event.isRead {
      closures.onEvent?(event.event)
      closures.kinds.deliver(event.event)
    }
  }
}

extension EventClosures.Closures {
  fileprivate var isEmpty: Bool { onEvent == nil && onEvents == nil && kinds.isEmpty }
}
