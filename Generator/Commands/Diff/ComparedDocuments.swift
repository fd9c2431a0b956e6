import Canonical
import Canonicalizing
import Comparing
import Foundation
import Specification

/// The documents of one service in two versions, of which one may lack it.
struct ComparedDocuments {
  private let old: VersionedService?
  private let new: VersionedService?
  /// Whether the command line names the documents, so that they have to be of one kind.
  private let areNamed: Bool

  /// Returns the documents of two versions.
  static func pairs(_ old: DocumentVersion, _ new: DocumentVersion) -> [ComparedDocuments] {
    if !old.isFolder, !new.isFolder {
      return [
        ComparedDocuments(old: old.services.first, new: new.services.first, areNamed: true)
      ]
    }
    let pairs = DocumentPairs(old.services, new.services, name: \.name)
    return pairs.common.map { ComparedDocuments(old: $0.old, new: $0.new, areNamed: false) }
      + pairs.removed.map { ComparedDocuments(old: $0, new: nil, areNamed: false) }
      + pairs.added.map { ComparedDocuments(old: nil, new: $0, areNamed: false) }
  }

  /// Compares the versions, and reports what can't be read.
  func changes(
    isApplication: Bool,
    _ diagnostics: Diagnostics
  ) throws(UsageError) -> [Change] {
    guard let old else { return new.map { Comparison(added: $0.mark).changes } ?? [] }
    guard let new else { return Comparison(removed: old.mark).changes }
    let before = old.documents(diagnostics)
    let after = new.documents(diagnostics)
    guard !diagnostics.hasErrors else { return [] }
    let found = Diagnostics()
    let one = ServiceDescription(before, events: old.events, diagnostics: found)
    let other = ServiceDescription(after, events: new.events, diagnostics: found)
    if areNamed, (one.operations == nil) != (other.operations == nil) {
      throw UsageError(
        "“\(old.path)” and “\(new.path)” are of different kinds; pass two documents of OpenAPI,"
          + " or two of AsyncAPI"
      )
    }
    let comparison = Comparison(
      from: one,
      to: other,
      isApplication: isApplication,
      today: CalendarDay.today
    )
    found.all.filter { $0.severity == .error }.forEach(diagnostics.report)
    return comparison.changes
  }
}
