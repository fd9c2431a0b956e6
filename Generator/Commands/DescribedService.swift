import Specification

/// A document, and the AsyncAPI documents of the same service.
struct DescribedService {
  private(set) var document: Job.Document
  /// The AsyncAPI documents that share schemas with the OpenAPI document.
  var events: [Job.Document] = []
  /// Further overlays, by the path of the changed file.
  private var suggested: [String: [OverlayFile]] = [:]

  init(document: Job.Document) { self.document = document }

  /// The overlays by the path of their document.
  var overlays: [String: [OverlayFile]] {
    Dictionary(
      ([document] + events).map { ($0.path, $0.overlays) },
      uniquingKeysWith: { first, _ in first }
    )
    .merging(suggested, uniquingKeysWith: +)
  }

  /// Whether a document of the service has an overlay.
  func hasOverlay(_ path: String) -> Bool {
    ([document] + events).contains { $0.overlays.contains { $0.path == path } }
  }

  /// The service as its documents describe it without overlays.
  var withoutOverlays: DescribedService {
    var service = DescribedService(document: document.withoutOverlays)
    service.events = events.map(\.withoutOverlays)
    return service
  }

  /// Adds an overlay of a file.
  mutating func add(_ overlay: OverlayFile, of file: String) {
    suggested[file, default: []].append(overlay)
  }

  /// Groups documents: an AsyncAPI document belongs to the OpenAPI document before it, or else to
  /// the first one.
  static func all(_ documents: [Job.Document], root: String?) -> [DescribedService] {
    let isEvents = documents.map { documents.count > 1 && isAsyncAPI($0.path, root: root) }
    let isAlone = !isEvents.contains(false)
    var services: [DescribedService] = []
    var early: [Job.Document] = []
    for (document, isEvents) in zip(documents, isEvents) {
      if isAlone || !isEvents {
        services.append(DescribedService(document: document))
      } else if services.isEmpty {
        early.append(document)
      } else {
        services[services.endIndex - 1].events.append(document)
      }
    }
    if !services.isEmpty { services[0].events.insert(contentsOf: early, at: 0) }
    return services
  }

  /// Discards diagnostics, since the file is read again for its content.
  private static func isAsyncAPI(_ path: String, root: String?) -> Bool {
    let documents = Documents(entry: path, root: root, diagnostics: Diagnostics())
    return documents.entry?.root.isAsyncAPI ?? false
  }
}

extension Job.Document {
  fileprivate var withoutOverlays: Job.Document {
    var document = self
    document.overlays = []
    return document
  }
}
