import Specification

extension Job {
  /// Returns the jobs whose recordings are checked: that of the document, or else those of every
  /// `Spec/*/bindings.yaml` with recordings.
  static func checked(_ options: CheckOptions, _ diagnostics: Diagnostics) -> [Job] {
    var jobs: [Job]
    if let document = options.document, let recordings = options.recordings {
      jobs = [Job(document: document, recordings: recordings, options.common)]
    } else {
      let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside)
      jobs = all(diagnostics, boundary, defaults: Severities.check).filter { $0.contract != nil }
    }
    for index in jobs.indices { jobs[index].contract?.use = .checks }
    return jobs
  }
}
