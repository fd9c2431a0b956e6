import Foundation

extension Diagnostic.Code {
  static let unreadableFile = Self("unreadable-file")
  static let outsideRoot = Self("outside-root")
}

/// The files of one folder tree, each parsed once.
final class FileLibrary {
  private let path: String
  private let root: String?
  private let diagnostics: Diagnostics
  /// By real path; nil for what could not be parsed.
  private var trees: [String: Tree?] = [:]

  init(entry path: String, root: String?, diagnostics: Diagnostics) {
    self.path = path
    self.root = FileLibrary.realPath(root ?? FilePath.folder(of: path))
    self.diagnostics = diagnostics
  }

  func entry() -> Tree? {
    do throws(Diagnostic) {
      guard let real = FileLibrary.realPath(path) else { throw missing(path, at: nil) }
      return try parse(real, shownAs: path, at: nil)
    } catch {
      diagnostics.report(error)
      return nil
    }
  }

  /// The file at a path that stands in `node`'s file; nil when it was reported as unreadable before.
  func tree(at path: String, from node: Node) throws(Diagnostic) -> Tree? {
    guard !FilePath.isAbsolute(path) else { throw outside(path, at: node.mark) }
    let shown = FilePath.join(FilePath.folder(of: node.tree.file), path)
    guard let real = FileLibrary.realPath(shown) else {
      throw isInside(shown) ? missing(shown, at: node.mark) : outside(path, at: node.mark)
    }
    // The entry may be a link that leads out; it was asked for.
    guard trees[real] != nil || isInside(real) else { throw outside(path, at: node.mark) }
    return try parse(real, shownAs: shown, at: node.mark)
  }

  private func parse(
    _ real: String,
    shownAs shown: String,
    at mark: Mark?
  ) throws(Diagnostic) -> Tree? {
    if let known = trees[real] { return known }
    let bytes = try RegularFile.bytes(at: real, shownAs: shown, limit: Limits.default, mark: mark)
    let tree = Tree.parse(bytes, file: shown, diagnostics: diagnostics)
    trees[real] = .some(tree)
    return tree
  }

  private func outside(_ path: String, at mark: Mark) -> Diagnostic {
    Diagnostic(
      .error,
      .outsideRoot,
      at: mark,
      "the reference leads to \(Excerpt.quoted(path)), outside of the description's folder",
      mend: "move the file into the folder and refer to it with a relative path"
    )
  }

  private func missing(_ path: String, at mark: Mark?) -> Diagnostic {
    // Asked again, since other calls may have changed errno.
    _ = FileLibrary.realPath(path)
    let reason = "can't be found: \(String(cString: strerror(errno)))"
    let folder = FilePath.folder(of: path)
    guard mark != nil,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted(),
      let near = Suggestion.nearest(to: FilePath.name(of: path), among: names)
    else { return RegularFile.problem(reason, path, mark) }
    return RegularFile.problem(reason, path, mark, mend: "did you mean \(Excerpt.quoted(near))?")
  }

  /// Whether a path, or the nearest folder above it that exists, is in the root.
  private func isInside(_ path: String) -> Bool {
    guard let root else { return false }
    var path = path
    while true {
      if let real = FileLibrary.realPath(path) {
        return FilePath.isInside(real, root)
      }
      let folder = FilePath.folder(of: path)
      if folder == path { return false }
      path = folder
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
