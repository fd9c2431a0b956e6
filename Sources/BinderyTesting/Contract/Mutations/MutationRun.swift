import BinderyRuntime
import Foundation
import RecordingMutation

/// The mutations that `bindery mutate` requests of contract tests, and the file of their results.
final class MutationRun: Sendable {
  /// The run that the environment states; nil if tests run as usual.
  @TaskLocal static var current = MutationRun(ProcessInfo.processInfo.environment)

  let sample: MutationSample
  private let folder: URL
  private let end: ContinuousClock.Instant?
  private let fileCount = Locked(0)

  init(_ plan: MutationPlan) {
    sample = plan.sample
    folder = URL(fileURLWithPath: plan.folder)
    end = plan.seconds.map { ContinuousClock.now + .seconds($0) }
  }

  private convenience init?(_ environment: [String: String]) {
    guard let plan = environment[MutationPlan.variable].flatMap({ MutationPlan($0) }) else {
      return nil
    }
    self.init(plan)
  }

  /// Whether further mutations are tested.
  var hasTime: Bool { end.map { ContinuousClock.now < $0 } ?? true }

  /// Tests the selected mutations of a subject, as many at a time as there are processors.
  ///
  /// - Returns: The mutations and the outcomes of their tests in their order, without those for
  ///   which the time is over, and the number of these.
  func outcomes<Mutation: Sendable, Outcome: Sendable>(
    of mutations: [Mutation],
    identity: (Mutation) -> String,
    _ test: @escaping @Sendable (Mutation) async -> Outcome
  ) async -> (tested: [(mutation: Mutation, outcome: Outcome)], untested: Int) {
    let selected = sample.selection(of: mutations, identity: identity)
    let outcomes = await withTaskGroup(of: (Int, Outcome)?.self) { group in
      var outcomes: [Int: Outcome] = [:]
      for (index, mutation) in selected.enumerated() {
        if index >= Self.width, case (let number, let outcome)?? = await group.next() {
          outcomes[number] = outcome
        }
        group.addTask { [self] in
          hasTime ? (index, await test(mutation)) : nil
        }
      }
      for await case (let number, let outcome)? in group { outcomes[number] = outcome }
      return outcomes
    }
    let tested = selected.indices.compactMap { index in
      outcomes[index].map { (mutation: selected[index], outcome: $0) }
    }
    return (tested, selected.count - tested.count)
  }

  /// The number of mutations that are tested at a time.
  private static let width = max(ProcessInfo.processInfo.activeProcessorCount, 1)

  /// Writes the results of a test into a file of their own, whose name ends with their number.
  func write(_ results: MutationResults) throws(ContractViolations) {
    let number = fileCount.withLock { count in
      count += 1
      return count
    }
    let count = results.results.count
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(number)-\(count).json"
    do {
      try Data(results.json.utf8).write(to: folder.appendingPathComponent(name))
    } catch {
      let difference = "the results can't be written: \(error.localizedDescription)"
      throw ContractViolations([ContractViolation(subject: "mutations", difference: difference)])
    }
  }
}
