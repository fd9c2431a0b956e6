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
  /// The paths of reports for those of the revision.
  private(set) var sources = SourcePaths()

  /// - Parameter revision: The documents of the version's revision, which have to exist as long as
  ///   the version; nil if it is one of the working copy.
  init(
    _ version: VersionedPath,
    _ revision: GitRevision?,
    _ options: DiffOptions,
    _ diagnostics: Diagnostics
  ) throws(UsageError) {
    var path = version.path
    if let revision, let name = version.revision {
      path = FilePath.join(revision.current.path, version.path)
      sources.show(revision.current.path, ofRevision: name)
      if !revision.wayToRoot.isEmpty {
        sources.show(revision.root.path, ofRevision: name, wayToRoot: revision.wayToRoot)
      }
    }
    guard FileManager.default.fileExists(atPath: path) else {
      let location = version.revision.map { " in “\($0)”" } ?? ""
      // As git itself names a file of a revision.
      let isOfRevision = version.revision == nil && version.path.contains(":")
      throw UsageError(
        "“\(version.path)” doesn't exist" + location
          + (isOfRevision ? "; compare with a revision by bindery diff REVISION -- PATH" : "")
      )
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
      revision.map { PackageBoundary(root: $0.root.path, use: .reading) }
      ?? PackageBoundary(allowsOutside: options.common.allowsOutside, use: .reading)
    jobs = Job.all(of: bindings, diagnostics, boundary, defaults: [:])
    services = jobs.flatMap { job in job.services.map { VersionedService($0, root: job.root) } }
  }
}
