/// The last event of each cache channel.
struct EventCache {
  private struct Entry {
    let event: AppEvent
    let time: UInt64
  }

  private var entries: [String: Entry] = [:]

  /// The channels with an event, oldest first.
  private var order: [String] = []

  mutating func keep(
    _ event: AppEvent,
    on channel: String,
    at now: UInt64,
    bound: Int
  ) {
    if entries[channel] != nil { order.removeAll { $0 == channel } }
    entries[channel] = Entry(event: event, time: now)
    order.append(channel)
    while order.count > bound { entries[order.removeFirst()] = nil }
  }

  /// Returns the last event of a channel; nil if there is none, or it is too old.
  func event(on channel: String, at now: UInt64, maximumAge seconds: Int) -> AppEvent? {
    guard let entry = entries[channel], now < entry.time + UInt64(seconds) * .ticksPerSecond
    else { return nil }
    return entry.event
  }

  /// Returns the number of seconds until the event is too old.
  func secondsLeft(on channel: String, at now: UInt64, maximumAge seconds: Int) -> Int? {
    guard event(on: channel, at: now, maximumAge: seconds) != nil, let entry = entries[channel]
    else { return nil }
    return seconds - Int((now - entry.time) / .ticksPerSecond)
  }
}

/// An event of the app's server.
struct AppEvent: Equatable {
  var name: String
  /// The data, often JSON text.
  var data: String
}
