import Specification

/// The files whose paths in reports differ from those on disk: those of a revision.
struct SourcePaths {
  private struct Root {
    let real: String
    let shown: String
    /// The beginning of `shown` before the path in the working copy: `main:`.
    let revision: String
  }

  private var roots: [Root] = []

  /// Shows the files of a folder with another beginning: `main:` for a revision, perhaps with the
  /// way to its root.
  mutating func show(_ folder: String, ofRevision name: String, wayToRoot: String = "") {
    roots.append(
      Root(real: folder + "/", shown: "\(name):\(wayToRoot)", revision: "\(name):")
    )
  }

  /// Returns the paths of both.
  func adding(_ others: SourcePaths) -> SourcePaths {
    var paths = self
    paths.roots += others.roots
    return paths
  }

  /// Returns the path on disk.
  func real(_ path: String) -> String {
    let matching = roots.filter { path.hasPrefix($0.shown) }
    guard let root = matching.max(by: { $0.shown.count < $1.shown.count }) else { return path }
    return root.real + path.dropFirst(root.shown.count)
  }

  /// Returns the diagnostic at a file of the working copy, for tools that read no revisions.
  ///
  /// What is only in a revision is at the beginning of the file, and the location in the revision
  /// beside it: its line may be another one in the working copy, or none.
  func inWorkingCopy(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let mark = diagnostic.mark,
      let root = roots.first(where: { mark.file.hasPrefix($0.shown) })
    else { return diagnostic }
    let path = String(mark.file.dropFirst(root.revision.count))
    return Diagnostic(
      diagnostic.severity,
      diagnostic.code,
      at: Mark(file: path, line: 1, column: 1),
      diagnostic.message,
      fix: diagnostic.fix,
      related: [(mark, "the location in the revision")]
        + diagnostic.related.map { ($0.mark, $0.message) },
      cause: diagnostic.cause
    )
  }

  /// Returns the diagnostic with the paths that are shown.
  func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    if roots.isEmpty { return diagnostic }
    return Diagnostic(
      diagnostic.severity,
      diagnostic.code,
      at: diagnostic.mark.map(shown),
      diagnostic.message,
      fix: diagnostic.fix,
      related: diagnostic.related.map { (shown($0.mark), $0.message) },
      cause: diagnostic.cause
    )
  }

  private func shown(_ mark: Mark) -> Mark {
    let matching = roots.filter { mark.file.hasPrefix($0.real) }
    guard let root = matching.max(by: { $0.real.count < $1.real.count }) else { return mark }
    var mark = mark
    mark.file = root.shown + mark.file.dropFirst(root.real.count)
    return mark
  }
}
