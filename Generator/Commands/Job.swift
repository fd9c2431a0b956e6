import Canonical
import Canonicalizing
import Shape
import Specification
import SwiftSource

/// The inputs and outputs of one run of the generator.
struct Job {
  var documents: [Document]
  /// The documents, grouped by service.
  var services: [DescribedService]
  /// The client's type when only one document has a client, and doesn't name it.
  var client: String?
  /// The folder that contains all referenced files; each document's own if nil.
  var root: String?
  /// The source location of `root` in a `bindings.yaml`.
  var rootMark: Mark?
  /// Whether a `bindings.yaml` lists the documents, so that their paths are relative to the
  /// package.
  var isOfPackage: Bool
  var access: Bindings.Access
  var output: String
  /// The source location in a `bindings.yaml`.
  var outputMark: Mark?
  /// The module of the output, when there are further modules.
  var module: String?
  var modules: [Bindings.Module] = []
  var filter: Bindings.Filter?
  /// The schemas that keep undeclared members.
  var additionalMembers: Bindings.SchemaSelection?
  /// The schemas whose arrays keep undecodable elements beside the others.
  var isolatedArrays: Bindings.SchemaSelection?
  /// Whether the module is the application that AsyncAPI documents describe, not its client.
  var isApplication = false
  /// Whether a service with WebSocket servers gets a client of its channels.
  var connectsChannels = true
  var renames: [Bindings.Rename] = []
  var contract: ContractJob?
  /// Where the fakes of the clients are written.
  var fakes = Bindings.Fakes.none
  /// The source location of `fakes` in a `bindings.yaml`.
  var fakesMark: Mark?
  /// Whether all bindings go into one file, for builds that declare their outputs in advance.
  var isSingleFile = false
  var severities = Severities()

  /// An OpenAPI or AsyncAPI document.
  struct Document {
    /// The path that diagnostics show.
    var path: String
    /// The client's type; derived from the document's title if nil.
    var client: String?
    /// The source location in a `bindings.yaml`.
    var mark: Mark?
    /// The overlays that are applied to the document, in order.
    var overlays: [OverlayFile] = []
  }

  /// The paths of the documents, for progress messages.
  var title: String { documents.map(\.path).joined(separator: ", ") }

  /// The inputs and outputs of contract tests.
  struct ContractJob {
    /// The tested module; nil if no tests are generated.
    var module: SwiftName?
    var recordings: String
    /// The source location of `recordings` in a `bindings.yaml`.
    var mark: Mark
    /// The document, if no `bindings.yaml` states the recordings.
    var document: String?
    var output: String
    var outputMark: Mark
    var exceptions: [Bindings.Exception]
    /// The parts that need a recording; nil for all.
    var requirements: Set<RecordingRequirement>?
    var player: SwiftName?
    /// The source location in a `bindings.yaml`.
    var playerMark: Mark
    /// What the present recordings are read for.
    var use = Use.tests
    /// The entries of the recordings, if they have been read for a document of the job.
    var recorded: RecordedEntries?
    /// The entries whose values are read; nil for all.
    var checked: Set<Contract.Entry>?

    enum Use {
      /// Nothing: further recordings are added.
      case additions
      /// Checks against the documents.
      case checks
      /// Checks, and the count of what the recordings cover.
      case coverage
      /// Contract tests, which also need to know the secrets in the recordings.
      case tests
    }
  }
}

extension Job {
  /// Returns the jobs of the `Spec` folder in the current directory that stay inside the boundary;
  /// reports the reason when there are none.
  ///
  /// - Parameters:
  ///   - defaults: The severities that the command gives to some codes; those of `bindings.yaml`
  ///     replace them.
  ///   - argument: The option that names a document; nil if its path is the whole argument.
  static func all(
    _ diagnostics: Diagnostics,
    _ boundary: PackageBoundary,
    defaults: [Diagnostic.Code: Diagnostic.Severity?] = [:],
    argument: String? = nil,
    _ reads: InputFiles = InputFiles()
  ) -> [Job] {
    reads.add(["Spec"] + BindingsFiles.candidates)
    let files = BindingsFiles.present
    if files.isEmpty {
      diagnostics.error(
        .noDocument,
        at: nil,
        "no Spec/*/bindings.yaml in the current folder",
        fix: "run Bindery in the folder of Package.swift, pass a document"
          + (argument.map { " as \($0)" } ?? "") + ", or run “bindery init”"
      )
    }
    return all(of: files, diagnostics, boundary, defaults: defaults)
  }

