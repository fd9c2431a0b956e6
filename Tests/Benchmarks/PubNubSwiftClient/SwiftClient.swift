import Dispatch
import Foundation
import PubNubSDK
import Stopwatch

/// A client with `PubNubSDK`, which executes the benchmark's commands, one per line.
///
///     PubNubSwiftClient ORIGIN
///
/// `publish CHANNELS COUNT INFLIGHT` publishes messages to the channels in turn;
/// `receive CHANNELS COUNT TIMETOKEN` receives messages after the timetoken, 0 for now.
@main
struct SwiftClient {
  private let pubnub: PubNub

  static func main() async throws {
    guard CommandLine.arguments.count == 2 else { throw UnknownOrder() }
    let client = SwiftClient(origin: CommandLine.arguments[1])
    try await obeyOrders { order in
      let channels = order.words.first?.components(separatedBy: ",") ?? []
      let numbers = order.numbers
      return switch (order.verb, numbers.count) {
      case ("publish", 2): try await client.publish(on: channels, numbers[0], numbers[1])
      case ("receive", 2):
        await client.receive(on: channels, numbers[0], since: Timetoken(numbers[1]))
      default: throw UnknownOrder()
      }
    }
  }

  private init(origin: String) {
    pubnub = PubNub(
      configuration: PubNubConfiguration(
        publishKey: "demo",
        subscribeKey: "demo",
        userId: "bench",
        useSecureConnections: false,
        origin: origin
      )
    )
  }

  private func publish(on channels: [String], _ count: Int, _ atOnce: Int) async throws -> String {
    let watch = Stopwatch()
    try await withThrowingTaskGroup { group in
      for first in 0..<atOnce {
        group.addTask {
          for number in stride(from: first, to: count, by: atOnce) {
            let message: AnyJSON = [
              "at": AnyJSON(Int(DispatchTime.now().uptimeNanoseconds)),
              "text": AnyJSON("Message \(number) of a conversation"),
            ]
            try await pubnub.publish(channel: channels[number % channels.count], message: message)
          }
        }
      }
      try await group.waitForAll()
    }
    return "\(watch)"
  }

  /// Receives messages; returns the measurements with the latencies in nanoseconds.
  private func receive(
    on channels: [String],
    _ count: Int,
    since timetoken: Timetoken
  ) async -> String {
    let watch = Stopwatch()
    let queue = DispatchQueue(label: "listener")
    let listener = SubscriptionListener(queue: queue)
    listener.didReceiveStatus = { status in
      if case .success(.connected) = status {
        FileHandle.standardOutput.write(Data("ready\n".utf8))
      }
    }
    let latencies = await withCheckedContinuation { continuation in
      let collector = ReceiveLatencies(count) { continuation.resume(returning: $0) }
      listener.didReceiveMessage = { collector.add($0) }
      pubnub.add(listener)
      pubnub.subscribe(to: channels, at: timetoken == 0 ? nil : timetoken)
    }
    let took = "\(watch)"
    pubnub.unsubscribeAll()
    return #"\#(took),"latencies":\#(latencies)"#
  }
}
