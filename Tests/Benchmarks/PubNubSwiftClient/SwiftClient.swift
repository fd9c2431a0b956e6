import Foundation
import PubNubSDK

/// A client by `PubNubSDK`, which does what the benchmark says, an order in a line.
///
///     PubNubSwiftClient ORIGIN
@main
struct SwiftClient {
  private let pubnub: PubNub

  static func main() async throws {
    guard CommandLine.arguments.count == 2 else { throw Misuse() }
    let client = SwiftClient(origin: CommandLine.arguments[1])
    while let order = readLine() {
      let (begin, beginProcessor) = (ContinuousClock.now, clock())
      let latencies = try await client.obey(order)
      let processor = Double(clock() - beginProcessor) / Double(CLOCKS_PER_SEC)
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      say(#"{"seconds":\#(seconds),"processor":\#(processor),"latencies":\#(latencies)}"#)
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

  private func obey(_ order: String) async throws -> [Int] {
    let words = order.split(separator: " ").map(String.init)
    guard words.count == 4, let count = Int(words[2]) else { throw Misuse() }
    let channels = words[1].components(separatedBy: ",")
    switch (words[0], Int(words[3])) {
    case ("publish", let atOnce?):
      try await publish(on: channels, count, atOnce)
      return []
    case ("receive", let timetoken?):
      return await receive(on: channels, count, since: Timetoken(timetoken))
    default: throw Misuse()
    }
  }

  private func publish(on channels: [String], _ count: Int, _ atOnce: Int) async throws {
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
  }

  /// How many nanoseconds each message was under way.
  private func receive(
    on channels: [String],
    _ count: Int,
    since timetoken: Timetoken
  ) async -> [Int] {
    let queue = DispatchQueue(label: "listener")
    let listener = SubscriptionListener(queue: queue)
    listener.didReceiveStatus = { status in
      if case .success(.connected) = status { Self.say("ready") }
    }
    let latencies = await withCheckedContinuation { continuation in
      let arrivals = Arrivals(count) { continuation.resume(returning: $0) }
      listener.didReceiveMessage = { arrivals.add($0) }
      pubnub.add(listener)
      pubnub.subscribe(to: channels, at: timetoken == 0 ? nil : timetoken)
    }
    pubnub.unsubscribeAll()
    return latencies
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  struct Misuse: Error {}
}
