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
  /// At least what the channels take.
  private var size = 0
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
    size += entry.event.size
    if size > settings.bounds.bytes { shrink() }
    if entry.isDelivered { release(for: entry.event) }
  }

  mutating func append(_ action: StoredAction, on channel: String) {
    actions[channel, default: ActionLog()].append(action, bound: settings.bounds.actions)
    size += action.size
    if size > settings.bounds.bytes { shrink() }
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
    size =
      channels.values.reduce(0) { $0 + $1.size } + actions.values.reduce(0) { $0 + $1.size }
  }

  /// Makes room by dropping the oldest, a tenth more than needed so that it is seldom done.
  private mutating func shrink() {
    sweep()
    var excess = size - settings.bounds.bytes / 10 * 9
    guard excess > 0 else { return }
    let entries = channels.values.flatMap(\.entries)
      .sorted { $0.event.timetoken < $1.event.timetoken }
    guard
      let floor = entries.first(where: { entry in
        excess -= entry.event.size
        return excess <= 0
      })
    else { return }
    sweep(floor: floor.event.timetoken + 1)
  }
}
