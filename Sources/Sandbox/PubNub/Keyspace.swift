/// The state of a subscribe key.
///
/// A pure state machine: the caller sets the time, and answers the polls in `released`.
struct Keyspace {
  let subscribeKey: String
  let settings: SandboxSettings
  var time = TimetokenSource()
  var channels: [String: ChannelLog] = [:]
  var groups = ChannelGroups()
  var presence = Presence()
  /// The pending interval events of channels with many occupants.
  var intervals: [String: PresenceInterval] = [:]
  var actions: [String: ActionLog] = [:]
  var polls: [Poll.ID: Poll] = [:]
  /// The released polls, with their deliveries.
  var released: [(Poll.ID, Delivery)] = []
  /// An upper bound of the size of messages and message actions.
  private var passingSize = 0
  private(set) var lastSweep: UInt64 = 0
  private var pollNumber = 0

  init(subscribeKey: String, settings: SandboxSettings, now: UInt64) {
    self.subscribeKey = subscribeKey
    self.settings = settings
    lastSweep = now
    time.advance(to: now)
  }

  var now: UInt64 { time.now }

  mutating func nextPollID() -> Poll.ID {
    pollNumber += 1
    return Poll.ID(subscribeKey: subscribeKey, number: pollNumber)
  }

  /// Appends an entry to its channel, and releases the polls that wait for it.
  mutating func append(_ entry: ChannelLog.Entry) {
    guard entry.isDelivered || entry.isStored else { return }
    let now = now
    channels[entry.event.channel, default: ChannelLog()].append(entry, at: now, settings.bounds)
    passingSize += entry.event.size
    enforceBounds()
    if entry.isDelivered { release(for: entry.event) }
  }

  /// Returns the actions on a channel's messages.
  func actions(on channel: String) -> ActionLog { actions[channel, default: ActionLog()] }

  mutating func append(_ action: StoredAction) {
    actions[action.channel, default: ActionLog()].append(action, bound: settings.bounds.actions)
    passingSize += action.size
    enforceBounds()
  }

  /// Adds channels to a group; returns false, without adding any, if a limit is exceeded.
  mutating func add(_ channels: [String], to group: String) -> Bool {
    let available = settings.bounds.permanentBytes - presence.size - groups.size
    defer { enforceBounds() }
    return groups.add(channels, to: group, settings.bounds, availableBytes: available)
  }

  /// Sends an event that isn't stored to the subscribers of a channel.
  mutating func broadcast(
    _ content: Event.Content,
    on channel: String,
    _ details: Event.Details = .init()
  ) {
    let event = Event(
      timetoken: time.next(),
      channel: channel,
      content: content,
      details: details
    )
    append(.init(event: event, isDelivered: true, isStored: false, expiry: nil))
  }
}

// Limits.
extension Keyspace {
  /// Drops unneeded entries, and channels without entries.
  mutating func sweep(floor: UInt64 = 0) {
    let now = now
    lastSweep = now
    for name in channels.keys { channels[name]?.trim(at: now, settings.bounds, floor: floor) }
    channels = channels.filter { !$0.value.entries.isEmpty }
    for name in actions.keys { actions[name]?.trim(floor: floor) }
    actions = actions.filter { !$0.value.actions.isEmpty }
    passingSize =
      channels.values.reduce(0) { $0 + $1.size } + actions.values.reduce(0) { $0 + $1.actions.size }
  }

  /// Drops the oldest messages and actions if they exceed the bytes left by presences and groups.
  mutating func enforceBounds() {
    let available = settings.bounds.bytes - presence.size - groups.size
    if passingSize > available { shrink(to: available) }
  }

  /// Drops the oldest, 10% more than needed so that it happens rarely.
  private mutating func shrink(to available: Int) {
    sweep()
    var excess = passingSize - available / 10 * 9
    guard passingSize > available else { return }
    let events = channels.values.flatMap(\.entries).map { ($0.event.timetoken, $0.event.size) }
    let attached = actions.values.flatMap(\.actions).map { ($0.timetoken, $0.size) }
    let last = (events + attached).sorted { $0.0 < $1.0 }.first { _, size in
      excess -= size
      return excess <= 0
    }
    sweep(floor: last.map { $0.0 + 1 } ?? .max)
  }
}
