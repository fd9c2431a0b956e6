import Foundation

/// A document that somebody wrote about a service, where it lies in a corpus.
struct CorpusDocument {
  let name: String
  let entry: URL
  /// The folder that the document may read; its own where this is nil.
  let root: URL?

  /// Whether a file has a key of a whole document at its top level.
  static func isDocument(_ file: URL) -> Bool {
    guard ["yaml", "yml", "json"].contains(file.pathExtension.lowercased()),
      let data = try? Data(contentsOf: file)
    else { return false }
    let keys = TopLevel(Array(data)).keys
    return ["openapi", "asyncapi", "swagger"].contains(where: keys.contains)
  }
}

extension CorpusDocument {
  /// Every document below a folder or its `openapi` and `asyncapi`, by name; or the one file.
  static func all(in url: URL) -> [CorpusDocument] {
    guard url.isFolder else {
      return [CorpusDocument(name: url.name, entry: url, root: nil)]
    }
    let halves = ["openapi", "asyncapi"].map { url.appending(path: $0) }.filter(\.isFolder)
    return (halves.isEmpty ? [url] : halves).flatMap { half in
      half.contents.flatMap { $0.isFolder ? inside($0) : alone($0) }
    }
  }

  private static func alone(_ file: URL) -> [CorpusDocument] {
    isDocument(file) ? [CorpusDocument(name: file.name, entry: file, root: nil)] : []
  }

  /// The documents of a folder; one that another of them refers to is a part of that other one.
  private static func inside(_ root: URL) -> [CorpusDocument] {
    let entries = root.files.filter(isDocument)
    let parts = entries.count > 1 ? Set(entries.flatMap(references)) : []
    let wholes = entries.filter { !parts.contains($0.standardizedFileURL.path) }
    let chosen = wholes.isEmpty ? entries : wholes
    return chosen.map { file in
      let name = root.lastPathComponent
      return CorpusDocument(
        name: chosen.count == 1 ? name : "\(name)/\(file.name)",
        entry: file,
        root: file.deletingLastPathComponent().path == root.path ? nil : root
      )
    }
  }

  /// The paths of other files that the references of this one name.
  private static func references(of file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let folder = file.deletingLastPathComponent()
    return text.matches(of: #/\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/#)
      .map { folder.appending(path: String($0.1)).standardizedFileURL.path }
      .filter { $0 != file.standardizedFileURL.path }
  }
}

extension URL {
  fileprivate var name: String { deletingPathExtension().lastPathComponent }

  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  fileprivate var contents: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { appending(path: $0) }
  }

  fileprivate var files: [URL] { contents.flatMap { $0.isFolder ? $0.files : [$0] } }
}
