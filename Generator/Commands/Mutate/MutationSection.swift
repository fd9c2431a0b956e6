import Checking
import RecordingMutation
import Shape
import Specification

/// The mutations of the recordings of a job.
struct MutationSection {
  let job: ShapedJob
  let results: MutationResults

  init(_ job: ShapedJob, _ results: MutationResults) {
    self.job = job
    self.results = results
  }

  private var recordings: String { job.job.contract?.recordings ?? "" }

  /// A warning for each cause of unexpected results: changes of the same part of a document, or of
  /// the same part of an operation.
  var diagnostics: [Diagnostic] {
    let unexpected = results.results.filter { !$0.isExpected }
    var order: [MutationCause] = []
    var causes: [MutationCause: [MutationResult]] = [:]
    for result in unexpected {
      let cause = MutationCause(result)
      if causes[cause] == nil { order.append(cause) }
      causes[cause, default: []].append(result)
    }
    return order.map { cause in
      cause.diagnostic(of: causes[cause] ?? [], keyword: origin(of: cause.keyword))
    }
  }

  /// The location of a keyword in the documents.
  private func origin(of pointer: String) -> Origin? {
    guard !pointer.isEmpty else { return nil }
    return job.documents.lazy.compactMap(\.recordedValues).compactMap { values in
      values.received.origin(of: pointer) ?? values.sent.origin(of: pointer)
    }
    .first
  }

  /// The number of mutations of each class, and how many have the expected result.
  var table: Report.Table {
    Report.Table(
      title: "\(job.job.title), recordings \(recordings)",
      columns: ["Mutations", "As expected", "Tested", "Share"],
      rows: scores.map { [$0, $1.covered.grouped, $1.total.grouped, "\($1.text) %"] }
    )
  }

  private var scores: [(title: String, score: CoverageMeasure)] {
    MutationKind.Class.allCases.compactMap { mutationClass in
      let found = results.results.filter { $0.kind.mutationClass == mutationClass }
      return found.isEmpty ? nil : (mutationClass.title, CoverageMeasure(found))
    }
  }

  /// The scores, one line for each class.
  var summary: [String] {
    let lines = scores.map { "  \($0): \($1.covered.grouped) of \($1.total.grouped), \($1.text) %" }
    let rest = results.untested.values.reduce(0, +)
    return ["\(job.job.title), recordings \(recordings)"] + lines
      + (rest == 0 ? [] : ["  \(rest.grouped) mutations were not tested: the time was over"])
  }
}

extension CoverageMeasure {
  /// How many of the mutations have the expected result.
  init(_ results: [MutationResult]) {
    self.init(covered: results.count(where: \.isExpected), total: results.count)
  }
}

extension MutationKind.Class {
  fileprivate var title: String {
    switch self {
    case .violation: "violations that tests notice"
    case .tolerated: "valid changes that tests accept"
    case .client: "defects of clients that tests notice"
    }
  }
}
