import Specification
import SwiftSource

/// What one run of the generator turns into Swift, and where it goes.
struct Job {
  var documents: [Document]
  /// Which of them are about one service.
  var services: [DescribedService]
  /// The client's type where one document alone has a client and doesn't say its name.
  var client: String?
  /// The folder out of which no reference leads; each document's own if nil.
  var root: String?
  /// Where a `bindings.yaml` says so.
  var rootMark: Mark?
  /// Whether a `bindings.yaml` names the documents, so that their paths begin at the package.
  var isOfPackage: Bool
  var access: Bindings.Access
  var output: String
  /// Where a `bindings.yaml` names it.
  var outputMark: Mark?
  /// The module of the output, when others stand beside it.
  var module: String?
  var modules: [Bindings.Module] = []
  var filter: Bindings.Filter?
  /// Which schemas keep the members that they don't describe.
  var additionalMembers: Bindings.AdditionalMembers?
  /// Whether the module is the application that AsyncAPI documents describe.
  var isApplication = false
  var renames: [Bindings.Rename] = []
  var contract: ContractJob?
  /// Whether all bindings go into one file, as a build that names its outputs ahead needs it.
  var isSingleFile = false
  var severities = Severities()

  /// A description.
  struct Document {
    /// As it is shown.
    var path: String
    /// The client's type; named by the document's title where nobody has named it.
    var client: String?
    /// Where a `bindings.yaml` names it.
    var mark: Mark?
  }

  /// What is read, for a person.
  var title: String { documents.map(\.path).joined(separator: ", ") }

  /// Where contract tests go, and what they are made from.
  struct ContractJob {
    var module: SwiftName
    var recordings: String
    /// Where a `bindings.yaml` names them.
    var mark: Mark
    var output: String
    var outputMark: Mark
    var exceptions: [Bindings.Exception]
    var player: SwiftName?
    /// Where a `bindings.yaml` names it.
    var playerMark: Mark
  }
}

extension Job {
  /// Everything that the `Spec` folder of the current directory names, inside of the fence; empty
  /// after reporting why.
  static func all(
    _ diagnostics: Diagnostics,
    _ fence: PackageFence,
    isLint: Bool = false,
    _ reads: FilesRead = FilesRead()
  ) -> [Job] {
    reads.add(["Spec"] + BindingsFiles.places)
    let files = BindingsFiles.present
    if files.isEmpty {
      diagnostics.report(
        Diagnostic(
          .error,
          .noDocument,
          at: nil,
          "there is no Spec/*/bindings.yaml here",
          fix:
            "run this where Package.swift lies, name a document, or write one with bindery init"
        )
      )
    }
    let bindings = files.filter { fence.holds(file: $0, diagnostics) }
      .compactMap { Bindings.read($0, diagnostics: diagnostics) }
    return bindings.compactMap { bindings in
      guard fence.holds(bindings, diagnostics) else { return nil }
      let job = Job(bindings, isLint: isLint)
      let found = Diagnostics()
      BindingsCheck(bindings, serviceCount: job.services.count, found).run()
      diagnostics.report(found) { job.severities.adjusted($0, isComplete: false) }
      return job
    }
  }

  private init(_ bindings: Bindings, isLint: Bool) {
    severities = Severities(bindings.severities, isLint: isLint)
    client = bindings.client ?? bindings.module + "API"
    documents = bindings.documents.map {
      Document(path: $0.path, client: $0.client, mark: $0.mark)
    }
    services = DescribedService.all(documents.map(\.path), root: bindings.root)
    root = bindings.root
    rootMark = bindings.mark(of: "root")
    isOfPackage = true
    access = bindings.access
    output = bindings.output
    outputMark = bindings.mark(of: "output")
    module = bindings.module
    modules = bindings.modules
    filter = bindings.filter
    isApplication = bindings.role == .application
    additionalMembers = bindings.additionalMembers
    renames = bindings.renames
    if let recordings = bindings.recordings, let tests = bindings.contractTests,
      let module = SwiftName(bindings.module)
    {
      contract = ContractJob(
        module: module,
        recordings: recordings,
        mark: bindings.mark(of: "recordings"),
        output: tests,
        outputMark: bindings.mark(of: "contractTests"),
        exceptions: bindings.exceptions,
        player: bindings.player.flatMap { SwiftName($0) },
        playerMark: bindings.mark(of: "player")
      )
    }
  }

  /// One document that the command line names.
  init(document: String, options: GenerateOptions) {
    client = options.client ?? options.module.map { $0 + "API" }
    documents = [Document(path: document)]
    services = [DescribedService(document: 0)]
    root = options.common.root
    isOfPackage = false
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
    severities = Severities(isLint: true)
  }
}
