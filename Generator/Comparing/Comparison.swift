import Canonical

/// The differences between two descriptions of a service.
public struct Comparison {
  /// The changes: breaking ones first, otherwise in the order of the descriptions.
  public let changes: [Change]

  /// Compares two descriptions.
  ///
  /// - Parameter isApplication: Whether the user of an AsyncAPI document is the application that it
  ///   describes, and not its client.
  public init(
    from old: ServiceDescription,
    to new: ServiceDescription,
    isApplication: Bool
  ) {
    let list = ChangeList()
    let schemas = Descriptions(old: old.schemas, new: new.schemas)
    if let before = old.operations, let after = new.operations {
      DocumentComparer(
        documents: Descriptions(old: before, new: after),
        schemas: schemas,
        changes: list
      )
      .run()
    }
    for (before, after) in zip(old.channels, new.channels) {
      ChannelDocumentComparer(
        documents: Descriptions(old: before.document, new: after.document),
        schemas: schemas,
        changes: list,
        isApplication: isApplication
      )
      .run()
    }
    list.compareSchemas()
    changes = list.changes.enumerated()
      .sorted { one, other in
        one.element.rule.level == other.element.rule.level
          ? one.offset < other.offset : one.element.rule.level > other.element.rule.level
      }
      .map(\.element)
  }
}
