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
    let cassette = try Self.cassette(in: text ?? data, file)
    if isInPlace, cassette != nil { throw Self.unusable(path) }
    let source = if let cassette { cassette.archive } else { try Self.archive(text ?? data, file) }
    let uncoded = UncodedArchive(source)
    read = uncoded.json
    needsWriting = !uncoded.omitted.isEmpty || text != nil
    let bodies = AttachedBodies(of: path, diagnostics)
    input = isInPlace ? bodies.embedded(inArchive: read) : read
    entries = ArchiveEntries(input, path: path, from: cassette, diagnostics)
    Self.warnings(uncoded.omitted, path).forEach(diagnostics.report)
    attachedFiles = AttachedBodies.names(in: read).subtracting(AttachedBodies.names(in: input))
  }

  /// The cassette in a text, also of a file with another name; nil for another text.
  private static func cassette(
    in data: Data,
    _ file: ArchiveFile
  ) throws(Diagnostic) -> Cassette? {
    try file.checkText(data)
    let isYAML = Cassette.isNamed(file.path) || !data.isObjectOrArray
    guard isYAML || Cassette.hasKey(data) else { return nil }
    if data.isObjectOrArray, let json = try? file.json(in: data), json["log"] != nil { return nil }
    return try Cassette(data, path: file.path)
  }

  /// The HTTP archive in a text; throws an error that names another format.
  private static func archive(_ data: Data, _ file: ArchiveFile) throws(Diagnostic) -> JSONValue {
    let json: JSONValue
    if data.isObjectOrArray {
      json = try file.json(in: data)
    } else {
      let tree = Tree.parse(Array(data), file: file.path, diagnostics: Diagnostics())
      json = tree.map { JSONValue($0.root) } ?? .null
    }
    if let format = OtherFormat(of: json) { throw format.diagnostic(at: file.path) }
    return json
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
