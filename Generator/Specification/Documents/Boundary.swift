import Foundation

/// The root folder of a description's files; references must not leave it.
struct Boundary {
  /// The path, as diagnostics show it.
  private let folder: String
  private let real: String?

  init(_ folder: String) {
    self.folder = FilePath.join(".", folder)
    real = RealPath.resolve(folder)
  }

  /// Whether the text of a path, relative to a folder, stays inside the root folder.
  func mayContain(_ path: String, from folder: String) -> Bool {
    guard let real, let start = RealPath.resolve(folder) else { return false }
    return FilePath.isInside(FilePath.join(start, path), real)
  }

  func contains(_ realPath: String) -> Bool {
    real.map { FilePath.isInside(realPath, $0) } ?? false
  }

  /// Whether the nearest existing folder above a path is inside.
  func containsAncestor(of path: String) -> Bool {
    var path = path
    while true {
      if let real = RealPath.resolve(path) { return contains(real) }
      let folder = FilePath.folder(of: path)
      if folder == path { return false }
      path = folder
    }
  }
}

extension Boundary {
  /// The diagnostic for an entry folder outside of the root folder; nil if it is inside.
  func problem(around entry: String) -> Diagnostic? {
    guard let start = RealPath.resolve(entry), !contains(start) else { return nil }
    return Diagnostic(
      .error,
      .invalidFilePath,
      at: nil,
      "the root folder \(Excerpt.quoted(folder)) "
        + (real == nil ? "doesn't exist" : "doesn't contain the document"),
      fix: "set the root to a folder that contains the document"
    )
  }

  /// The nearest folder that contains the root folder and a file.
  func root(including file: String) -> String? {
    FilePath.common(folder, FilePath.folder(of: file))
  }

  func outsideRoot(_ path: String, _ shown: String, at mark: Mark) -> Diagnostic {
    problem(
      path,
      "leaves the root folder",
      fix: root(including: shown).map { "pass --root \($0), or set “root” in bindings.yaml" }
        ?? "move the file into the root folder",
      at: mark
    )
  }

  func linkOutsideRoot(_ path: String, at mark: Mark) -> Diagnostic {
    problem(
      path,
      "leaves the root folder through a symbolic link",
      fix: "replace the symbolic link with the file",
      at: mark
    )
  }

  func absolutePath(_ path: String, at mark: Mark) -> Diagnostic {
    problem(
      path,
      "has an absolute path",
      fix: "move the file into the root folder, and refer to it with a relative path",
      at: mark
    )
  }

  private func problem(_ path: String, _ reason: String, fix: String, at mark: Mark) -> Diagnostic {
    Diagnostic(
      .warning,
      .externalReference,
      at: mark,
      "the reference to \(Excerpt.quoted(path)) \(reason); ignored",
      fix: fix
    )
  }
}
