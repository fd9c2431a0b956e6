import Foundation

/// Messages in a second, processor time for each and how long they are under way: of this package's
/// client, of PubNub's own for Python, and of bare libcurl that does the same requests; each is a
/// process of its own, and so is the service.
///
///     PubNubBenchmark ORIGIN [PYTHON SCRIPT]
@main
struct PubNubBenchmark {
  private static let rounds = 5

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      guard let origin = arguments.first else { throw CocoaError(.keyValueValidation) }
      try run(against: origin, python: Array(arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(against origin: String, python: [String]) throws {
    var clients = [
      try ClientProcess("Swift", [program("PubNubSwiftClient"), origin]),
      try ClientProcess("libcurl", [program("PubNubCurlClient"), origin]),
    ]
    if !python.isEmpty { clients.append(try ClientProcess("Python", python + [origin])) }
    let publisher = try ClientProcess("publisher", [program("PubNubCurlClient"), origin])
    defer { for client in clients + [publisher] { client.stop() } }
    let results = try Workload.all(publisher: publisher).map { workload in
      (workload: workload, figures: try measure(workload, clients))
    }
    report(results, clients.map(\.name))
  }

  /// Another program of this package.
  private static func program(_ name: String) -> String {
    Bundle.main.bundleURL.appending(path: name).path
  }

  /// In turn, so that what else the machine does touches all; the first round only warms up.
  private static func measure(
    _ workload: Workload,
    _ clients: [ClientProcess]
  ) throws -> [String: Figures] {
    var figures: [String: Figures] = [:]
    for round in 0...rounds {
      for client in clients {
        let place = "\(workload.name.filter(\.isLetter))-\(client.name)-\(round)"
        let channels = (0..<workload.channels).map { "\(place)-\($0)" }
        let took = try workload.run(client, channels, workload.count)
        if round > 0 { figures[client.name, default: Figures()].add(took, of: workload) }
      }
    }
    return figures
  }

  private static func report(
    _ results: [(workload: Workload, figures: [String: Figures])],
    _ clients: [String]
  ) {
    print(column("best of \(rounds) rounds") + "client   messages/s   CPU µs   median µs   p99 µs")
    for (workload, figures) in results {
      for client in clients {
        guard let figures = figures[client] else { continue }
        print(column(workload.name) + "\(column(client, 8))\(figures)")
      }
    }
    for goal in Goal.all {
      let lines = goal.lines(results)
      if !lines.isEmpty { print("\nCPU of \(goal.dividend) / \(goal.divisor); goal: \(goal.text)") }
      for line in lines { print(line) }
    }
  }
}
