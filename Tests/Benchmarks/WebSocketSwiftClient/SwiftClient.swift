import BinderyRealtime
import Dispatch
import Stopwatch

/// A client with `BinderyRealtime`, which executes the benchmark's commands, one per line.
///
///     CURL_CA_BUNDLE=CERTIFICATE WebSocketSwiftClient PORT
///
/// `receive CONNECTIONS COUNT` receives texts on each connection; `echo COUNT` sends and receives
/// texts one after the other.
@main
struct SwiftClient {
  private let url: String

  static func main() async throws {
    guard CommandLine.arguments.count == 2 else { throw UnknownOrder() }
    let client = SwiftClient(url: "wss://localhost:\(CommandLine.arguments[1])")
    try await obeyOrders { order in
      let numbers = order.numbers
      return switch (order.verb, numbers.count) {
      case ("receive", 2): try await client.receive(numbers[0], numbers[1])
      case ("echo", 1): try await client.echo(numbers[0])
      default: throw UnknownOrder()
      }
    }
  }

  private func receive(_ connections: Int, _ count: Int) async throws -> String {
    let before = Stopwatch.memory
    var sockets: [WebSocket] = []
    for _ in 0..<connections { sockets.append(try await WebSocket.connect(to: url)) }
    let memory = Stopwatch.memory - before
    let watch = Stopwatch()
    try await withThrowingTaskGroup { group in
      for socket in sockets { group.addTask { try await receive(count, on: socket) } }
      try await group.waitForAll()
    }
    return #"\#(watch),"memory":\#(memory)"#
  }

  private func receive(_ count: Int, on socket: WebSocket) async throws {
    try await socket.send("push \(count)")
    var left = count
    for try await case .text in socket.messages {
      left -= 1
      if left == 0 { break }
    }
  }

  private func echo(_ count: Int) async throws -> String {
    let text = String(repeating: "a", count: 200)
    let socket = try await WebSocket.connect(to: url)
    var messages = socket.messages.makeAsyncIterator()
    var latencies: [UInt64] = []
    let watch = Stopwatch()
    for _ in 0..<count {
      let sent = DispatchTime.now().uptimeNanoseconds
      try await socket.send(text)
      _ = try await messages.next()
      latencies.append(DispatchTime.now().uptimeNanoseconds - sent)
    }
    return #"\#(watch),"latencies":\#(latencies)"#
  }
}
