import Foundation

/// The files of one folder tree, each parsed once.
final class FileLibrary {
  private let path: String
  private let boundary: Boundary
  private let marks: Documents.Marks
  private let isDescription: Bool
  private let suggestions: Suggestions
  private let diagnostics: Diagnostics
  /// By real path; nil for what could not be parsed.
  private var trees: [String: Tree?] = [:]
  /// How much was written in all the files that were read.
  private(set) var nodeCount = 0
  /// The same by path as it was written, so that the disk is asked once.
  private var known: [String: Tree?] = [:]
  /// The references of each file that lead to others.
  private var leads: [ObjectIdentifier: [String: [Spelling.Lead]]] = [:]
  /// The paths that were looked for, found or not.
  private(set) var asked: Set<String> = []

  init(
    entry path: String,
    root: String?,
    marks: Documents.Marks,
    isDescription: Bool,
    suggestions: Suggestions,
    diagnostics: Diagnostics
  ) {
    self.path = path
    self.marks = marks
    self.isDescription = isDescription
    self.suggestions = suggestions
    asked = [path]
    boundary = Boundary(root ?? FilePath.folder(of: path))
    self.diagnostics = diagnostics
  }

  func entry() -> Tree? { document(at: path) }

  /// A whole document that was asked for by its path.
  func document(at path: String) -> Tree? {
    asked.insert(path)
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

  /// The file at a path that stands in `node`'s file;
  /// nil when it was reported as unreadable before.
  func tree(at path: String, from node: Node) throws(Diagnostic) -> Tree? {
    guard !FilePath.isAbsolute(path) else { throw boundary.absolute(path, at: node.mark) }
    let folder = FilePath.folder(of: node.tree.file)
    let shown = FilePath.join(folder, path)
    if let tree = known[shown] { return tree }
    asked.insert(shown)
    let leads = leads[ObjectIdentifier(node.tree)]?[Spelling.file(of: node.text)]
    let tree = try readTree(at: path, from: folder, shownAs: shown, at: node.mark, as: leads ?? [])
    known[shown] = .some(tree)
    return tree
  }

  private func readTree(
    at path: String,
    from folder: String,
    shownAs shown: String,
    at mark: Mark,
    as leads: [Spelling.Lead]
  ) throws(Diagnostic) -> Tree? {
    // What leads out by its text alone isn't even looked for.
    guard boundary.mayHold(path, from: folder) else {
      throw boundary.outside(path, shown, at: mark)
    }
    guard let real = RealPath.resolve(shown) else {
      throw boundary.surrounds(shown) ? missing(shown, at: mark) : boundary.link(path, at: mark)
    }
    // The entry may be a link that leads out; it was asked for.
    guard trees[real] != nil || boundary.holds(real) else {
      throw boundary.link(path, at: mark)
    }
    return try parse(real, shownAs: shown, at: mark, as: leads)
  }

  private func parse(
    _ real: String,
    shownAs shown: String,
    at mark: Mark?,
    as leads: [Spelling.Lead]?
  ) throws(Diagnostic) -> Tree? {
    if let known = trees[real] { return known }
    let bytes = try RegularFile.bytes(at: real, shownAs: shown, limit: Limits.default, mark: mark)
    let found = Diagnostics()
    let tree = Tree.parse(bytes, file: shown, diagnostics: found)
      .map { isDescription ? spelt($0, as: leads, found) : $0 }
    report(found, referredToAt: mark)
    trees[real] = .some(tree)
    nodeCount += tree?.records.count ?? 0
    return tree
  }

  /// The file with its keys as they are meant.
  private func spelt(_ tree: Tree, as leads: [Spelling.Lead]?, _ found: Diagnostics) -> Tree {
    var spelling = Spelling(placed(tree, found), diagnostics: found)
    spelling.check(as: leads)
    let corrected = spelling.corrected
    self.leads[ObjectIdentifier(corrected)] = spelling.leads
    return corrected
  }

  /// The file with its sections where they belong.
  private func placed(_ tree: Tree, _ found: Diagnostics) -> Tree {
    guard tree.root["openapi"] != nil || tree.root.isAsyncAPI else { return tree }
    return MisplacedSections.corrected(tree, diagnostics: found)
  }

  /// Without its entry there is no description; without another file what refers to it is lost.
  private func report(_ found: Diagnostics, referredToAt mark: Mark?) {
    guard mark != nil, found.hasErrors else { return diagnostics.report(found) }
    for problem in found.all {
      diagnostics.report(
        Diagnostic(problem, as: problem.severity == .error ? .warning : problem.severity)
      )
    }
  }

  private func missing(_ path: String, at mark: Mark?) -> Diagnostic {
    // Asked again, since other calls may have changed errno.
    _ = RealPath.resolve(path)
    let reason = "can't be found: \(String(cString: strerror(errno)))"
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    // A link that leads to nothing is there by its own name.
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
