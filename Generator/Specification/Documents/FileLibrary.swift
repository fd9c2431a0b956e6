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
      guard let real = FileLibrary.realPath(path) else { throw unreadable(path, at: nil) }
      return try parse(real, shownAs: path, at: nil)
    } catch {
      diagnostics.report(error)
      return nil
    }
  }

  /// The file at a path that stands in `node`'s file; nil when it was reported as unreadable before.
  func tree(at path: String, from node: Node) throws(Diagnostic) -> Tree? {
    guard !path.hasPrefix("/") else { throw outside(path, at: node.mark) }
    let shown = FilePath.join(FilePath.folder(of: node.tree.file), path)
    guard let real = FileLibrary.realPath(shown) else { throw unreadable(shown, at: node.mark) }
    guard let root, (real + "/").hasPrefix(root == "/" ? root : root + "/") else {
      throw outside(path, at: node.mark)
    }
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

  private func unreadable(_ path: String, at mark: Mark?) -> Diagnostic {
    RegularFile.problem("can't be found: \(String(cString: strerror(errno)))", path, mark)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
