import Checking
import Specification

/// What the SPEC arguments of a command name: documents, also those of a folder, and
/// `bindings.yaml` files.
struct NamedSpecs {
  private(set) var documents: [String] = []
  private(set) var bindings: [String] = []

  /// Throws if a folder has neither.
  init(_ paths: [String]) throws(UsageError) {
    for path in paths {
      switch BindingsFiles.named(by: path) {
      case nil: documents.append(path)
      case let present? where !present.isEmpty: add(bindings: present)
      default: documents += try DocumentProbe.documents(in: path)
      }
    }
  }

  /// Returns nil after reporting that a folder has neither, or that an option has no document.
  init?(_ paths: [String], _ common: CommonOptions, _ diagnostics: Diagnostics) {
    do throws(UsageError) {
      try self.init(paths)
      if !bindings.isEmpty {
        if let option = common.documentOption {
          throw UsageError("\(option) requires a document, not a bindings.yaml")
        }
        try checkRole(common)
      }
    } catch {
      diagnostics.error(
        .noDocument,
        at: nil,
        error.description,
        fix: "pass a document, a folder of documents, a bindings.yaml, or a folder with one"
      )
      return nil
    }
  }

  /// Rejects the role of documents that a `bindings.yaml` lists, which states it.
  func checkRole(_ common: CommonOptions) throws(UsageError) {
    guard common.isApplication, let bindings = bindings.first else { return }
    throw UsageError("--application requires documents alone; set “role” in \(bindings)")
  }

  /// The services of the documents: an AsyncAPI document belongs to the OpenAPI document in the
  /// same folder, since their channels and schemas refer to each other.
  var services: [DescribedService] {
    documents.map { FilePath.folder(of: $0) }.unique.flatMap { folder in
      let own = documents.filter { FilePath.folder(of: $0) == folder }
      return DescribedService.all(own.map { Job.Document(path: $0) }, root: nil)
    }
  }

  /// Replaces each document by the `bindings.yaml` beside it, which has the document's recordings.
  mutating func readBindingsBesideDocuments() throws(UsageError) {
    for path in documents {
      let beside = BindingsFiles.path(in: FilePath.folder(of: path))
      guard BindingsFiles.exists(path), BindingsFiles.exists(beside) else {
        throw UsageError("missing --recordings PATH, the recordings of the document")
      }
      add(bindings: [beside])
    }
    documents = []
  }

  private mutating func add(bindings paths: [String]) {
    bindings += paths.filter { !bindings.contains($0) }
  }
}
