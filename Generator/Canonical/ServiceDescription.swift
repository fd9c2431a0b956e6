/// The documents that describe one service, in one dialect.
public struct ServiceDescription {
  /// The schemas of all documents, which exist as long as their index.
  public let schemas: any SchemaIndex
  /// The document of the operations; nil for a service that only has channels.
  public let operations: (any OpenAPI.Reader)?
  /// The documents of the channels.
  public let channels: [any AsyncAPI.Reader]

  public init(
    schemas: any SchemaIndex,
    operations: (any OpenAPI.Reader)?,
    channels: [any AsyncAPI.Reader]
  ) {
    self.schemas = schemas
    self.operations = operations
    self.channels = channels
  }
}
