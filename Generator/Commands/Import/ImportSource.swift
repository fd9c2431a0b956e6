import BinderyJSON
import Specification

/// An archive to import.
struct ImportSource {
  let path: String
  /// The archive without content codings.
  let read: JSONValue
  /// The archive that is written again; in its place, with the bodies that it has in other files.
  let input: JSONValue
  let entries: ArchiveEntries
  /// The files whose bodies the archive has now.
  let attachedFiles: Set<String>

  init(_ path: String, isInPlace: Bool, _ diagnostics: Diagnostics) throws(Diagnostic) {
    self.path = path
    let cassette = try Cassette(path: path)
    if isInPlace, cassette != nil { throw Self.unusable(path) }
    let source =
      if let cassette { cassette.archive } else { try ArchiveFile(path: path).read() }
    read = source.withoutContentCodings
    let bodies = AttachedBodies(of: path, diagnostics)
    input = isInPlace ? bodies.embedded(inArchive: read) : read
    entries = ArchiveEntries(input, path: path, from: cassette, diagnostics)
    attachedFiles = AttachedBodies.names(in: read).subtracting(AttachedBodies.names(in: input))
  }

  private static func unusable(_ cassette: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unusableOutput,
      at: Mark(file: cassette, line: 1, column: 1),
      "the file is a cassette, and recordings are HTTP archives",
      fix: "pass a file that ends in .har to --into"
    )
  }
}
