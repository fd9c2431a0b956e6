import BinderyRuntime
import Foundation

/// A benchmark of requests per second and processor time per request, of the default transport and
/// `URLSession`, with a server in its own process, so that only the client's time is measured.
@main
struct HTTPBenchmark {
  static func main() async throws {
    guard !CommandLine.arguments.contains(ServerProcess.argument) else {
      return try ServerProcess.serve()
    }
    let server = try ServerProcess()
    defer { server.stop() }
    print("client            at once    requests/s   CPU µs/request")
    for (atOnce, count) in [(1, 3000), (64, 12_800)] {
      var results = Dictionary(uniqueKeysWithValues: Client.all.map { ($0.name, Load.Result.none) })
      // In turn, so that other load affects both.
      for _ in 0..<3 {
        for client in Client.all {
          let result = try await Load(count: count, atOnce: atOnce).run(client, against: server.url)
          results[client.name]?.improve(result)
        }
      }
      report(results, atOnce)
    }
  }

  private static func report(_ results: [String: Load.Result], _ atOnce: Int) {
    for client in Client.all {
      guard let result = results[client.name] else { continue }
      let figures = String(format: "%7d %13.0f %16.1f", atOnce, result.rate, result.processor * 1e6)
      print(client.name.padding(toLength: 18, withPad: " ", startingAt: 0) + figures)
    }
    guard let one = results[Client.bindery.name], let other = results[Client.session.name] else {
      return
    }
    let ratios = (one.rate / other.rate, other.processor / one.processor)
    print(String(format: "%25s %12.1fx %15.1fx less", "", ratios.0, ratios.1))
  }
}
