/// The events of a channel, oldest first: the queue of subscribers and the stored messages.
struct ChannelLog {
  struct Entry {
    let event: Event
    /// Whether subscribers receive the event.
    let isDelivered: Bool
    /// Whether history has the message.
    var isStored: Bool
    /// The time when history drops the message; nil for never.
    let expiry: UInt64?

    func isStored(at now: UInt64) -> Bool { isStored && now < expiry ?? .max }
  }

  private(set) var entries: ArraySlice<Entry> = []
  private var appendsUntilTrim = 0

  mutating func append(_ entry: Entry, at now: UInt64, _ bounds: SandboxSettings.Bounds) {
    entries.append(entry)
    appendsUntilTrim -= 1
    if appendsUntilTrim < 0 { trim(at: now, bounds) }
  }

  /// Returns the queued events after a subscriber's cursor.
  func queued(
    after cursor: UInt64,
    at now: UInt64,
    _ bounds: SandboxSettings.Bounds
  ) -> [Event] {
    let oldest = max(cursor, bounds.oldestQueued(at: now))
    var events: [Event] = []
    for entry in entries.reversed() {
      guard entry.event.timetoken > oldest, events.count < bounds.queuedMessages else { break }
      if entry.isDelivered { events.append(entry.event) }
    }
    return events.reversed()
  }

  /// Returns the newest messages of the window, oldest first.
  func stored(in window: HistoryWindow, limit: Int = .max, at now: UInt64) -> [Event] {
    var events: [Event] = []
    for entry in entries.reversed() where entry.event.timetoken <= window.newest {
      guard entry.event.timetoken >= window.oldest, events.count < limit else { break }
      if entry.isStored(at: now) { events.append(entry.event) }
    }
    return events.reversed()
  }

  /// Removes the messages of the window from history, but not from the queue of subscribers.
  mutating func forget(_ window: HistoryWindow) {
    for index in entries.indices where window.contains(entries[index].event.timetoken) {
      entries[index].isStored = false
    }
  }

  /// Drops entries that neither subscribers nor history need.
  ///
  /// - Parameter floor: The time before which entries are always dropped.
  mutating func trim(at now: UInt64, _ bounds: SandboxSettings.Bounds, floor: UInt64 = 0) {
    let oldest = bounds.oldestQueued(at: now)
    var (delivered, stored) = (0, 0)
    var kept: [Entry] = []
    for var entry in entries.reversed() where entry.event.timetoken >= floor {
      delivered += entry.isDelivered ? 1 : 0
      let isQueued =
        entry.isDelivered && delivered <= bounds.queuedMessages
        && entry.event.timetoken > oldest
      entry.isStored = entry.isStored(at: now) && stored < bounds.storedMessages
      stored += entry.isStored ? 1 : 0
      if isQueued || entry.isStored { kept.append(entry) }
    }
    entries = ArraySlice(kept.reversed())
    appendsUntilTrim = max(bounds.queuedMessages, entries.count / 8)
  }

  var size: Int { entries.reduce(0) { $0 + $1.event.size } }
}

extension SandboxSettings.Bounds {
  /// The time before which events are no longer queued.
  func oldestQueued(at now: UInt64) -> UInt64 {
    let age = UInt64(max(0, queuedSeconds)) * .ticksPerSecond
    return now > age ? now - age : 0
  }
}
