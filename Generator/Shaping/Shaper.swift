import Shape
import Specification

/// Answers what a document means.
public struct Shaper {
  let documents: Documents
  let diagnostics: Diagnostics
  let filter: Bindings.Filter?
  let limits: Limits
  /// The paths of documents that describe the channels of the same service.
  private let events: [String]
  /// Whether the module is the application of an AsyncAPI document, and not one that talks to it.
  let isApplication: Bool

  /// What selects operations; without a filter everything is shaped.
  ///
  /// `events` are the paths of AsyncAPI documents about the same service, with which an OpenAPI
  /// document shares schemas.
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
  /// `document` is where generated headers say that it lies.
  public func service(document: String? = nil) -> Service? {
    if let root = documents.entry?.root, root.isAsyncAPI { return channels(root, document) }
    guard let description = OpenAPI.Document(documents, diagnostics: diagnostics) else {
      return nil
    }
    let schemas = SchemaShaper(description.source, limits)
    let events = events.compactMap { documents.adopt($0) }.compactMap { channelShaper($0, schemas) }
    schemas.shapeComponents(description.schemas)
    for events in events { schemas.shapeComponents(events.description.schemas) }
    var service = service(of: description, events, schemas)
    document.map { service.document = $0 }
    service.models = schemas.finished(for: service, keepsAll: filter == nil)
    noteTwins(of: service)
    return service
  }

  /// All but the models, which are finished when it is known who needs them.
  private func service(
    of description: OpenAPI.Document,
    _ events: [ChannelShaper],
    _ schemas: SchemaShaper
  ) -> Service {
    let operations = OperationShaper(description, schemas, filter)
    let shaped = operations.operations()
    let webhooks = operations.webhooks()
    let candidates = operations.candidates + events.flatMap(\.candidates)
    filter?.reportUnused(among: candidates, to: diagnostics)
    operations.noteLeftoverComponents()
    let channels = events.flatMap { $0.channels() }
    schemas.shapePending()
    let info = description.info
    var service = Service(
      title: info?.title ?? "Service",
      documentation: Documentation(summary: info?.summary, description: info?.description),
      document: description.node.tree.file,
      servers: operations.servers(description.servers) + operations.leftoverServers(),
      credentials: operations.credentials,
      operations: shaped,
      webhooks: webhooks,
      channels: channels,
      realtime: events.map { $0.realtime() },
      tags: description.tags.compactMap(Tag.init)
    )
    service.omissions = operations.omissions
    for events in events { service.omissions.add(events.omissions) }
    return service
  }
}

extension Tag {
  /// Nil where the document gives no name: no operation can have the tag.
  fileprivate init?(_ view: OpenAPI.Tag) {
    guard let name = view.name else { return nil }
    self.init(
      name: name,
      documentation: Documentation(summary: view.summary, description: view.description)
    )
  }
}
