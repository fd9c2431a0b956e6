import SourceDiagnostics

extension OpenAPI {
  /// The operations of a path, a webhook or a callback (Path Item Object).
  public struct PathItem {
    public var location: SourceLocation
    /// The key under `components` of the path item that is referred to.
    public var referenceName: String?
    public var summary: String?
    public var description: String?
    /// The operations by their methods, in upper case or as they are written.
    public var operations: [Named<OperationSummary>] = []

    public init(location: SourceLocation) { self.location = location }
  }

  /// The properties that select an operation; the operation itself is read when it is needed.
  public struct OperationSummary {
    /// Identifies an operation of a document.
    public struct ID: Hashable, Sendable {
      public let number: Int

      public init(number: Int) { self.number = number }
    }

    public var id: ID
    public var location: SourceLocation
    /// Unique among the operations of paths, which all have one.
    public var operationID: String?
    /// The `operationId` as it is written, which other operations may have, too.
    public var writtenOperationID: String?
    public var tags: [String]

    public init(
      id: ID,
      location: SourceLocation,
      operationID: String?,
      tags: [String]
    ) {
      self.id = id
      self.location = location
      self.operationID = operationID
      writtenOperationID = operationID
      self.tags = tags
    }
  }
}
