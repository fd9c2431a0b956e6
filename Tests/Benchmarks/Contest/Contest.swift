import Foundation

/// A comparison of clients in alternating rounds, so that other load affects all of them.
public struct Contest {
  private let clients: [ClientProcess]
  private let rounds: Int

  public init(_ clients: [ClientProcess], rounds: Int = 5) {
    self.clients = clients
    self.rounds = rounds
  }

  /// Measures all workloads, and prints results and goals; returns whether all goals are met.
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

  /// Whether all workloads meet the goal.
  private func judge(
    _ results: [(workload: Workload, figures: [String: Figures])],
    by goal: Goal
  ) -> Bool {
    let verdicts = goal.verdicts(results)
    if !verdicts.isEmpty { print("\n\(goal.title)") }
    for verdict in verdicts { print(verdict) }
    return !verdicts.contains(where: \.isMissed)
  }

  /// Measures a workload; the first round only warms up.
  private func measure(_ workload: Workload) throws -> [String: Figures] {
    var figures: [String: Figures] = [:]
    for round in 0...rounds {
      for client in clients {
        let channel = "\(workload.name.filter(\.isLetter))-\(client.name)-\(round)"
        let took = try workload.run(client, channel)
        if round == 0 {
          figures[client.name, default: Figures()].addFirst(took, of: workload)
        } else {
          figures[client.name]?.add(took, of: workload)
        }
      }
    }
    return figures
  }

  /// Returns the path of another program of this build.
  public static func program(_ name: String) -> String {
    Bundle.main.bundleURL.appending(path: name).path
  }

  /// Runs a benchmark with the command line's arguments; exits with 1 and a message if it fails, or
  /// if a goal isn't met after `--strict` as first argument.
  /// - Parameter body: Returns whether all goals are met.
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
