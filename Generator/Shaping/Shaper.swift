import Shape
import Specification

/// Answers what a document means.
public struct Shaper {
  private let documents: Documents
  private let diagnostics: Diagnostics
  private let filter: Bindings.Filter?
  private let limits: Limits

  /// `filter` selects operations; without one everything is shaped.
  public init(
    _ documents: Documents,
    diagnostics: Diagnostics,
    filter: Bindings.Filter? = nil,
    limits: Limits = .default
  ) {
    self.documents = documents
    self.diagnostics = diagnostics
    self.filter = filter
    self.limits = limits
  }

  /// The service that the document describes; nil after reporting why it describes none.
  ///
  /// `document` is where generated headers say that it lies.
  public func service(document: String? = nil) -> Service? {
    guard let description = OpenAPI.Document(documents, diagnostics: diagnostics) else {
      return nil
    }
    let schemas = SchemaShaper(description.source, limits)
    schemas.shapeComponents(description.schemas)
    let operations = OperationShaper(description, schemas, filter)
    let shaped = operations.operations()
    let webhooks = operations.webhooks()
    operations.reportUnusedFilter()
    operations.noteLeftoverComponents()
    schemas.shapePending()
    let info = description.info
    var service = Service(
      title: info?.title ?? "Service",
      documentation: Documentation(summary: info?.summary, description: info?.description),
      document: document ?? description.node.tree.file,
      servers: operations.servers(description.servers) + operations.leftoverServers(),
      credentials: operations.credentials,
      operations: shaped,
      webhooks: webhooks,
      tags: description.tags.compactMap(Tag.init)
    )
    service.models = schemas.finished(for: service, keepsAll: filter == nil)
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
