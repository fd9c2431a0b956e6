import Foundation
import Specification

extension Job {
  /// Returns the jobs whose recordings are checked: those of the documents and folders, or else
  /// those of every `Spec/*/bindings.yaml` with recordings.
  static func checked(
    _ options: CheckOptions,
    _ diagnostics: Diagnostics
  ) throws(UsageError) -> [Job] {
    let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside)
    var jobs: [Job] = []
    if options.documents.isEmpty {
      jobs = all(diagnostics, boundary, defaults: Severities.check)
    } else {
      let specs = try CheckedSpecs(options)
      jobs = specs.services.map { service, recordings in
        Job(service, recordings: recordings, options.common)
      }
      jobs += all(of: specs.bindings, diagnostics, boundary, defaults: Severities.check)
    }
    jobs = jobs.filter { $0.contract != nil }
    for index in jobs.indices { jobs[index].contract?.use = .checks }
    return jobs
  }
}

/// What the arguments of `bindery check` name: documents, and `bindings.yaml` files.
private struct CheckedSpecs {
  private(set) var documents: [(path: String, recordings: String)] = []
  private(set) var bindings: [String] = []

  init(_ options: CheckOptions) throws(UsageError) {
    for path in options.documents { try add(path, options.recordings) }
    if options.recordings != nil, documents.isEmpty {
      throw UsageError("--recordings requires a document; set “recordings” in \(bindings[0])")
    }
    guard documents.count != 1 || !bindings.isEmpty else { return }
    if let option = options.common.documentOption {
      throw UsageError("\(option) requires a single document")
    }
  }

  /// The services of the documents: an AsyncAPI document belongs to the OpenAPI document in the
  /// same folder, since their channels and schemas refer to each other.
  var services: [(service: DescribedService, recordings: String)] {
    documents.map { FilePath.folder(of: $0.path) }.unique.flatMap { folder in
      let own = documents.filter { FilePath.folder(of: $0.path) == folder }
      return DescribedService.all(own.map { Job.Document(path: $0.path) }, root: nil)
        .map { ($0, own[0].recordings) }
    }
  }

  private mutating func add(_ path: String, _ recordings: String?) throws(UsageError) {
    if let present = BindingsFiles.named(by: path) {
      if present.isEmpty { try add(folder: path, recordings) } else { add(bindings: present) }
    } else if let recordings {
      documents.append((path, recordings))
    } else {
      // The document's own recordings are those of the bindings.yaml beside it.
      let beside = BindingsFiles.path(in: FilePath.folder(of: path))
      guard FileManager.default.fileExists(atPath: path), BindingsFiles.exists(beside) else {
        throw UsageError("missing --recordings PATH, the recordings of the document")
      }
      add(bindings: [beside])
    }
  }

  /// Adds the documents of a folder without a `bindings.yaml`.
  private mutating func add(folder: String, _ recordings: String?) throws(UsageError) {
    let found = try DocumentProbe.documents(in: folder)
    guard let recordings else {
      throw UsageError("missing --recordings PATH, the recordings of the document")
    }
    documents += found.map { ($0, recordings) }
  }

  private mutating func add(bindings paths: [String]) {
    bindings += paths.filter { !bindings.contains($0) }
  }
}
