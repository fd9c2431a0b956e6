import BinderyRuntime
import Foundation

/// The documents that describe a client, each of which is read once.
struct DescribedDocuments: Sendable {
  private let files: [URL]
  private let texts: Locked<[URL: DocumentText?]>

  init(_ files: [URL]) {
    self.files = files
    texts = Locked([:])
  }

  /// A part of a document, by the name that a contract has of it.
  enum Part: Hashable, Sendable {
    case operation(String)
    case message(String)
    /// A webhook or a callback.
    case event(String)
  }

  /// Returns the location of a part; nil if its text isn't found.
  func location(of part: Part) -> ContractLocation? {
    files.lazy.compactMap { text(of: $0)?.location(of: part) }.first
  }

  /// Returns the location as a text, or the documents if the part isn't found; nil without any.
  func text(of part: Part) -> String? {
    if let location = location(of: part) { return location.description }
    let paths = files.map { ContractLocation.relative($0.standardizedFileURL.path) }
    return paths.isEmpty ? nil : paths.joined(separator: " or ")
  }

  private func text(of file: URL) -> DocumentText? {
    texts.withLock { texts in
      if let known = texts[file] { return known }
      let text = DocumentText(file)
      texts[file] = .some(text)
      return text
    }
  }
}
