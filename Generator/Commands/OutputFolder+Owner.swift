import Emitting
import Specification
import SwiftSource

extension OutputFolder {
  /// Throws if the folder contains the output of another document, which would be removed.
  ///
  /// File headers name the document; the client distinguishes documents with the same name.
  func checkOwner(of files: [SourceFile], from document: String) throws(Diagnostic) {
    let written = Set(files.map(\.path.description))
    // The name in a header has no line breaks.
    let own = files.first.flatMap { SourceFile.document(inHeaderOf: $0.text.utf8) } ?? document
    let clients = try generatedFiles(besides: []).filter { !$0.contains("/") }
    for client in clients {
      guard case .regular(let bytes)? = try? FileOnDisk(path: path(of: client)).state(),
        let owner = SourceFile.document(inHeaderOf: bytes), owner != own
      else { continue }
      throw .occupied(path, by: owner)
    }
    if let client = clients.first, written.isDisjoint(with: clients) {
      throw .occupied(path, by: own, client: String(client.prefix { !"+.".contains($0) }))
    }
  }
}

extension Diagnostic {
  fileprivate static func occupied(_ folder: String, by owner: String) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: nil,
      "the folder “\(folder)” contains code that is generated from “\(owner)”",
      fix: "use another output folder, or delete the generated files in this one"
    )
  }

  /// Either the same document with another title, or another document with the same name.
  fileprivate static func occupied(
    _ folder: String,
    by owner: String,
    client: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: nil,
      "the folder “\(folder)” contains code that is generated from “\(owner)” for the client"
        + " “\(client)”",
      fix: "use another output folder; if only the client's name changed, pass --client \(client)"
        + " or delete the generated files"
    )
  }
}
