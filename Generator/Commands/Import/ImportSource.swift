import BinderyJSON
import Shaping
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
  /// Whether bodies are omitted, because their content codings can't be decoded.
  let hasOmittedBodies: Bool

  init(_ path: String, isInPlace: Bool, _ diagnostics: Diagnostics) throws(Diagnostic) {
    self.path = path
    let cassette = try Cassette(path: path)
    if isInPlace, cassette != nil { throw Self.unusable(path) }
    let source =
      if let cassette { cassette.archive } else { try ArchiveFile(path: path).read() }
    let uncoded = UncodedArchive(source)
    read = uncoded.json
    hasOmittedBodies = !uncoded.omittedCodings.isEmpty
    let bodies = AttachedBodies(of: path, diagnostics)
    input = isInPlace ? bodies.embedded(inArchive: read) : read
    entries = ArchiveEntries(input, path: path, from: cassette, diagnostics)
    if let warning = Self.warning(uncoded.omittedCodings, path) { diagnostics.report(warning) }
    attachedFiles = AttachedBodies.names(in: read).subtracting(AttachedBodies.names(in: input))
  }

  /// The warning about bodies that are omitted; nil without any.
  private static func warning(_ codings: [String], _ path: String) -> Diagnostic? {
    guard !codings.isEmpty else { return nil }
    let count = codings.count == 1 ? "a body is" : "\(codings.count.grouped) bodies are"
    return Diagnostic(
      .warning,
      .partialBody,
      at: Mark(file: path, line: 1, column: 1),
      "\(count) omitted, because secrets in content that is coded as"
        + " \(Set(codings).sorted().joined(separator: ", ")) can't be found",
      fix: "record again with the request header “Accept-Encoding: gzip”"
    )
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
