import Emitting
import Specification
import SwiftSource

/// The public Swift of the bindings that the `bindings.yaml` files of a version describe.
struct VersionedBindings {
  let declarations: [PublicDeclaration]
  /// The names of the declarations by the parts of the documents.
  let symbols: SwiftSymbols
  /// The names of the schemas of the documents.
  let schemas: Set<String>

  /// Returns nil if a document can't be generated from; `check` and `generate` report why.
  init?(_ jobs: [Job]) {
    var reader = DeclarationReader()
    var symbols = SwiftSymbols()
    var schemas: Set<String> = []
    for var job in jobs {
      // Contract tests and fakes aren't declarations of the module.
      job.contract = nil
      let shaped = ShapedJob(job, Diagnostics())
      guard !shaped.hasErrors else { return nil }
      for output in shaped.emit(Diagnostics()) {
        if case .folder(let folder) = job.fakes, output.folder.path == folder { continue }
        output.files.forEach { reader.read($0) }
      }
      symbols.add(shaped.symbols)
      for document in shaped.documents { schemas.formUnion(document.service.componentNames) }
    }
    declarations = reader.declarations
    self.symbols = symbols
    self.schemas = schemas
  }
}
