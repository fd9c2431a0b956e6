import Contest

extension Workload {
  static let echo = "there and back, one by one"

  /// Texts of 200 bytes on each connection, as fast as the client reads them.
  static func receiving(on connections: Int, _ count: Int) -> Workload {
    let name = "receive on \(connections == 1 ? "one connection" : "\(connections) connections")"
    return Workload(name, count: connections * count, held: connections) { client, _ in
      try client.obey("receive \(connections) \(count)")
    }
  }

  static func echoing(_ count: Int) -> Workload {
    Workload(echo, count: count) { client, _ in try client.obey("echo \(count)") }
  }

  /// Connects, subscribes to channels on each connection, and receives events of each channel; the
  /// memory is per channel, including its connection if it has one.
  static func receiving(on connections: Int, _ channels: Int, _ events: Int) -> Workload {
    let held = connections * channels
    return Workload(
      "\(connections) × \(channels) channels, \(events) each",
      // The confirmation of the subscription is one more message.
      count: held * (1 + events),
      held: held
    ) { client, _ in
      try client.obey("receive \(connections) \(channels) \(events)")
    }
  }
}
