import Foundation

/// Clients that do the same in turn, so that what else the machine does touches all of them.
public struct Contest {
  private let clients: [ClientProcess]
  private let rounds: Int

  public init(_ clients: [ClientProcess], rounds: Int = 5) {
    self.clients = clients
    self.rounds = rounds
  }

  /// Measures all workloads, and prints what came and which goals are met; whether all are.
  @discardableResult
  public func run(_ workloads: [Workload], _ goals: [Goal] = []) throws -> Bool {
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
    return goals.map { judge(results, by: $0) }.allSatisfy(\.self)
  }

  /// Whether no workload misses the goal.
  private func judge(
    _ results: [(workload: Workload, figures: [String: Figures])],
    by goal: Goal
  ) -> Bool {
    let verdicts = goal.verdicts(results)
    if !verdicts.isEmpty { print("\n\(goal.title)") }
    for verdict in verdicts { print(verdict) }
    return !verdicts.contains(where: \.isMissed)
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
  /// with 1, as it does after `--strict` as first word when a goal is missed.
  ///
  /// - Parameter body: Whether all goals are met.
  public static func main(_ body: (_ arguments: [String]) throws -> Bool) {
    let words = CommandLine.arguments.dropFirst()
    let isStrict = words.first == "--strict"
    do {
      let areMet = try body(Array(isStrict ? words.dropFirst() : words))
      if isStrict, !areMet { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}
