import Contest

/// A benchmark of messages per second, processor time per message and latency: of this package's
/// client, of PubNub's client for Python, and of plain libcurl with the same requests; each client
/// and the service have their own process.
///
///     PubNubBenchmark [--strict] ORIGIN [PYTHON SCRIPT]
@main
struct PubNubBenchmark {
  static func main() {
    Contest.main { words in
      guard let origin = words.first else { throw Misuse() }
      return try run(against: origin, python: Array(words.dropFirst()))
    }
  }

  private static func run(against origin: String, python: [String]) throws -> Bool {
    var clients = [
      try ClientProcess("Swift", [Contest.program("PubNubSwiftClient"), origin]),
      try ClientProcess("libcurl", [Contest.program("PubNubCurlClient"), origin]),
    ]
    if !python.isEmpty { clients.append(try ClientProcess("Python", python + [origin])) }
    let publisher = try ClientProcess(
      "publisher",
      [Contest.program("PubNubCurlClient"), origin]
    )
    defer { for client in clients + [publisher] { client.stop() } }
    return try Contest(clients).run(
      [1, 8, 64].map { .publishing(atOnce: $0) }
        + [.following(publisher), .catchingUp(publisher)],
      [.overPython, .underLibcurl]
    )
  }

  struct Misuse: Error {}
}

extension Goal {
  fileprivate static var overPython: Goal {
    Goal(
      "CPU of Python / Swift; goal: 10 or more",
      of: \.processor,
      "Python",
      by: "Swift"
    ) { $0 >= 10 }
  }

  fileprivate static var underLibcurl: Goal {
    Goal(
      "CPU of Swift / libcurl; goal: 2 or less for each request",
      of: \.processor,
      "Swift",
      by: "libcurl",
      // Plain libcurl doesn't parse messages.
      exemptions: [Workload.catchUp: "one request for many"]
    ) { $0 <= 2 }
  }
}
