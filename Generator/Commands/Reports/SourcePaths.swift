import Specification

/// The files whose paths in reports differ from those on disk: those of a revision.
struct SourcePaths {
  private struct Root {
    let real: String
    let shown: String
  }

  private var roots: [Root] = []

  /// Shows the files of a folder with another beginning, such as `main:` for a revision.
  mutating func show(_ folder: String, as shown: String) {
    roots.append(Root(real: folder + "/", shown: shown))
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
