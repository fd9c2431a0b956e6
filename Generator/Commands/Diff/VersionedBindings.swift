import Comparing
import Emitting
import Specification
import SwiftSource

/// The public Swift of the bindings that the `bindings.yaml` files of a version describe.
struct VersionedBindings {
  let declarations: [PublicDeclaration]
  /// The last days of deprecated declarations by their names.
  let lastDays: [String: String]
  /// The names of the declarations by the parts of the documents.
  let symbols: SwiftSymbols
  /// The names of the schemas of the documents.
  let schemas: Set<String>
  /// The resolved documents, with the recordings.
  let jobs: [ShapedJob]
  /// The first document of each declaration's module.
  private let documents: [String: Mark]

  /// Returns nil if a document can't be generated from; `lint` and `generate` report why.
  ///
  /// - Parameter recordings: The jobs whose recordings are read: those of a revision aren't there.
  init?(_ jobs: [Job], recordings: [Job]) {
    var all: [ShapedJob] = []
    var reader = DeclarationReader()
    var symbols = SwiftSymbols()
    var schemas: Set<String> = []
    var documents: [String: Mark] = [:]
    for var job in jobs {
      job.contract = recordings.first { $0.module == job.module }?.contract
      job.contract?.use = .checks
      job.contract?.module = nil
      let shaped = ShapedJob(job, Diagnostics())
      guard !shaped.hasErrors else { return nil }
      all.append(shaped)
      let known = reader.declarations.count
      for output in shaped.emit(Diagnostics()) {
        // Fakes aren't declarations of the module.
        if case .folder(let folder) = job.fakes, output.folder.path == folder { continue }
        output.files.forEach { reader.read($0) }
      }
      for declaration in reader.declarations[known...] {
        documents[declaration.name] = job.documents.first.map {
          Mark(file: $0.path, line: 1, column: 1)
        }
      }
      symbols.add(shaped.symbols)
      for document in shaped.documents { schemas.formUnion(document.service.componentNames) }
    }
    declarations = reader.declarations
    lastDays = reader.lastDays
    self.symbols = symbols
    self.schemas = schemas
    self.jobs = all
    self.documents = documents
  }

  /// The declarations with the locations of the parts of the documents that they represent; those
  /// of a client represent the document.
  var declared: DeclaredSwift {
    DeclaredSwift(declarations, lastDays: lastDays) { [symbols, documents] name in
      symbols.origin(of: name).map { Mark($0) } ?? documents[name]
    }
  }
}
