import BinderyJSON
import Foundation
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
  /// Whether the file has to be written, also if its value is the same: because bodies are omitted,
  /// whose content codings can't be decoded, or because the text isn't UTF-8.
  let needsWriting: Bool

  init(_ path: String, isInPlace: Bool, _ diagnostics: Diagnostics) throws(Diagnostic) {
    self.path = path
    let file = ArchiveFile(path: path)
    let data = try file.contents()
    let text = UTF16Text.utf8(of: data)
    let (source, cassette) = try Self.parsed(text ?? data, file)
    if isInPlace, cassette != nil { throw Self.unusable(path) }
    let uncoded = UncodedArchive(source)
    read = uncoded.json
    needsWriting = !uncoded.omitted.isEmpty || text != nil
    let bodies = AttachedBodies(of: path, diagnostics)
    input = isInPlace ? bodies.embedded(inArchive: read) : read
    entries = ArchiveEntries(input, path: path, from: cassette, diagnostics)
    Self.warnings(uncoded.omitted, path).forEach(diagnostics.report)
    attachedFiles = AttachedBodies.names(in: read).subtracting(AttachedBodies.names(in: input))
  }

  /// The archive in a text, and the cassette that it is made of, by the content and not by the name
  /// of the file; throws an error that names another format.
  private static func parsed(
    _ data: Data,
    _ file: ArchiveFile
  ) throws(Diagnostic) -> (archive: JSONValue, cassette: Cassette?) {
    try file.checkText(data)
    var json: JSONValue?
    if data.isObjectOrArray {
      do throws(Diagnostic) {
        json = try file.json(in: data)
      } catch {
        // YAML has other objects and arrays, too.
        guard Cassette.isNamed(file.path), let cassette = try Cassette(data, path: file.path)
        else { throw error }
        return (cassette.archive, cassette)
      }
      if let json, json["log"] != nil { return (json, nil) }
    }
    if let cassette = try Cassette(data, path: file.path) { return (cassette.archive, cassette) }
    let value =
      json
      ?? Tree.parse(Array(data), file: file.path, diagnostics: Diagnostics())
      .map { JSONValue($0.root) } ?? .null
    guard let format = OtherFormat(of: value) else { return (value, nil) }
    throw format.diagnostic(at: file.path)
  }

  /// The warnings about bodies that are omitted, one for each correction.
  private static func warnings(_ omitted: [UndecodableBody], _ path: String) -> [Diagnostic] {
    let groups = Dictionary(grouping: omitted) { body in
      UndecodableBody(coding: body.isDecodable ? body.coding : "", isOfRequest: body.isOfRequest)
    }
    return groups.values.map { bodies in
      let message = bodies[0].isOfRequest ? "request" : "response"
      let count =
        bodies.count == 1
        ? "the body of a \(message) is" : "\(bodies.count.grouped) bodies of \(message)s are"
      let codings = Set(bodies.map(\.coding)).sorted().joined(separator: ", ")
      let reason =
        bodies[0].isDecodable
        ? "because the content isn't valid \(codings)"
        : "because secrets in content that is coded as \(codings) can't be found"
      return Diagnostic(
        .warning,
        .partialBody,
        at: Mark(file: path, line: 1, column: 1),
        "\(count) omitted, \(reason)",
        fix: bodies[0].fix
      )
    }
    .sorted { $0.message < $1.message }
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

extension Data {
  /// Whether the text begins with an object or an array of JSON.
  fileprivate var isObjectOrArray: Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let first = (starts(with: mark) ? dropFirst(mark.count) : self).first { $0 > 0x20 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
