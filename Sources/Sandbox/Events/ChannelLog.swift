/// What happened on a channel, oldest first: the queue from which subscribers catch up, and the
/// messages that history has.
struct ChannelLog {
  struct Entry {
    let event: Event
    /// Whether subscribers are told.
    let isDelivered: Bool
    /// Whether history has it.
    var isStored: Bool
    /// When history forgets it; never if nil.
    let expiry: UInt64?

    func isStored(at now: UInt64) -> Bool { isStored && now < expiry ?? .max }
  }

  private(set) var entries: ArraySlice<Entry> = []
  private var untilTrim = 0

  mutating func append(_ entry: Entry, at now: UInt64, _ bounds: SandboxSettings.Bounds) {
    entries.append(entry)
    untilTrim -= 1
    if untilTrim < 0 { trim(at: now, bounds) }
  }

  /// What subscribers are told who know all up to the cursor.
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

  /// The newest messages of the window, oldest first.
  func stored(in window: HistoryWindow, limit: Int = .max, at now: UInt64) -> [Event] {
    var events: [Event] = []
    for entry in entries.reversed() where entry.event.timetoken <= window.newest {
      guard entry.event.timetoken >= window.oldest, events.count < limit else { break }
      if entry.isStored(at: now) { events.append(entry.event) }
    }
    return events.reversed()
  }

  /// Makes history forget the messages of the window; subscribers are told all the same.
  mutating func forget(_ window: HistoryWindow) {
    for index in entries.indices where window.contains(entries[index].event.timetoken) {
      entries[index].isStored = false
    }
  }

  /// Drops what neither subscribers nor history will ask for any more.
  ///
  /// - Parameter floor: What is older is dropped in any case.
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
    untilTrim = max(bounds.queuedMessages, entries.count / 8)
  }

  var size: Int { entries.reduce(0) { $0 + $1.event.size } }
}

extension SandboxSettings.Bounds {
  /// What happened then or before, subscribers aren't told any more.
  func oldestQueued(at now: UInt64) -> UInt64 {
    let age = UInt64(max(0, queuedSeconds)) * .ticksPerSecond
    return now > age ? now - age : 0
  }
}
