import Dispatch
import PusherSwift
import Stopwatch
import Synchronization

/// A client with `PusherSwift`, which executes the benchmark's commands, one per line.
///
///     PusherSwiftClient PORT
///
/// `receive CONNECTIONS CHANNELS COUNT` opens connections, subscribes to channels on each, and
/// receives a number of events of each channel.
@main
struct SwiftClient {
  private let port: Int

  static func main() async throws {
    guard CommandLine.arguments.count == 2, let port = Int(CommandLine.arguments[1]) else {
      throw UnknownOrder()
    }
    let client = SwiftClient(port: port)
    try await obeyOrders { order in
      let numbers = order.numbers
      return switch (order.verb, numbers.count) {
      case ("receive", 3): await client.receive(numbers[0], numbers[1], numbers[2])
      default: throw UnknownOrder()
      }
    }
  }

  private func receive(_ connections: Int, _ channels: Int, _ events: Int) async -> String {
    let before = Stopwatch.memory
    let expected = Countdown(connections * channels * (1 + events))
    let watch = Stopwatch()
    let clients = (0..<connections).map { _ in client(channels, events, expected) }
    await expected.wait()
    let took = "\(watch)"
    return withExtendedLifetime(clients) { #"\#(took),"memory":\#(Stopwatch.memory - before)"# }
  }

  private func client(_ channels: Int, _ events: Int, _ expected: Countdown) -> Pusher {
    let pusher = Pusher(
      key: "\(channels)x\(events)",
      options: PusherClientOptions(host: .host("127.0.0.1"), port: port, useTLS: false),
      callbackQueue: DispatchQueue(label: "events")
    )
    for number in 0..<channels {
      let channel = pusher.subscribe("channel-\(number)")
      channel.bind(eventName: "pusher:subscription_succeeded") { _ in expected.count() }
      channel.bind(eventName: "new-price") { _ in expected.count() }
    }
    pusher.connect()
    return pusher
  }
}

/// A counter that waits until an event has happened a number of times.
final class Countdown: Sendable {
  private struct State {
    var left: Int
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>

  init(_ count: Int) { state = Mutex(State(left: count)) }

  func count() {
    let ended = state.withLock { state in
      state.left -= 1
      return state.left == 0 ? state.waiting.take() : nil
    }
    ended?.resume()
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.left > 0 { state.waiting = continuation }
        return state.left <= 0
      }
      if isOver { continuation.resume() }
    }
  }
}
