import Checking
import Emitting

extension Report {
  /// Creates the report of a command that has read documents and recordings: its checks are these
  /// files.
  init(_ diagnostics: DiagnosticReport, of command: String, _ jobs: [ShapedJob]) {
    let documents = jobs.flatMap(\.documents)
    let paths = documents.flatMap(\.paths) + jobs.compactMap(\.job.contract?.recordings)
    self.init(
      diagnostics,
      of: command,
      jobs.reduce(into: SwiftSymbols()) { $0.add($1.symbols) },
      items: paths.unique.map(Item.file),
      shown: documents.reduce(into: []) { $0.formUnion($1.recordingsWithoutSecrets) }
    )
  }
}
