/// Everything that lives under one subscribe key.
///
/// Pure: the time is told to it, and what became of polls it leaves in `released`.
struct Keyspace {
  let subscribeKey: String
  let settings: SandboxSettings
  var time = TimetokenSource()
  var channels: [String: ChannelLog] = [:]
  var groups = ChannelGroups()
  var presence = Presence()
  /// What is told of channels with many occupants when it is due.
  var intervals: [String: PresenceInterval] = [:]
  var actions: [String: ActionLog] = [:]
  var polls: [Poll.ID: Poll] = [:]
  /// The polls that are answered, with their answers.
  var released: [(Poll.ID, Delivery)] = []
  /// At least what messages and message actions take.
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

  /// Adds to a channel what happened, and tells those who wait for it.
  mutating func append(_ entry: ChannelLog.Entry) {
    guard entry.isDelivered || entry.isStored else { return }
    let now = now
    channels[entry.event.channel, default: ChannelLog()].append(entry, at: now, settings.bounds)
    passingSize += entry.event.size
    makeRoom()
    if entry.isDelivered { release(for: entry.event) }
  }

  /// The actions on a channel's messages.
  func actions(on channel: String) -> ActionLog { actions[channel, default: ActionLog()] }

  mutating func append(_ action: StoredAction) {
    actions[action.channel, default: ActionLog()].append(action, bound: settings.bounds.actions)
    passingSize += action.size
    makeRoom()
  }

  /// Whether there is room for channels of a group; if not, nothing is added.
  mutating func add(_ channels: [String], to group: String) -> Bool {
    let room = settings.bounds.standingBytes - presence.size - groups.size
    defer { makeRoom() }
    return groups.add(channels, to: group, settings.bounds, room: room)
  }

  /// Tells subscribers of something that history doesn't have.
  mutating func tell(
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

// Bounds.
extension Keyspace {
  /// Drops what nobody will ask for, and channels on which nothing is left.
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

  /// What presences and groups leave of the bytes is for messages and message actions.
  mutating func makeRoom() {
    let room = settings.bounds.bytes - presence.size - groups.size
    if passingSize > room { shrink(to: room) }
  }

  /// Drops the oldest, a tenth more than needed so that it is seldom done.
  private mutating func shrink(to room: Int) {
    sweep()
    var excess = passingSize - room / 10 * 9
    guard passingSize > room else { return }
    let events = channels.values.flatMap(\.entries).map { ($0.event.timetoken, $0.event.size) }
    let attached = actions.values.flatMap(\.actions).map { ($0.timetoken, $0.size) }
    let last = (events + attached).sorted { $0.0 < $1.0 }.first { _, size in
      excess -= size
      return excess <= 0
    }
    sweep(floor: last.map { $0.0 + 1 } ?? .max)
  }
}
