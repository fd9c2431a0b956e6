import Foundation

/// The path of an overlay, which is applied to a document.
public struct OverlayFile: Hashable, Sendable {
  /// The path, as diagnostics show it.
  public var path: String
  /// The source location of the path in a `bindings.yaml`.
  public var mark: Mark?

  public init(path: String, mark: Mark? = nil) {
    self.path = path
    self.mark = mark
  }
}

/// The overlays of some documents and of the files that these refer to.
struct OverlayFiles {
  /// The overlays in the order of their application, by the real path of the changed file.
  private var overlays: [String: [Overlay]] = [:]
  /// The documents that have an overlay which can't be read.
  private var invalid: Set<String> = []

  /// The paths of all overlays.
  let paths: [String]

  /// Reads the overlays, and reports those that can't be read.
  ///
  /// - Parameter files: The overlays by the path of the document.
  init(_ files: [String: [OverlayFile]], _ diagnostics: Diagnostics) {
    paths = files.values.flatMap { $0.map(\.path) }
    for (path, files) in files.sorted(by: { $0.key < $1.key }) {
      guard let document = RealPath.resolve(path) else { continue }
      for file in files {
        let overlay = Overlay.read(file.path, namedAt: file.mark, diagnostics: diagnostics)
        guard let overlay else {
          invalid.insert(document)
          continue
        }
        let changed = Self.changedFile(of: overlay, namedBy: path, diagnostics) ?? document
        overlays[changed, default: []].append(overlay)
      }
    }
  }

  /// Returns the file with its overlays applied; nil after reporting an error.
  func applied(to file: Tree, at realPath: String, _ diagnostics: Diagnostics) -> Tree? {
    let found = Diagnostics()
    defer { diagnostics.report(found) }
    var tree = file
    for overlay in overlays[realPath] ?? [] {
      tree = overlay.applied(to: tree, diagnostics: found).tree
    }
    return found.hasErrors || invalid.contains(realPath) ? nil : tree
  }

  /// The overlays and the real paths of the files that they change.
  var changedFiles: [(overlay: Overlay, realPath: String)] {
    overlays.sorted { $0.key < $1.key }.flatMap { path, overlays in overlays.map { ($0, path) } }
  }

  /// The real path of the file that `extends` names, relative to the overlay; nil if there is
  /// none, so that the overlay changes the document that it is named for.
  private static func changedFile(
    of overlay: Overlay,
    namedBy document: String,
    _ diagnostics: Diagnostics
  ) -> String? {
    guard let extends = overlay.extends else { return nil }
    let path = extends.removingPercentEncoding ?? extends
    if let file = RealPath.resolve(FilePath.join(FilePath.folder(of: overlay.file), path)) {
      return file
    }
    guard FilePath.name(of: path) != FilePath.name(of: document) else { return nil }
    diagnostics.warn(
      .invalidValue,
      at: overlay.extendsMark,
      "“extends” names \(Excerpt.quoted(extends)), but the overlay is applied to"
        + " \(Excerpt.quoted(document))",
      fix: "write the path of the file to change from the overlay, or remove “extends”"
    )
    return nil
  }
}

extension Overlay {
  /// Reads a file; nil after reporting why it can't be read, or isn't an overlay.
  ///
  /// - Parameter mark: The source location of the path in a `bindings.yaml`.
  public static func read(
    _ path: String,
    namedAt mark: Mark? = nil,
    diagnostics: Diagnostics
  ) -> Overlay? {
    do throws(Diagnostic) {
      guard let real = RealPath.resolve(path) else {
        throw RegularFile.problem("can't be found", path, nil)
      }
      let bytes = try RegularFile.bytes(at: real, shownAs: path, limit: .default, mark: nil)
      return Tree.parse(bytes, file: path, diagnostics: diagnostics)
        .flatMap { Overlay($0, diagnostics: diagnostics) }
    } catch {
      diagnostics.report(Diagnostic(error, at: mark))
      return nil
    }
  }
}
