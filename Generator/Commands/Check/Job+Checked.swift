import Specification

extension Job {
  /// Returns the jobs whose recordings are checked: those of the documents and folders, or else
  /// those of every `Spec/*/bindings.yaml` with recordings.
  static func checked(
    _ options: CheckOptions,
    _ diagnostics: Diagnostics,
    for use: ContractJob.Use = .checks
  ) throws(UsageError) -> [Job] {
    let writes = options.acceptsChanges || options.suggests
    let boundary = PackageBoundary(
      allowsOutside: options.common.allowsOutside,
      use: writes ? .writing : .reading
    )
    var jobs: [Job] = []
    if options.documents.isEmpty {
      jobs = all(diagnostics, boundary, defaults: Severities.check)
    } else {
      let specs = try NamedSpecs(options)
      jobs = specs.services.map { Job($0, recordings: options.recordings ?? "", options.common) }
      jobs += all(of: specs.bindings, diagnostics, boundary, defaults: Severities.check)
    }
    jobs = jobs.filter { $0.contract != nil }
    for index in jobs.indices { jobs[index].contract?.use = use }
    return jobs
  }
}

extension NamedSpecs {
  /// Reads the arguments of `bindery check`.
  fileprivate init(_ options: CheckOptions) throws(UsageError) {
    try self.init(options.documents)
    if options.recordings == nil { try readBindingsBesideDocuments() }
    if options.recordings != nil, documents.isEmpty {
      throw UsageError("--recordings requires a document; set “recordings” in \(bindings[0])")
    }
    try checkRole(options.common)
    guard documents.count != 1 || !bindings.isEmpty else { return }
    if let option = options.common.documentOption {
      throw UsageError("\(option) requires a single document")
    }
  }
}
