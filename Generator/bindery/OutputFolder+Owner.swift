import Emitting
import Specification
import SwiftSource

extension OutputFolder {
  /// Refuses a folder that the output of another document fills, which would be removed.
  ///
  /// Headers name the document; of two that are called alike, the client tells.
  func checkOwner(of files: [SourceFile], from document: String) throws(Diagnostic) {
    let wanted = Set(files.map(\.path.description))
    // As a header says it, which has no line breaks.
    let own = files.first.flatMap { SourceFile.document(inHeaderOf: $0.text.utf8) } ?? document
    let clients = try generatedFiles(besides: []).filter { !$0.contains("/") }
    for client in clients {
      guard case .regular(let bytes)? = try? FileOnDisk(path: place(client)).state(),
        let owner = SourceFile.document(inHeaderOf: bytes), owner != own
      else { continue }
      throw .occupied(path, by: owner)
    }
    if let client = clients.first, wanted.isDisjoint(with: clients) {
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
      "the folder \(folder) holds what is generated from \(owner)",
      fix: "give each document a folder of its own, or empty this one first"
    )
  }

  /// The same document with another title, or another one of the same name: nobody but its owner
  /// can say.
  fileprivate static func occupied(
    _ folder: String,
    by owner: String,
    client: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: nil,
      "the folder \(folder) holds what is generated from a document \(owner) with the client"
        + " \(client)",
      fix: "if it is this one with another title, keep the client's name with --client \(client),"
        + " or empty the folder to change it; otherwise choose another folder"
    )
  }
}
