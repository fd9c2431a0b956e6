import Specification

/// References without a target that are most of those in a document, so that its code would lack
/// most of what it describes.
struct UnresolvedReferences {
  private let document: String
  private let counts: Documents.ReferenceCounts
  private let hasRemote: Bool
  private let widerRoot: String?

  /// Fewer references are reported only where they are.
  private static let minimum = 5

  /// Nil if most references have a target.
  init?(of documents: Documents, _ document: String) {
    counts = documents.referenceCounts
    guard counts.unresolved >= Self.minimum, counts.unresolved * 2 > counts.all else { return nil }
    self.document = document
    widerRoot = documents.widerRoot
    hasRemote = documents.remoteReferences.contains { VendorFolder.normalized($0) != nil }
  }

  func report(to diagnostics: Diagnostics) {
    diagnostics.error(
      .unresolvedReference,
      at: Mark(file: document, line: 1, column: 1),
      "\(counts.unresolved.grouped) of \(counts.all.grouped) references have no target, so that the"
        + " code would lack most of the document",
      fix: "\(way), or pass --allow-unresolved"
    )
  }

  private var way: String {
    var ways: [String] = []
    if hasRemote { ways.append("run bindery vendor, which copies remote files") }
    if let widerRoot { ways.append("pass --root \(widerRoot)") }
    return ways.isEmpty ? "add the missing files" : ways.joined(separator: ", and ")
  }
}
