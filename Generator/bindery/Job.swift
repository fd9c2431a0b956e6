import Foundation
import Specification
import SwiftSource

/// What one run of the generator turns into Swift, and where it goes.
struct Job {
  /// Paths of the descriptions, as they are shown.
  var documents: [String]
  /// The folder out of which no reference leads; each document's own if nil.
  var root: String?
  /// Whether a `bindings.yaml` names the documents, so that their paths begin at the package.
  var isOfPackage: Bool
  /// The client's type; named by the document's title where nobody has named it.
  var client: String?
  var access: Bindings.Access
  var output: String
  /// The module of the output, when others stand beside it.
  var module: String?
  var modules: [Bindings.Module] = []
  var filter: Bindings.Filter?
  var renames: [Bindings.Rename] = []
  var contract: ContractJob?
  /// Whether all bindings go into one file, as a build that names its outputs ahead needs it.
  var isSingleFile = false

  /// Where contract tests go, and what they are made from.
  struct ContractJob {
    var module: SwiftName
    var recordings: String
    var output: String
    var exceptions: [Bindings.Exception]
  }
}

extension Job {
  /// Everything that the `Spec` folder of the current directory names; empty after reporting why.
  static func all(_ diagnostics: Diagnostics, _ reads: FilesRead = FilesRead()) -> [Job] {
    let services = (try? FileManager.default.contentsOfDirectory(atPath: "Spec")) ?? []
    let places = services.sorted().map { "Spec/\($0)/bindings.yaml" }
    reads.add(["Spec"] + places)
    let files = places.filter { FileManager.default.fileExists(atPath: $0) }
    if files.isEmpty {
      diagnostics.report(
        Diagnostic(
          .error,
          .noBindings,
          at: nil,
          "there is no Spec/*/bindings.yaml here",
          mend:
            "run this where Package.swift lies, name a document, or write one with bindery init"
        )
      )
    }
    return files.compactMap { Bindings.read($0, diagnostics: diagnostics).map(Job.init) }
  }

  private init(_ bindings: Bindings) {
    documents = bindings.documents
    root = bindings.root
    isOfPackage = true
    client = bindings.client ?? bindings.module + "API"
    access = bindings.access
    output = bindings.output
    module = bindings.module
    modules = bindings.modules
    filter = bindings.filter
    renames = bindings.renames
    if let recordings = bindings.recordings, let tests = bindings.contractTests,
      let module = SwiftName(bindings.module)
    {
      contract = ContractJob(
        module: module,
        recordings: recordings,
        output: tests,
        exceptions: bindings.exceptions
      )
    }
  }

  /// One document that the command line names.
  init(document: String, options: GenerateOptions) {
    documents = [document]
    root = options.common.root
    isOfPackage = false
    client = options.module.map { $0 + "API" }
    access = options.access ?? .public
    output = options.output ?? "."
    filter = options.common.selection.filter
    isSingleFile = options.isSingleFile
  }

  /// One document that is looked at, and not written.
  init(document: String, lint: LintOptions) {
    var options = GenerateOptions()
    options.common = lint.common
    self.init(document: document, options: options)
  }
}

extension Diagnostic.Code {
  static let noBindings = Self("no-bindings")
}
