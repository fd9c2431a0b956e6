import Specification

extension Job {
  /// Returns the jobs that recordings are added to: that of the document, or else those of every
  /// `Spec/*/bindings.yaml` with recordings; reports the reason when there are none.
  ///
  /// - Parameter option: The option that states the file to write.
  static func recording(
    to output: String?,
    describedBy document: String?,
    option: String,
    _ common: CommonOptions,
    _ diagnostics: Diagnostics
  ) -> [Job] {
    var jobs: [Job]
    if let document {
      let service = DescribedService(document: Job.Document(path: document))
      jobs = [Job(service, recordings: output ?? "", common)]
    } else {
      let boundary = PackageBoundary(allowsOutside: common.allowsOutside)
      jobs = all(diagnostics, boundary).filter { $0.contract != nil }
      if jobs.isEmpty, !diagnostics.hasErrors {
        diagnostics.error(
          .noDocument,
          at: nil,
          "no Spec/*/bindings.yaml has “recordings”",
          fix: "add “recordings”, or pass --spec and \(option)"
        )
      }
    }
    for index in jobs.indices { jobs[index].contract?.use = .additions }
    return jobs
  }
}
