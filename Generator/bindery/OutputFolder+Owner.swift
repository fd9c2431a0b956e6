import Emitting
import Specification
import SwiftSource

extension OutputFolder {
  /// Refuses a folder that the output of another document fills, which would be removed.
  ///
  /// Headers name the document; of two that are called alike, the client tells.
  func checkOwner(of files: [SourceFile], from document: String) throws(Diagnostic) {
    let wanted = Set(files.map(\.path.description))
    let clients = try generatedFiles(besides: []).filter { !$0.contains("/") }
    for client in clients {
      guard case .regular(let bytes)? = try? FileOnDisk(path: place(client)).state() else {
        continue
      }
      let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
      if !line.hasPrefix("\(SourceFile.headerPrefix)\(document). ") {
        throw .occupied(path, by: String(line.dropFirst(SourceFile.headerPrefix.count)))
      }
    }
    if !clients.isEmpty, wanted.isDisjoint(with: clients) {
      throw .occupied(path, by: "another \(document), whose client is \(clients[0])")
    }
  }
}

extension Diagnostic {
  fileprivate static func occupied(_ folder: String, by owner: String) -> Diagnostic {
    let name = owner.split(separator: ". ", maxSplits: 1).first.map(String.init) ?? owner
    return Diagnostic(
      .error,
      .occupiedFolder,
      at: nil,
      "the folder \(folder) holds what is generated from \(name)",
      mend: "give each document a folder of its own, or empty this one first"
    )
  }
}

extension Diagnostic.Code {
  static let occupiedFolder = Self("occupied-folder")
}
