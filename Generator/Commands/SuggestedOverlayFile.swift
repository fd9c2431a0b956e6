import Checking
import Foundation
import Specification

/// The overlay with the suggested changes of a document, beside the document.
struct SuggestedOverlayFile {
  let path: String
  let documentName: String

  /// The file `petstore.overlay.yaml` for the document `petstore.yaml`.
  init(of document: String) {
    let document = document as NSString
    documentName = document.lastPathComponent
    path = document.deletingPathExtension + ".overlay.yaml"
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  var name: String { (path as NSString).lastPathComponent }

  /// Writes the actions into a new file, or appends them to those of an existing one.
  func add(_ actions: [OverlayAction]) throws(Diagnostic) {
    var text = SuggestedOverlay(document: documentName, actions: actions).text
    if exists {
      let present = try read()
      let keys = present.split(separator: "\n").filter { $0.first?.isLetter == true }
      guard keys.last == "actions:" else {
        throw problem("the file exists, and doesn't end with “actions”")
      }
      let items = text.split(separator: "\nactions:\n", maxSplits: 1).last ?? ""
      text = present + (present.hasSuffix("\n") ? "" : "\n") + items
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw problem("the file can't be written: \(error.localizedDescription)")
    }
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
