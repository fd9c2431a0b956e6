import Checking
import Foundation
import RecordingMutation
import SchemaValidation
import Specification

/// `bindery mutate`: states which mutations of recordings and clients no test notices.
struct Mutate {
  private let options: MutateOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()
  private let end: ContinuousClock.Instant?

  init(_ options: MutateOptions) {
    self.options = options
    terminal = Terminal(options.checked.common)
    end = options.seconds.map { ContinuousClock.now + .seconds($0) }
  }

  /// Prints the mutations with an unexpected result, and returns the exit status.
  func run() throws(UsageError) -> Int32 {
    let jobs = try Job.checked(options.checked, diagnostics).map(shaped)
    let isTested = { (job: ShapedJob) in !options.checksOnly && job.job.contract?.module != nil }
    let tested = testResults(of: jobs.filter(isTested))
    let sections = jobs.map { job in
      MutationSection(job, isTested(job) ? tested.within(job) : checkResults(of: job))
    }
    terminal.endProgress()
    return report(sections)
  }

  private func shaped(_ job: Job) -> ShapedJob {
    terminal.progress("reading \(job.title)")
    let found = Diagnostics()
    defer { diagnostics.reportUnread(of: found, job.severities) }
    return ShapedJob(job, found)
  }

  /// Runs the contract tests once for all jobs that have some.
  private func testResults(of jobs: [ShapedJob]) -> MutationResults {
    guard !jobs.isEmpty, !diagnostics.hasErrors else { return MutationResults() }
    do throws(Diagnostic) {
      let run = try MutatedTests(options)
      let found = try run.results { terminal.progress($0) }
      if let failure = found.failure { diagnostics.report(failure) }
      return found.results
    } catch {
      diagnostics.report(error)
      return MutationResults()
    }
  }

  private func checkResults(of job: ShapedJob) -> MutationResults {
    var results = MutationResults()
    let sample = MutationSample(seed: options.seed, limit: options.limit)
    for document in job.documents {
      guard let values = document.recordedValues else { continue }
      do throws(SchemaError) {
        let check = try MutationCheck(values, sample)
        results += check.results {
          end.map { ContinuousClock.now < $0 } ?? true
        } progress: { number, total in
          terminal.progress("\(document.paths[0]): \(number.grouped) of \(total.grouped) values")
        }
      } catch {
        diagnostics.error(
          .invalidValue,
          at: nil,
          "the recordings can't be checked: \(error)",
          fix: "correct the schema"
        )
      }
    }
    return results
  }

  private func report(_ sections: [MutationSection]) -> Int32 {
    let isText = options.checked.report.format == .text
    var common = options.checked.common
    // `--quiet` only affects text; other formats contain everything.
    if !isText { common.isQuiet = false }
    sections.flatMap(\.diagnostics).forEach(diagnostics.report)
    let score = CoverageMeasure(sections.flatMap(\.results.results))
    if let failure = failure(of: score) {
      diagnostics.error(.recordingMismatch, at: nil, failure, fix: Self.fix)
    }
    let found = DiagnosticReport(diagnostics, common, command: "mutate")
    let output = ReportOutput(options.checked.report, terminal)
    let isWritten: Bool
    if isText {
      isWritten = output.write(found.briefLines(showsAll: options.checked.showsAll))
    } else {
      var report = Report(found, of: "mutate", sections.map(\.job))
      report.tables = sections.map(\.table)
      isWritten = output.write(report)
    }
    sections.flatMap(\.summary).forEach(terminal.note)
    terminal.note(found.summary)
    return found.hasErrors || !isWritten ? 1 : 0
  }

  /// Why the run failed as a whole; nil if it didn't.
  private func failure(of score: CoverageMeasure) -> String? {
    if score.total == 0 { return diagnostics.hasErrors ? nil : "no mutation was tested" }
    guard let minimum = options.minimum, score.percent < minimum else { return nil }
    return "\(score.text) % of the mutations have the expected result, less than"
      + " \(minimum == minimum.rounded() ? "\(Int(minimum))" : "\(minimum)") %"
  }

  private static let fix = "add recordings, or describe more precisely what they may have"
}

extension MutationResults {
  /// The results that concern the recordings of a job.
  fileprivate func within(_ job: ShapedJob) -> MutationResults {
    guard let recordings = job.job.contract?.recordings else { return MutationResults() }
    let folder = ArtifactPath(recordings).path
    let isWithin = { (file: String) in file == folder || file.hasPrefix(folder + "/") }
    var found = self
    found.results = results.map { result in
      var result = result
      result.file = ArtifactPath(result.file).path
      return result
    }
    .filter { isWithin($0.file) }
    found.untested = untested.filter { isWithin(ArtifactPath($0.key).path) }
    return found
  }
}
