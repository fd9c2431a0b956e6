import Foundation

/// The files of one folder tree, each parsed once.
final class FileLibrary {
  private let path: String
  private let boundary: Boundary
  private let marks: Documents.Marks
  private let isDescription: Bool
  private let overlays: OverlayFiles
  private let suggestions: Suggestions
  /// The copies of remote files.
  private let vendor: VendorFolder
  private let diagnostics: Diagnostics
  /// The files by real path; nil for a file that could not be parsed.
  private var trees: [String: Tree?] = [:]
  /// The files that were read, by path.
  var readTrees: [Tree] {
    trees.sorted { $0.key < $1.key }.compactMap(\.value)
  }

  /// The number of nodes in all files that were read.
  private(set) var nodeCount = 0
  /// The files by path as written, which avoids repeated file system calls.
  private var known: [String: Tree?] = [:]
  /// The references of each file to other files.
  private var externalReferences: [ObjectIdentifier: [String: [Spelling.ExternalReference]]] = [:]
  /// A root folder that contains the files outside of the present one that references name.
  private(set) var widerRoot: String?
  /// The paths of all requested files, found or not.
  private(set) var requestedPaths: Set<String> = []

  init(
    entry path: String,
    root: String?,
    marks: Documents.Marks,
    isDescription: Bool,
    overlays: [String: [OverlayFile]],
    suggestions: Suggestions,
    diagnostics: Diagnostics
  ) {
    self.path = path
    self.marks = marks
    self.isDescription = isDescription
    self.suggestions = suggestions
    self.overlays = OverlayFiles(overlays, diagnostics)
    requestedPaths = Set(self.overlays.paths + [path])
    boundary = Boundary(root ?? FilePath.folder(of: path))
    self.diagnostics = diagnostics
    vendor = VendorFolder(beside: path, diagnostics: diagnostics)
    if !vendor.files.isEmpty { requestedPaths.insert(vendor.lockPath) }
  }

  func entry() -> Tree? { document(at: path) }

  /// The overlays and the paths of the files that they change; nil for a file that wasn't
  /// requested.
  var overlaidFiles: [(overlay: Overlay, file: String?)] {
    overlays.changedFiles.map { overlay, path in
      (overlay, trees[path].map { $0?.file ?? path })
    }
  }

  /// Reads a whole document by its path.
  func document(at path: String) -> Tree? {
    requestedPaths.insert(path)
    do throws(Diagnostic) {
      guard let real = RealPath.resolve(path) else { throw missing(path, at: nil) }
      if let problem = boundary.problem(around: FilePath.folder(of: path)) { throw problem }
      let tree = try parse(real, shownAs: path, at: nil, as: nil)
      known[path] = .some(tree)
      return tree
    } catch {
      let mark = error.code == .invalidFilePath ? marks.root : marks.entry
      diagnostics.report(error.mark == nil ? Diagnostic(error, at: mark) : error)
      return nil
    }
  }

  /// The file at a path that is relative to `node`'s file; nil if it was reported as unreadable
  /// before.
  func tree(at path: String, from node: Node) throws(Diagnostic) -> Tree? {
    guard !FilePath.isAbsolute(path) else { throw boundary.absolutePath(path, at: node.mark) }
    return try tree(at: path, in: FilePath.folder(of: node.tree.file), from: node)
  }

  private func tree(
    at path: String,
    in folder: String,
    from node: Node
  ) throws(Diagnostic) -> Tree? {
    let shown = FilePath.join(folder, path)
    if let tree = known[shown] { return tree }
    requestedPaths.insert(shown)
    let references = externalReferences[ObjectIdentifier(node.tree)]?[Spelling.file(of: node.text)]
    let tree = try readTree(
      at: path,
      from: folder,
      shownAs: shown,
      at: node.mark,
      as: references ?? []
    )
    known[shown] = .some(tree)
    return tree
  }

  /// The copy of a remote file; nil if there is none.
  func copy(of url: String, from node: Node) throws(Diagnostic) -> Tree? {
    guard let shown = vendor.copy(of: url) else { return nil }
    guard RealPath.resolve(shown) != nil else {
      requestedPaths.insert(shown)
      throw RegularFile.problem("can't be found", shown, node.mark, fix: "run bindery vendor")
    }
    return try tree(at: FilePath.name(of: shown), in: FilePath.folder(of: shown), from: node)
  }

