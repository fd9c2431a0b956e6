import Comparing
import Foundation
import Specification

/// One version of the documents of a file or a folder.
struct DocumentVersion {
  let services: [VersionedService]
  /// The bindings of the documents; empty without a `bindings.yaml`.
  private(set) var jobs: [Job] = []
  /// Whether the documents are those of a folder or a `bindings.yaml`.
  let isFolder: Bool
  /// The documents of a revision exist as long as the object.
  private let revision: GitRevision?
  /// The paths of reports for those of the revision.
  private(set) var sources = SourcePaths()

  init(
    _ version: VersionedPath,
    _ options: DiffOptions,
    _ diagnostics: Diagnostics
  ) throws(UsageError) {
    let revision = try version.revision.map { name throws(UsageError) in try GitRevision(name) }
    self.revision = revision
    var path = version.path
    if let revision, let name = version.revision {
      path = FilePath.join(revision.folder.path, version.path)
      sources.show(revision.folder.path, as: name + ":")
    }
    guard FileManager.default.fileExists(atPath: path) else {
      let place = version.revision.map { " in “\($0)”" } ?? ""
      throw UsageError("“\(version.path)” doesn't exist" + place)
    }
    guard let bindings = BindingsFiles.named(by: path) else {
      services = [VersionedService(DescribedService(document: Job.Document(path: path)), root: nil)]
      isFolder = false
      return
    }
    isFolder = true
    if bindings.isEmpty {
      let documents = try DocumentProbe.documents(in: path).map { Job.Document(path: $0) }
      services = DescribedService.all(documents, root: nil).map { VersionedService($0, root: nil) }
      return
    }
    let boundary =
      revision.map { PackageBoundary(root: $0.folder.path) }
      ?? PackageBoundary(allowsOutside: options.common.allowsOutside)
    jobs = Job.all(of: bindings, diagnostics, boundary, defaults: [:])
    services = jobs.flatMap { job in job.services.map { VersionedService($0, root: job.root) } }
  }
}
