/// A file or a folder in the working copy, or in a revision of the repository.
struct VersionedPath: Equatable, CustomStringConvertible {
  var revision: String?
  var path: String

  /// The path as git shows it: `main:Spec/shop`.
  var description: String { revision.map { "\($0):\(path)" } ?? path }

  /// Returns the versions of operands before and after `--`: two paths, or one or two revisions and
  /// a path.
  static func versions(
    _ operands: [String],
    _ paths: [String]
  ) throws(UsageError) -> (old: VersionedPath, new: VersionedPath) {
    if operands.isEmpty || paths.isEmpty {
      let all = operands + paths
      guard all.count == 2 else { throw usage }
      return (VersionedPath(path: all[0]), VersionedPath(path: all[1]))
    }
    let range = operands.count == 1 ? Self.range(operands[0]) : nil
    let revisions = range ?? operands
    guard revisions.count <= 2, paths.count == 1 else { throw usage }
    let local = ArtifactPath(paths[0])
    guard local.isRelative, !local.path.hasPrefix("..") else {
      throw UsageError("“\(paths[0])” must be in the current folder")
    }
    let path = local.path.isEmpty ? "." : local.path
    return (
      VersionedPath(revision: revisions[0], path: path),
      VersionedPath(revision: revisions.count == 2 ? revisions[1] : nil, path: path)
    )
  }

  private static let usage = UsageError(
    "diff requires two versions: bindery diff OLD NEW, or bindery diff REVISION -- PATH"
  )

  /// The revisions of `old..new`.
  private static func range(_ text: String) -> [String]? {
    let parts = text.components(separatedBy: "..")
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !parts[1].hasPrefix(".") else {
      return nil
    }
    return parts
  }
}