  /// Returns the jobs of `bindings.yaml` files that stay inside the boundary.
  static func all(
    of files: [String],
    _ diagnostics: Diagnostics,
    _ boundary: PackageBoundary,
    defaults: [Diagnostic.Code: Diagnostic.Severity?]
  ) -> [Job] {
    let known = files.map { (path: $0, boundary: boundary.around($0)) }
      .filter { $0.boundary.holds(file: $0.path, diagnostics) }
    let bindings = known.compactMap { file in
      Bindings.read(file.path, diagnostics: diagnostics).map { ($0, file.boundary) }
    }
    return bindings.compactMap { bindings, boundary in
      guard boundary.holds(bindings, diagnostics) else { return nil }
      let job = Job(bindings, defaults)
      let found = Diagnostics()
      BindingsCheck(bindings: bindings, serviceCount: job.services.count, diagnostics: found).run()
      diagnostics.report(found) { job.severities.adjusted($0, isComplete: false) }
      return job
    }
  }

  private init(_ bindings: Bindings, _ defaults: [Diagnostic.Code: Diagnostic.Severity?]) {
    severities = Severities(bindings.severities, defaults: defaults)
    client = bindings.client ?? Self.client(of: bindings.module)
    documents = bindings.documents.map {
      Document(path: $0.path, client: $0.client, mark: $0.mark, overlays: $0.overlays)
    }
    services = DescribedService.all(documents, root: bindings.root)
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
    isolatedArrays = bindings.isolatedArrays
    connectsChannels = bindings.realtime == .client
    fakes = bindings.fakes
    fakesMark = bindings.mark(of: "fakes")
    renames = bindings.renames
    if let recordings = bindings.recordings {
      let tests = bindings.contractTests
      contract = ContractJob(
        module: tests == nil ? nil : SwiftName(bindings.module),
        recordings: recordings,
        mark: bindings.mark(of: "recordings"),
        output: tests ?? "",
        outputMark: bindings.mark(of: "contractTests"),
        exceptions: tests == nil ? [] : bindings.exceptions,
        requirements: bindings.requirements,
        player: bindings.player.flatMap { SwiftName($0) },
        playerMark: bindings.mark(of: "player")
      )
    }
  }

  /// Returns the type of the client of a module, such as `ShopAPI`; `ShopClient` for `ShopAPI`.
  private static func client(of module: String) -> String {
    let stem = module.dropLast("API".count)
    // An acronym that ends with these letters is another word, as in `SNAPI`.
    let isAPI = module.hasSuffix("API") && stem.last?.isUppercase != true
    guard isAPI || module.hasSuffix("Api") else { return module + "API" }
    return (stem.isEmpty ? "Service" : stem) + "Client"
  }

  /// Creates the job of one document on the command line.
  init(document: String, options: GenerateOptions) {
    client = options.client ?? options.module.map(Self.client)
    let overlays = options.common.overlays.map { OverlayFile(path: $0) }
    documents = [Document(path: document, overlays: overlays)]
    services = [DescribedService(document: documents[0])]
    root = options.common.root
    isOfPackage = false
    access = options.access ?? .public
    output = options.output ?? "."
    filter = options.common.selection.filter
    isSingleFile = options.isSingleFile
    fakes = options.hasFakes ? .output : .none
    isApplication = options.common.isApplication
    if options.allowsUnresolved { severities = Severities(defaults: Severities.allowingUnresolved) }
  }

  /// Creates the job of checking the recordings of the documents of one service.
  init(_ service: DescribedService, recordings: String, _ common: CommonOptions) {
    var options = GenerateOptions()
    options.common = common
    self.init(document: service.document.path, options: options)
    services[0].events = service.events
    documents += service.events
    severities = Severities(defaults: Severities.check)
    let mark = Mark(file: recordings, line: 1, column: 1)
    contract = ContractJob(
      module: nil,
      recordings: recordings,
      mark: mark,
      document: service.document.path,
      output: "",
      outputMark: mark,
      exceptions: [],
      playerMark: mark
    )
  }

  /// Creates the job of linting one document.
  init(document: String, lint: LintOptions) {
    var options = GenerateOptions()
    options.common = lint.common
    self.init(document: document, options: options)
    severities = Severities(defaults: Severities.lint)
  }
}
