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

  /// Writes the results of a test into a file of their own.
  func write(_ results: MutationResults) throws(ContractViolations) {
    let number = fileCount.withLock { count in
      count += 1
      return count
    }
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(number).json"
    do {
      try Data(results.json.utf8).write(to: folder.appendingPathComponent(name))
    } catch {
      let difference = "the results can't be written: \(error.localizedDescription)"
      throw ContractViolations([ContractViolation(subject: "mutations", difference: difference)])
    }
  }
}
