import Emitting
import Specification
import SwiftSource

/// The types that the documents of one module declare.
struct DuplicateTypes {
  private var owners: [SwiftName: String] = [:]

  /// Adds the types of a document, and reports those that another document of the module declares.
  mutating func add(_ types: [SwiftName], of document: ShapedDocument, to diagnostics: Diagnostics)
  {
    for type in types {
      guard let owner = owners[type] else { continue }
      diagnostics.error(
        .invalidRedeclaration,
        at: document.mark,
        "duplicate type ‘\(type.text)’: “\(owner)” in the same module defines it, too",
        fix: "move the document to its own bindings.yaml, with another module"
      )
    }
    for type in types { owners[type] = document.service.document }
  }
}

extension SourceFile {
  /// Returns the files of several documents, and joins those with the same path.
  static func joined(_ documents: [[SourceFile]]) -> [SourceFile] {
    guard documents.count > 1 else { return documents.first ?? [] }
    let all = documents.flatMap(\.self)
    return Dictionary(grouping: all, by: \.path).sorted { $0.key < $1.key }.map { path, files in
      guard files.count > 1 else { return files[0] }
      let names = files.compactMap { SourceFile.document(inHeaderOf: $0.text.utf8) }
      return SourceFile(joining: files, at: path, generatedFrom: names)
    }
  }
}

extension Output {
  /// Reports files with the same name in different folders, which the compiler rejects in one
  /// module.
  func reportDuplicates(to diagnostics: Diagnostics) {
    var seen: [String: SourceFile.Path] = [:]
    for file in files {
      let name =
        file.path.description.lowercased().split(separator: "/").last.map(String.init) ?? ""
      guard let other = seen.updateValue(file.path, forKey: name) else { continue }
      diagnostics.error(
        .invalidRedeclaration,
        at: nil,
        "duplicate file name in one module: “\(folder.path(of: other.description))” and"
          + " “\(folder.path(of: file.path.description))”",
        fix: "move each document to its own bindings.yaml, with another module"
      )
    }
  }
}
