import Contest

/// A benchmark of messages per second, processor time per message, and round trips over `wss`, of
/// three clients: this package's, Python's `websockets` and one in C with OpenSSL.
///
/// Each client and the server have their own process. Then it measures channels and connections of
/// a client of Pusher Channels.
///
///     WebSocketBenchmark [--strict] PORT CERTIFICATE CHANNELS-PORT [PYTHON SCRIPT]
@main
struct WebSocketBenchmark {
  static func main() {
    Contest.main { words in
      guard words.count == 3 || words.count == 5 else { throw Misuse() }
      let areMet = try compare(Array(words.prefix(2)), python: Array(words.dropFirst(3)))
      print()
      try measureChannels(words[2])
      return areMet
    }
  }

  private static func compare(_ server: [String], python: [String]) throws -> Bool {
    var clients = [
      try ClientProcess("Swift", [Contest.program("WebSocketSwiftClient"), server[0]]),
      try ClientProcess("C", [Contest.program("WebSocketCClient")] + server),
    ]
    if !python.isEmpty { clients.append(try ClientProcess("Python", python + server)) }
    defer { for client in clients { client.stop() } }
    return try Contest(clients).run(
      [.receiving(on: 1, 400_000), .echoing(10_000), .receiving(on: 100, 4_000)],
      [.overPython, .overC]
    )
  }

  private static func measureChannels(_ port: String) throws {
    let client = try ClientProcess("Swift", [Contest.program("PusherSwiftClient"), port])
    defer { client.stop() }
    try Contest([client]).run(
      [1, 100].flatMap { events in
        [.receiving(on: 1, 1_000, events), .receiving(on: 100, 1, 10 * events)]
      }
    )
  }

  struct Misuse: Error {}
}

extension Goal {
  private static let echoes = [Workload.echo: "a figure, and no goal"]

  fileprivate static var overPython: Goal {
    Goal(
      "Messages a second, Swift / Python; goal: 5 or more",
      of: \.rate,
      "Swift",
      by: "Python",
      exemptions: echoes
    ) { $0 >= 5 }
  }

  fileprivate static var overC: Goal {
    Goal(
      "Messages a second, Swift / C; goal: 0.5 or more",
      of: \.rate,
      "Swift",
      by: "C",
      exemptions: echoes
    ) { $0 >= 0.5 }
  }
}
