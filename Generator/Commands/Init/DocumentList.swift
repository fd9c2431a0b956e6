import Foundation
import Specification

/// The list `documents` in the text of a `bindings.yaml`, to which a document is added.
///
/// The other lines stay as they are, with their comments.
struct DocumentList {
  private var lines: [String]
  private let path: String

  /// Creates the list in the text of a file.
  init(_ text: String, path: String) {
    lines = text.components(separatedBy: "\n")
    self.path = path
  }

  /// Returns the text with a further document; nil if the list is neither on one line nor one
  /// with an item in each line.
  func adding(_ document: String) -> String? {
    guard let index = lines.firstIndex(where: { $0.hasPrefix("documents:") }) else { return nil }
    var changed = self
    let line = lines[index]
    let comment = line.range(of: " #").map { line[$0.lowerBound...] } ?? ""
    let value = line.dropLast(comment.count).dropFirst("documents:".count)
      .trimmingCharacters(in: .whitespaces)
    if value.hasPrefix("["), value.hasSuffix("]") {
      let list = value.dropLast().trimmingCharacters(in: .whitespaces)
      changed.lines[index] = "documents: \(list), \(document)]\(comment)"
    } else if value.isEmpty {
      let items = lines[(index + 1)...].prefix { $0.hasPrefix(" ") || $0.hasPrefix("-") }
      guard let last = items.last(where: { $0.contains("- ") }) else { return nil }
      let indent = last.prefix { $0 == " " }
      changed.lines.insert("\(indent)- \(document)", at: items.endIndex)
    } else {
      return nil
    }
    let text = changed.lines.joined(separator: "\n")
    return changed.lists(document, in: text) ? text : nil
  }

  /// Whether a text is valid YAML that lists the document, beside those that were listed.
  private func lists(_ document: String, in text: String) -> Bool {
    let tree = Tree.parse(Array(text.utf8), file: path, diagnostics: Diagnostics())
    let documents = tree?.root["documents"]?.elements.map { $0.string ?? $0["path"]?.string } ?? []
    return documents.count > 1 && documents.allSatisfy { $0 != nil }
      && documents.contains(Self.unquoted(document))
  }

  private static func unquoted(_ path: String) -> String {
    guard path.hasPrefix("'") else { return path }
    return String(path.dropFirst().dropLast()).replacing("''", with: "'")
  }
}
