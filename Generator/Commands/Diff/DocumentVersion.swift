import Comparing
import Foundation
import Specification

/// One version of the documents of a file or a folder.
struct DocumentVersion {
  let services: [VersionedService]
  /// Whether the documents are those of a folder or a `bindings.yaml`.
  let isFolder: Bool

  init(
    _ path: String,
    _ options: DiffOptions,
    _ diagnostics: Diagnostics
  ) throws(UsageError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw UsageError("“\(path)” doesn't exist")
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
    let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside)
    services = Job.all(of: bindings, diagnostics, boundary, defaults: [:]).flatMap { job in
      job.services.map { VersionedService($0, root: job.root) }
    }
  }
}
