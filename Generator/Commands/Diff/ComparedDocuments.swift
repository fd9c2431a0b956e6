import Canonical
import Canonicalizing
import Comparing
import Foundation
import Specification

/// The documents of one service in two versions.
struct ComparedDocuments {
  private let old: DescribedService
  private let new: DescribedService
  private let roots: (old: String?, new: String?)

  /// Returns the documents of the options: two files, or those of two folders.
  ///
  /// Reports a `bindings.yaml` that can't be read; there are no documents then.
  static func pairs(
    _ options: DiffOptions,
    _ diagnostics: Diagnostics
  ) throws(UsageError) -> [ComparedDocuments] {
    let old = try Side(options.old, options, diagnostics)
    let new = try Side(options.new, options, diagnostics)
    if diagnostics.hasErrors { return [] }
    guard old.services.count == new.services.count else {
      throw UsageError(
        "“\(options.old)” has \(old.services.count) services and “\(options.new)” has"
          + " \(new.services.count); pass the documents to compare"
      )
    }
    return zip(old.services, new.services).map { before, after in
      ComparedDocuments(
        old: before.service,
        new: after.service,
        roots: (before.root, after.root)
      )
    }
  }

  /// Compares the versions, and reports what can't be read.
  func changes(
    isApplication: Bool,
    _ diagnostics: Diagnostics
  ) throws(UsageError) -> [Change] {
    let before = Self.documents(old, roots.old, diagnostics)
    let after = Self.documents(new, roots.new, diagnostics)
    guard !diagnostics.hasErrors else { return [] }
    let found = Diagnostics()
    let one = ServiceDescription(before, events: old.events.map(\.path), diagnostics: found)
    let other = ServiceDescription(after, events: new.events.map(\.path), diagnostics: found)
    guard (one.operations == nil) == (other.operations == nil),
      one.channels.count == other.channels.count
    else {
      throw UsageError(
        "“\(old.document.path)” and “\(new.document.path)” are of different kinds, or have a"
          + " different number of AsyncAPI documents; pass the documents to compare"
      )
    }
    let comparison = Comparison(from: one, to: other, isApplication: isApplication)
    found.all.filter { $0.severity == .error }.forEach(diagnostics.report)
    return comparison.changes
  }

  private static func documents(
    _ service: DescribedService,
    _ root: String?,
    _ diagnostics: Diagnostics
  ) -> Documents {
    let found = Diagnostics()
    let documents = Documents(
      entry: service.document.path,
      root: root,
      overlays: service.overlays,
      diagnostics: found
    )
    found.all.filter { $0.severity == .error }.forEach(diagnostics.report)
    return documents
  }
}

/// One version of the documents.
private struct Side {
  private(set) var services: [(service: DescribedService, root: String?)]

  init(_ path: String, _ options: DiffOptions, _ diagnostics: Diagnostics) throws(UsageError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw UsageError("“\(path)” doesn't exist")
    }
    guard let bindings = BindingsFiles.named(by: path) else {
      services = [(DescribedService(document: Job.Document(path: path)), nil)]
      return
    }
    if bindings.isEmpty {
      let documents = try DocumentProbe.documents(in: path).map { Job.Document(path: $0) }
      services = DescribedService.all(documents, root: nil).map { ($0, nil) }
      return
    }
    let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside)
    let jobs = Job.all(of: bindings, diagnostics, boundary, defaults: [:])
    services = jobs.flatMap { job in job.services.map { ($0, job.root) } }
  }
}
