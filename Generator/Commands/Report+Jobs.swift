import Checking
import Emitting
import Specification

extension Report {
  /// Creates the report of a command that has read documents and recordings: its checks are these
  /// files.
  ///
  /// - Parameter items: Other checks, with the one that has a diagnostic.
  init(
    _ diagnostics: DiagnosticReport,
    of command: String,
    _ jobs: [ShapedJob],
    items: (all: [Item], of: (Diagnostic) -> Item?)? = nil
  ) {
    let documents = jobs.flatMap(\.documents)
    let paths = documents.flatMap(\.paths) + jobs.compactMap(\.job.contract?.recordings)
    self.init(
      diagnostics,
      of: command,
      jobs.reduce(into: SwiftSymbols()) { $0.add($1.symbols) },
      items: items?.all ?? paths.unique.map(Item.file),
      shown: documents.reduce(into: []) { $0.formUnion($1.recorded?.pathsWithoutSecrets ?? []) },
      itemOf: items?.of ?? { $0.mark.map { Item.file($0.file) } }
    )
  }
}
