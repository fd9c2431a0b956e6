import Canonicalizing
import Comparing
import Specification

/// The documents of a service in one version.
struct VersionedService {
  private let service: DescribedService
  private let root: String?

  init(_ service: DescribedService, root: String?) {
    self.service = service
    self.root = root
  }

  var path: String { service.document.path }

  /// The paths of the AsyncAPI documents beside the OpenAPI document.
  var events: [String] { service.events.map(\.path) }

  /// The beginning of the document.
  var mark: Mark { Mark(file: path, line: 1, column: 1) }

  /// What the document is recognized by in another version.
  var name: DocumentName {
    let root = documents(Diagnostics()).entry?.root
    return DocumentName(
      title: root?["info"]?["title"]?.text,
      path: path,
      hasChannels: root?.isAsyncAPI == true
    )
  }

  /// Reads the documents, and reports errors.
  func documents(_ diagnostics: Diagnostics) -> Documents {
    let found = Diagnostics()
    let documents = Documents(
      entry: path,
      root: root,
      overlays: service.overlays,
      diagnostics: found
    )
    found.all.filter { $0.severity == .error }.forEach(diagnostics.report)
    return documents
  }
}
