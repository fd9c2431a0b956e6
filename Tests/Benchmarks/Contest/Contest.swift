import Foundation

/// Clients that do the same in turn, so that what else the machine does touches all of them.
public struct Contest {
  private let clients: [ClientProcess]
  private let rounds: Int

  public init(_ clients: [ClientProcess], rounds: Int = 5) {
    self.clients = clients
    self.rounds = rounds
  }

  /// Measures all workloads, and prints what came and which goals are met.
  public func run(_ workloads: [Workload], _ goals: [Goal] = []) throws {
    var results: [(workload: Workload, figures: [String: Figures])] = []
    print(column("best of \(rounds) rounds") + column("client", 8) + Figures.header)
    for workload in workloads {
      let figures = try measure(workload)
      results.append((workload, figures))
      for client in clients {
        guard let figures = figures[client.name] else { continue }
        print(column(workload.name) + column(client.name, 8) + "\(figures)")
      }
    }
    for line in goals.flatMap({ $0.lines(results) }) { print(line) }
  }

  /// The first round only warms up.
  private func measure(_ workload: Workload) throws -> [String: Figures] {
    var figures: [String: Figures] = [:]
    for round in 0...rounds {
      for client in clients {
        let place = "\(workload.name.filter(\.isLetter))-\(client.name)-\(round)"
        let took = try workload.run(client, place)
        if round == 0 {
          figures[client.name, default: Figures()].addFirst(took, of: workload)
        } else {
          figures[client.name]?.add(took, of: workload)
        }
      }
    }
    return figures
  }

  /// Another program that was built beside this one.
  public static func program(_ name: String) -> String {
    Bundle.main.bundleURL.appending(path: name).path
  }

  /// Runs a benchmark with the words of its command line; if it fails it says why, and exits
  /// with 1.
  public static func main(_ body: (_ arguments: ArraySlice<String>) throws -> Void) {
    do {
      try body(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}
