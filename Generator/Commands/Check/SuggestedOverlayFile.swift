import Checking
import Foundation
import Specification

/// The overlay with the suggested changes of a document, or of a file that it refers to, beside
/// that file.
struct SuggestedOverlayFile: Hashable {
  let path: String
  /// The path of the changed file.
  let document: String

  /// The file `petstore.overlay.yaml` for the document `petstore.yaml`.
  init(of document: String) {
    self.document = document
    path = (document as NSString).deletingPathExtension + ".overlay.yaml"
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Writes the actions into a new file, or appends them to those of an existing one.
  func add(_ actions: [OverlayAction]) throws(Diagnostic) {
    let name = (document as NSString).lastPathComponent
    var text = SuggestedOverlay(document: name, actions: actions).text
    if exists {
      let items = text.split(separator: "\nactions:\n", maxSplits: 1).last ?? ""
      text = try extended(try read(), with: items, actions.count)
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw problem("the file can't be written: \(error.localizedDescription)")
    }
  }

  /// Returns the text of the file with further actions, which are indented as the present ones.
  private func extended(
    _ present: String,
    with items: Substring,
    _ count: Int
  ) throws(Diagnostic) -> String {
    let total = try actionCount(in: present) + count
    let lines = present.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let key = lines.lastIndex(where: { $0.first?.isLetter == true }),
      lines[key].split(separator: "#")[0].trimmingCharacters(in: .whitespaces) == "actions:"
    else { throw problem("the file exists, and doesn't end with “actions”") }
    let first = lines[(key + 1)...].first { $0.drop { $0 == " " }.hasPrefix("- ") }
    let indentation = first?.prefix { $0 == " " } ?? "  "
    let added = items.split(separator: "\n").map { indentation + $0.dropFirst(2) + "\n" }
    let text = present + (present.last?.isNewline == true ? "" : "\n") + added.joined()
    guard try actionCount(in: text) == total else {
      throw problem("the file exists, and its “actions” can't be extended")
    }
    return text
  }

  private func actionCount(in text: String) throws(Diagnostic) -> Int {
    let found = Diagnostics()
    let tree = Tree.parse(Array(text.utf8), file: path, diagnostics: found)
    if let overlay = tree.flatMap({ Overlay($0, diagnostics: found) }) {
      return overlay.actions.count
    }
    throw found.all.first { $0.severity == .error } ?? problem("the file isn't an overlay")
  }

  private func read() throws(Diagnostic) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw problem("the file can't be read: \(error.localizedDescription)")
    }
  }

  private func problem(_ message: String) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: Mark(file: path, line: 1, column: 1),
      message,
      fix: "rename the file, or move “actions” to its end"
    )
  }
}
