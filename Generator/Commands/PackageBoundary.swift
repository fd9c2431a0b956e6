import Canonicalizing
import Foundation
import Specification

/// The folder that confines what a `bindings.yaml` reads and writes, unless the command line allows
/// other paths: a `bindings.yaml` may come from an untrusted source.
///
/// It is the nearest folder, from the current one upwards, with a `Package.swift`; else the nearest
/// with `.git`; else the current one. A command that writes nothing also reads other packages:
/// those of the files on its command line.
struct PackageBoundary {
  /// What a command does with the paths of a `bindings.yaml`.
  enum Use {
    /// It writes the outputs.
    case writing
    /// It writes nothing, and reports the outputs that may not be written.
    case checking
    /// It writes nothing, so that outputs may be anywhere.
    case reading
  }

  /// The real path of the folder.
  let root: String
  private let allowsOutside: Bool
  private let use: Use

  init(allowsOutside: Bool, use: Use = .writing) {
    self.allowsOutside = allowsOutside
    self.use = use
    let current = RealPath.resolve(".") ?? FileManager.default.currentDirectoryPath
    root = Self.package(of: current)
  }

  /// Creates the boundary of a folder.
  init(root: String, use: Use = .writing) {
    self.root = root
    self.use = use
    allowsOutside = false
  }

  /// The boundary of a `bindings.yaml`: another one if its path is outside, and not only the target
  /// of a symbolic link in its path.
  func around(_ file: String) -> PackageBoundary {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    guard use != .writing, !allowsOutside, !isInside(path),
      let folder = RealPath.resolve((path as NSString).deletingLastPathComponent)
    else { return self }
    return PackageBoundary(root: Self.package(of: folder), use: use)
  }

  private static func package(of folder: String) -> String {
    nearest(above: folder, with: "Package.swift") ?? nearest(above: folder, with: ".git") ?? folder
  }

  private static func nearest(above folder: String, with name: String) -> String? {
    var folder = folder
    while true {
      let isThere = FileManager.default.fileExists(
        atPath: (folder as NSString)
          .appendingPathComponent(name)
      )
      if isThere { return folder }
      if folder == "/" { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// Whether the folder contains a path, with symbolic links followed.
  func holds(_ path: String) -> Bool {
    guard let real = NearestPath.resolve(path) else { return false }
    return isInside(real)
  }

  private func isInside(_ path: String) -> Bool {
    path == root || path.hasPrefix(root == "/" ? "/" : root + "/")
  }

  /// Whether the folder contains a `bindings.yaml`; reports the file otherwise.
  func holds(file: String, _ diagnostics: Diagnostics) -> Bool {
    check(file, "the file", at: Mark(file: file, line: 1, column: 1), diagnostics)
  }

  /// Whether the folder contains all paths in a `bindings.yaml`; reports the others.
  func holds(_ bindings: Bindings, _ diagnostics: Diagnostics) -> Bool {
    var isInside = use == .reading || holdsOutputs(of: bindings, diagnostics)
    for document in bindings.documents {
      isInside = check(document.path, "“documents”", at: document.mark, diagnostics) && isInside
      for overlay in document.overlays {
        let mark = overlay.mark ?? document.mark
        isInside = check(overlay.path, "“overlays”", at: mark, diagnostics) && isInside
      }
    }
    isInside =
      holds([("root", bindings.root), ("recordings", bindings.recordings)], bindings, diagnostics)
      && isInside
    return holdsArchives(of: bindings, diagnostics) && isInside
  }

  private func holdsOutputs(of bindings: Bindings, _ diagnostics: Diagnostics) -> Bool {
    let mark = bindings.mark(of: "output")
    var isInside = check(bindings.output, "“output”", at: mark, diagnostics)
    for module in bindings.modules {
      isInside = check(module.output, "“output”", at: module.mark, diagnostics) && isInside
    }
    let folders = [("contractTests", bindings.contractTests), ("fakes", bindings.fakes.folder)]
    return holds(folders, bindings, diagnostics) && isInside
  }

  /// Checks the paths of keys.
  private func holds(
    _ paths: [(key: String, path: String?)],
    _ bindings: Bindings,
    _ diagnostics: Diagnostics
  ) -> Bool {
    paths.reduce(true) { isInside, entry in
      guard let path = entry.path else { return isInside }
      let mark = bindings.mark(of: entry.key)
      return check(path, Excerpt.quoted(entry.key), at: mark, diagnostics) && isInside
    }
  }

  /// Checks each recording, since it can be a symbolic link.
  private func holdsArchives(of bindings: Bindings, _ diagnostics: Diagnostics) -> Bool {
    guard let folder = bindings.recordings,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return true }
    return names.sorted().filter { $0.hasSuffix(".har") }.reduce(true) { isInside, name in
      let mark = bindings.mark(of: "recordings")
      return check("\(folder)/\(name)", "a recording", at: mark, diagnostics) && isInside
    }
  }

  private func check(
    _ path: String,
    _ what: String,
    at mark: Mark,
    _ diagnostics: Diagnostics
  ) -> Bool {
    if allowsOutside || holds(path) { return true }
    diagnostics.error(
      .outsidePackage,
      at: mark,
      "the path \(Excerpt.quoted(path)) of \(what) is outside the package"
        + " \(Excerpt.quoted(root))",
      fix: "use a path inside the package, or pass --allow-outside"
    )
    return false
  }
}

/// Resolves paths of files that may not exist.
enum NearestPath {
  /// Returns the real path, of which the last components may not exist; nil if the path contains a
  /// dangling symbolic link.
  static func resolve(_ path: String) -> String? {
    var existing = URL(fileURLWithPath: path).standardizedFileURL.path
    var rest: [String] = []
    while existing != "/", RealPath.resolve(existing) == nil {
      var status = stat()
      if lstat(existing, &status) == 0 { return nil }
      rest.append((existing as NSString).lastPathComponent)
      existing = (existing as NSString).deletingLastPathComponent
    }
    let start = RealPath.resolve(existing) ?? existing
    return ([start == "/" ? "" : start] + rest.reversed()).joined(separator: "/")
  }
}
