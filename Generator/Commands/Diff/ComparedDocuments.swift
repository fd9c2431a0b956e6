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
  static func pairs(_ options: DiffOptions) throws(UsageError) -> [ComparedDocuments] {
    let old = try Side(options.old, options)
    let new = try Side(options.new, options)
    guard old.services.count == new.services.count else {
      throw UsageError(
        "“\(options.old)” has \(old.services.count) services and “\(options.new)” has"
          + " \(new.services.count); pass the documents to compare"
      )
    }
    return zip(old.services, new.services).map { before, after in
      ComparedDocuments(old: before, new: after, roots: (old.root, new.root))
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
  private(set) var services: [DescribedService]
  private(set) var root: String?

  init(_ path: String, _ options: DiffOptions) throws(UsageError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("“\(path)” doesn't exist")
    }
    let bindings = isFolder.boolValue ? BindingsFiles.path(in: path) : path
    guard FilePath.name(of: bindings) == BindingsFiles.name else {
      services = [DescribedService(document: Job.Document(path: path))]
      return
    }
    if !BindingsFiles.exists(bindings) {
      services = try Self.services(inFolder: path)
      return
    }
    let diagnostics = Diagnostics()
    guard let read = Bindings.read(bindings, diagnostics: diagnostics) else {
      throw UsageError(diagnostics.all.first?.message ?? "“\(bindings)” can't be read")
    }
    let documents = read.documents.map { document in
      Job.Document(path: document.path, overlays: document.overlays)
    }
    services = DescribedService.all(documents, root: read.root)
    root = read.root
  }

  /// The documents of a folder without a `bindings.yaml`.
  private static func services(inFolder path: String) throws(UsageError) -> [DescribedService] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let found = names.map { FilePath.join(path, $0) }.filter { path in
      switch DocumentProbe(found: path) {
      case .openAPI, .asyncAPI: true
      case .other, .unreadable: false
      }
    }
    if found.isEmpty { throw UsageError("no document and no bindings.yaml in “\(path)”") }
    return DescribedService.all(found.map { Job.Document(path: $0) }, root: nil)
  }
}
