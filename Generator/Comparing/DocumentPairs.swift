import Canonical
import SourceDiagnostics

/// What a document is recognized by in another version.
package struct DocumentName: Hashable, Sendable {
  let title: String?
  let file: String
  /// Whether the document is one of AsyncAPI.
  let hasChannels: Bool

  /// - Parameter path: The path of the file, of which only the name counts.
  package init(title: String?, path: String, hasChannels: Bool) {
    self.title = title
    file = path.split(separator: "/").last.map(String.init) ?? path
    self.hasChannels = hasChannels
  }

  init(_ document: AsyncAPI.Document) {
    self.init(title: document.title, path: document.location.mark.file, hasChannels: true)
  }
}

/// The documents of two versions, each with its counterpart: by the title, by the name of the file,
/// or because no others are left.
package struct DocumentPairs<Document> {
  package private(set) var common: [(old: Document, new: Document)] = []
  package private(set) var removed: [Document] = []
  package private(set) var added: [Document] = []

  package init(_ old: [Document], _ new: [Document], name: (Document) -> DocumentName) {
    let before = old.map(name)
    let after = new.map(name)
    var counterparts: [Int: Int] = [:]
    func match(by isSame: (DocumentName, DocumentName) -> Bool) {
      let known = Set(counterparts.values)
      let others = after.indices.filter { !known.contains($0) }
      let rest = before.indices.filter { counterparts[$0] == nil }
      for index in rest {
        let same = others.filter { isSame(before[index], after[$0]) }
        // A title that several documents have names none of them.
        guard same.count == 1, rest.count(where: { isSame(before[$0], after[same[0]]) }) == 1
        else { continue }
        counterparts[index] = same[0]
      }
    }
    match { $0 == $1 }
    match { $0.hasChannels == $1.hasChannels && $0.title != nil && $0.title == $1.title }
    match { $0.hasChannels == $1.hasChannels && $0.file == $1.file }
    match { $0.hasChannels == $1.hasChannels }
    common = old.indices.compactMap { index in
      counterparts[index].map { (old[index], new[$0]) }
    }
    removed = old.indices.filter { counterparts[$0] == nil }.map { old[$0] }
    let known = Set(counterparts.values)
    added = new.indices.filter { !known.contains($0) }.map { new[$0] }
  }
}
