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

/// The overlays of some documents.
struct OverlayFiles {
  /// The overlays in the order of their application, by the real path of the document.
  private let files: [String: [OverlayFile]]

  /// The paths of all overlays.
  var paths: [String] { files.values.flatMap { $0.map(\.path) } }

  /// - Parameter files: The overlays by the path of the document.
  init(_ files: [String: [OverlayFile]]) {
    self.files = Dictionary(
      files.compactMap { path, overlays in RealPath.resolve(path).map { ($0, overlays) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the document with its overlays applied; nil after reporting an error.
  func applied(to document: Tree, at realPath: String, _ diagnostics: Diagnostics) -> Tree? {
    let found = Diagnostics()
    defer { diagnostics.report(found) }
    var tree = document
    for file in files[realPath] ?? [] {
      guard let overlay = Overlay.read(file.path, namedAt: file.mark, diagnostics: found) else {
        continue
      }
      tree = overlay.applied(to: tree, diagnostics: found).tree
    }
    return found.hasErrors ? nil : tree
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
