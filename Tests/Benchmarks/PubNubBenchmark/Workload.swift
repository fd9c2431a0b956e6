import Foundation

/// Something that clients do, and how it is measured.
struct Workload {
  var name: String
  var count: Int
  var channels = 1
  /// Whether messages are so far apart that each is received alone.
  var isPaced = false
  /// Whether each message costs a request.
  var isRequestEach = true
  /// The channels are nobody else's.
  var run: (ClientProcess, _ channels: [String], _ count: Int) throws -> Took

  static func all(publisher: ClientProcess) -> [Workload] {
    [1, 8, 64].map(publishing) + [following(publisher), catchingUp(publisher)]
  }

  private static func publishing(atOnce: Int) -> Workload {
    Workload(name: "publish, \(atOnce) in flight", count: 3200) { client, channels, count in
      try client.publish(on: channels, count, atOnce: atOnce)
    }
  }

  /// One message after the other, each in an answer of its own.
  private static func following(_ publisher: ClientProcess) -> Workload {
    Workload(
      name: "receive, one by one",
      count: 300,
      isPaced: true
    ) { client, channels, count in
      try client.receive(on: channels, count, since: 0) {
        for _ in 0..<count {
          Thread.sleep(forTimeInterval: 0.005)
          _ = try publisher.publish(on: channels, 1, atOnce: 1)
        }
      }
    }
  }

  /// Messages that wait, which come together; of one channel the service keeps no more than 100.
  private static func catchingUp(_ publisher: ClientProcess) -> Workload {
    Workload(name: "receive, many at once", count: 1600, channels: 16, isRequestEach: false) {
      client,
      channels,
      count in
      let before = Int(Date().timeIntervalSince1970 * 1e7)
      _ = try publisher.publish(on: channels, count, atOnce: 8)
      return try client.receive(on: channels, count, since: before) {}
    }
  }
}
