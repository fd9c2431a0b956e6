import Canonical
import Canonicalizing
import Shape
import Specification

/// Resolves a document into the service that it describes.
public struct Shaper {
  let documents: Documents
  let diagnostics: Diagnostics
  let filter: Bindings.Filter?
  let limits: Limits
  /// The paths of AsyncAPI documents about the same service.
  private let events: [String]
  /// Whether the module implements the application of an AsyncAPI document, not a client of it.
  let isApplication: Bool

  /// Creates a shaper of documents.
  ///
  /// - Parameters:
  ///   - events: The paths of AsyncAPI documents about the same service, which share their schemas
  ///     with the OpenAPI document.
  ///   - filter: The filter that selects operations; nil selects all.
  public init(
    _ documents: Documents,
    events: [String] = [],
    diagnostics: Diagnostics,
    filter: Bindings.Filter? = nil,
    isApplication: Bool = false,
    limits: Limits = .default
  ) {
    self.events = events
    self.documents = documents
    self.diagnostics = diagnostics
    self.filter = filter
    self.isApplication = isApplication
    self.limits = limits
  }

  /// The service that the document describes; nil after reporting why it describes none.
  ///
  /// `document` is the path of the document in the headers of generated files.
  public func service(document: String? = nil) -> Service? {
    if let root = documents.entry?.root, root.isAsyncAPI { return channels(root, document) }
    let table = SchemaTable()
    guard
      let canonicalizer = OpenAPICanonicalizer(documents, schemas: table, diagnostics: diagnostics)
    else { return nil }
    let schemas = SchemaShaper(table, limits, diagnostics)
    let events = events.compactMap { documents.document(at: $0) }
      .compactMap { channelShaper($0, table, schemas) }
    schemas.shapeComponents(canonicalizer.componentSchemas)
    for events in events {
      schemas.shapeComponents(events.componentSchemas)
    }
    var service = service(of: canonicalizer, events, schemas)
    document.map { service.document = $0 }
    service.models = schemas.finished(for: service, keepsAll: filter == nil)
    noteDuplicateMessages(of: service)
    return service
  }

  /// The service without its models, which depend on the parts that use them.
  private func service(
    of canonicalizer: OpenAPICanonicalizer,
    _ events: [ChannelShaper],
    _ schemas: SchemaShaper
  ) -> Service {
    var operations = OperationShaper(canonicalizer, schemas, filter)
    let shaped = operations.operations()
    let webhooks = operations.webhooks()
    let candidates = operations.candidates + events.flatMap(\.candidates)
    filter?.reportUnused(among: candidates, to: diagnostics)
    var events = events
    var channels: [Channel] = []
    for index in events.indices { channels += events[index].channels() }
    schemas.shapePending()
    let document = canonicalizer.document
    var service = Service(
      title: document.title ?? "Service",
      documentation: Documentation(summary: document.summary, description: document.description),
      document: document.location.mark.file,
      servers: operations.servers()
        + document.legacyServers.map { Server($0) },
      credentials: operations.credentials,
      operations: shaped,
      webhooks: webhooks,
      channels: channels,
      realtime: events.map { $0.realtime() },
      tags: document.tags.map(Tag.init)
    )
    service.omissions = operations.omissions
    for events in events { service.omissions.add(events.omissions) }
    return service
  }
}

extension Tag {
  fileprivate init(_ tag: OpenAPI.Tag) {
    self.init(
      name: tag.name,
      documentation: Documentation(summary: tag.summary, description: tag.description)
    )
  }
}
