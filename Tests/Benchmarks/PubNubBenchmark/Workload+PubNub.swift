import Contest
import Foundation

extension Workload {
  static let catchUp = "receive, many at once"

  static func publishing(atOnce: Int) -> Workload {
    let count = 3200
    return Workload("publish, \(atOnce) in flight", count: count) { client, place in
      try client.publish(on: [place], count, atOnce: atOnce)
    }
  }

  /// One message after the other, each in an answer of its own.
  static func following(_ publisher: ClientProcess) -> Workload {
    let count = 300
    return Workload("receive, one by one", count: count) { client, place in
      try client.receive(on: [place], count, since: 0) {
        for _ in 0..<count {
          Thread.sleep(forTimeInterval: 0.005)
          _ = try publisher.publish(on: [place], 1, atOnce: 1)
        }
      }
    }
  }

  /// Messages that wait, which come together; of one channel the service keeps no more than 100.
  static func catchingUp(_ publisher: ClientProcess) -> Workload {
    let count = 1600
    return Workload(catchUp, count: count) { client, place in
      let channels = (0..<16).map { "\(place)-\($0)" }
      let before = Int(Date().timeIntervalSince1970 * 1e7)
      _ = try publisher.publish(on: channels, count, atOnce: 8)
      var took = try client.receive(on: channels, count, since: before) {}
      took.latencies = nil  // They would tell how long messages had waited.
      return took
    }
  }
}

extension ClientProcess {
  /// Publishes messages that say when they were sent, the channels taking turns.
  fileprivate func publish(on channels: [String], _ count: Int, atOnce: Int) throws -> Took {
    try obey("publish \(channels.joined(separator: ",")) \(count) \(atOnce)")
  }

  /// - Parameters:
  ///   - timetoken: Where to begin; 0 for now.
  ///   - whenReady: What is to happen once the client is subscribed.
  fileprivate func receive(
    on channels: [String],
    _ count: Int,
    since timetoken: Int,
    whenReady: @escaping () throws -> Void
  ) throws -> Took {
    try obey(
      "receive \(channels.joined(separator: ",")) \(count) \(timetoken)",
      whenReady: whenReady
    )
  }
}
