import Specification

extension Job {
  /// Returns the jobs that recordings are added to: those of a SPEC argument, or else of every
  /// `Spec/*/bindings.yaml` with recordings; reports the reason when there are none.
  ///
  /// - Parameter option: The option that states the file to write.
  static func recording(
    to output: String?,
    describedBy spec: String?,
    option: String,
    _ common: CommonOptions,
    _ diagnostics: Diagnostics
  ) -> [Job] {
    var jobs: [Job]
    let boundary = PackageBoundary(allowsOutside: common.allowsOutside)
    if let spec {
      guard let specs = NamedSpecs([spec], common, diagnostics) else { return [] }
      jobs = specs.services.map { Job($0, recordings: output ?? "", common) }
      jobs += all(of: specs.bindings, diagnostics, boundary, defaults: [:])
    } else {
      jobs = all(diagnostics, boundary, argument: "--spec")
    }
    jobs = jobs.filter { $0.contract != nil }
    if jobs.isEmpty, !diagnostics.hasErrors {
      diagnostics.error(
        .noDocument,
        at: nil,
        "no \(spec.map(FilePath.name) ?? "Spec/*/bindings.yaml") has “recordings”",
        fix: "add “recordings”, or pass a document as --spec and \(option)"
      )
    }
    for index in jobs.indices { jobs[index].contract?.use = .additions }
    return jobs
  }
}