  /// The URL of an absolute path in a reference of a copy; nil for a reference of another file.
  func url(ofAbsolutePath path: String, from node: Node) -> String? {
    guard FilePath.isAbsolute(path), let own = vendor.url(ofFile: node.tree.file),
      let host = own.split(separator: "/").dropFirst().first
    else { return nil }
    return "https://\(host)\(path)"
  }

  private func readTree(
    at path: String,
    from folder: String,
    shownAs shown: String,
    at mark: Mark,
    as references: [Spelling.ExternalReference]
  ) throws(Diagnostic) -> Tree? {
    // A path that leaves the root folder by its text must not reach the file system.
    guard boundary.mayContain(path, from: folder) else {
      if let root = boundary.root(including: shown) {
        widerRoot = widerRoot.flatMap { FilePath.common($0, root) } ?? root
      }
      throw boundary.outsideRoot(path, shown, at: mark)
    }
    guard let real = RealPath.resolve(shown) else {
      guard boundary.containsAncestor(of: shown) else {
        throw boundary.linkOutsideRoot(path, at: mark)
      }
      throw missing(shown, at: mark)
    }
    // An explicitly requested entry may be a link out of the root folder.
    guard trees[real] != nil || boundary.contains(real) else {
      throw boundary.linkOutsideRoot(path, at: mark)
    }
    return try parse(real, shownAs: shown, at: mark, as: references)
  }

  private func parse(
    _ real: String,
    shownAs shown: String,
    at mark: Mark?,
    as references: [Spelling.ExternalReference]?
  ) throws(Diagnostic) -> Tree? {
    if let known = trees[real] { return known }
    let bytes = try RegularFile.bytes(at: real, shownAs: shown, limit: Limits.default, mark: mark)
    let found = Diagnostics()
    let tree = Tree.parse(bytes, file: shown, diagnostics: found)
      .flatMap { overlays.applied(to: $0, at: real, diagnostics) }
      .map { isDescription ? correctingKeys(of: $0, as: references, found) : $0 }
    report(found, referredToAt: mark)
    trees[real] = .some(tree)
    nodeCount += tree?.records.count ?? 0
    return tree
  }

  /// The file with misspelled keys corrected.
  private func correctingKeys(
    of tree: Tree,
    as references: [Spelling.ExternalReference]?,
    _ found: Diagnostics
  ) -> Tree {
    var spelling = Spelling(movingSections(of: tree, found), diagnostics: found)
    spelling.check(as: references)
    let corrected = spelling.corrected
    self.externalReferences[ObjectIdentifier(corrected)] = spelling.externalReferences
    return corrected
  }

  /// The file with misplaced sections moved.
  private func movingSections(of tree: Tree, _ found: Diagnostics) -> Tree {
    let root = tree.root
    guard root["openapi"] != nil || root.isAsyncAPI || root.isSwagger else { return tree }
    return MisplacedSections.corrected(tree, diagnostics: found)
  }

  /// Reports errors of a referenced file as warnings: only references to it are lost.
  private func report(_ found: Diagnostics, referredToAt mark: Mark?) {
    guard mark != nil, found.hasErrors else { return diagnostics.report(found) }
    for problem in found.all {
      diagnostics.report(
        Diagnostic(problem, as: problem.severity == .error ? .warning : problem.severity)
      )
    }
  }

  private func missing(_ path: String, at mark: Mark?) -> Diagnostic {
    // Repeated because other calls may have changed errno.
    _ = RealPath.resolve(path)
    let reason = "can't be found: \(String(cString: strerror(errno)))"
    if vendor.url(ofFile: path) != nil {
      return RegularFile.problem(reason, path, mark, fix: "run bindery vendor")
    }
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    // The folder lists a broken link by its own name, which isn't a useful suggestion.
    guard mark != nil || marks.entry != nil,
      let near = suggestions.nearest(to: name, among: FileLibrary.names(in: folder, besides: name))
    else { return RegularFile.problem(reason, path, mark) }
    return RegularFile.problem(reason, path, mark, fix: "did you mean \(Excerpt.quoted(near))?")
  }

  private static func names(in folder: String, besides name: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).sorted().filter { $0 != name }
  }
}
