import Contest
import Foundation

extension Workload {
  static let catchUp = "receive, many at once"

  static func publishing(atOnce: Int) -> Workload {
    let count = 3200
    return Workload("publish, \(atOnce) in flight", count: count) { client, channel in
      try client.publish(on: [channel], count, atOnce: atOnce)
    }
  }

  /// Messages one after the other, each in its own response.
  static func following(_ publisher: ClientProcess) -> Workload {
    let count = 300
    return Workload("receive, one by one", count: count) { client, channel in
      try client.receive(on: [channel], count, since: 0) {
        for _ in 0..<count {
          Thread.sleep(forTimeInterval: 0.005)
          _ = try publisher.publish(on: [channel], 1, atOnce: 1)
        }
      }
    }
  }

  /// Waiting messages, which arrive together; the service queues at most 100 for each channel.
  static func catchingUp(_ publisher: ClientProcess) -> Workload {
    let count = 1600
    return Workload(catchUp, count: count) { client, channel in
      let channels = (0..<16).map { "\(channel)-\($0)" }
      let before = Int(Date().timeIntervalSince1970 * 1e7)
      _ = try publisher.publish(on: channels, count, atOnce: 8)
      var took = try client.receive(on: channels, count, since: before) {}
      took.latencies = nil  // They would include the waiting time.
      return took
    }
  }
}

extension ClientProcess {
  /// Publishes messages with their times, to the channels in turn.
  fileprivate func publish(on channels: [String], _ count: Int, atOnce: Int) throws -> Measurements
  {
    try obey("publish \(channels.joined(separator: ",")) \(count) \(atOnce)")
  }

  /// - Parameters:
  ///   - timetoken: The start; 0 for now.
  ///   - whenReady: Called when the client is subscribed.
  fileprivate func receive(
    on channels: [String],
    _ count: Int,
    since timetoken: Int,
    whenReady: @escaping () throws -> Void
  ) throws -> Measurements {
    try obey(
      "receive \(channels.joined(separator: ",")) \(count) \(timetoken)",
      whenReady: whenReady
    )
  }
}
