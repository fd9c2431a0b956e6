import Canonical
import SourceDiagnostics

/// The differences between two descriptions of a service.
public struct Comparison {
  /// The changes: breaking ones first, otherwise in the order of the descriptions.
  public let changes: [Change]

  /// Compares two descriptions.
  ///
  /// - Parameters:
  ///   - isApplication: Whether the user of an AsyncAPI document is the application that it
  ///     describes, and not its client.
  ///   - today: The date, such as `2027-03-31`, for deprecated parts whose last day is over.
  public init(
    from old: ServiceDescription,
    to new: ServiceDescription,
    isApplication: Bool,
    today: String
  ) {
    let list = ChangeList(today: today)
    let schemas = Descriptions(old: old.schemas, new: new.schemas)
    switch (old.operations, new.operations) {
    case (let before?, let after?):
      DocumentComparer(
        documents: Descriptions(old: before, new: after),
        schemas: schemas,
        changes: list
      )
      .run()
    case (let before?, nil): list.removeDocument(at: before.document.location.mark)
    case (nil, let after?): list.addDocument(at: after.document.location.mark)
    case (nil, nil): break
    }
    let documents = DocumentPairs(old.channels, new.channels) { DocumentName($0.document) }
    for (before, after) in documents.common {
      ChannelDocumentComparer(
        readers: Descriptions(old: before, new: after),
        schemas: schemas,
        changes: list,
        isApplication: isApplication
      )
      .run()
    }
    for reader in documents.removed {
      list.removeDocument(at: reader.document.location.mark)
    }
    for reader in documents.added { list.addDocument(at: reader.document.location.mark) }
    list.compareSchemas(of: schemas)
    list.applyExcuses()
    changes = list.sorted
  }

  /// The change of a service of which only the old description has a document.
  public init(removed document: Mark) {
    let list = ChangeList(today: "")
    list.removeDocument(at: document)
    changes = list.sorted
  }

  /// The change of a service of which only the new description has a document.
  public init(added document: Mark) {
    let list = ChangeList(today: "")
    list.addDocument(at: document)
    changes = list.sorted
  }
}

extension ChangeList {
  /// The changes: breaking ones first, otherwise in the order of the descriptions.
  fileprivate var sorted: [Change] {
    changes.enumerated()
      .sorted { one, other in
        one.element.level == other.element.level
          ? one.offset < other.offset : one.element.level > other.element.level
      }
      .map(\.element)
  }

  fileprivate func removeDocument(at mark: Mark) {
    add(DocumentRules.removed, of: mark.file, "the document was removed", old: mark)
  }

  fileprivate func addDocument(at mark: Mark) {
    add(DocumentRules.added, of: mark.file, "the document was added", new: mark)
  }
}
