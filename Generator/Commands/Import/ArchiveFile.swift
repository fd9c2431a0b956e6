import BinderyJSON
import Foundation
import Specification

/// A HAR file as JSON.
struct ArchiveFile {
  let path: String

  /// Reads the file; throws an error of the file if it isn't JSON.
  func read() throws(Diagnostic) -> JSONValue { try json(in: contents()) }

  /// Reads the bytes of the file.
  func contents() throws(Diagnostic) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw problem(.unreadableFile, "the file can't be read", fix: "correct the path")
    }
  }

  /// Parses the bytes of the file; throws an error of the file if they aren't JSON.
  func json(in data: Data) throws(Diagnostic) -> JSONValue {
    try checkText(data)
    do throws(JSONError) {
      return try JSONReader.decode(from: data)
    } catch {
      // An error before the end has another reason.
      if Self.isAtEnd(error, of: data), let cut = CutArchive(data) {
        throw cut.diagnostic(mark(atOffset: data.count, in: data)) { mark(atOffset: $0, in: data) }
      }
      throw Diagnostic(
        .error,
        .invalidHAR,
        at: mark(atOffset: error.offset, in: data),
        "the file isn't valid JSON: \(error.reason)",
        fix: "save the recording as HAR 1.2"
      )
    }
  }

  /// Throws an error of the file if its bytes are empty, or of another format than JSON and YAML.
  func checkText(_ data: Data) throws(Diagnostic) {
    if let format = OtherFormat(of: data, path: path) { throw format.diagnostic(at: path) }
    if Self.isCompressed(data) {
      throw problem(
        .invalidHAR,
        "the file is compressed",
        fix: "save the recording as a file that ends in .har, or decompress it"
      )
    }
    if data.allSatisfy({ $0 <= 0x20 }) {
      throw problem(
        .invalidHAR,
        "the file is empty",
        fix: "save the recording again when all requests are finished, or use bindery record"
      )
    }
  }

  /// Whether the bytes are those of gzip (RFC 1952) or zlib (RFC 1950), at any level.
  private static func isCompressed(_ data: Data) -> Bool {
    data.starts(with: [0x1F, 0x8B])
      || [0x01, 0x5E, 0x9C, 0xDA].contains { data.starts(with: [0x78, $0]) }
  }

  /// Whether an error has no other reason than the end of the file, also within a literal or a
  /// character.
  private static func isAtEnd(_ error: JSONError, of data: Data) -> Bool {
    if case .syntax(_, "the end") = error.reason { return true }
    return data.count - error.offset <= 4
  }

  /// The location of a byte.
  private func mark(atOffset offset: Int, in data: Data) -> Mark {
    var mark = Mark(file: path, line: 1, column: 1)
    for byte in data.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        mark.line += 1
        mark.column = 1
      } else if byte & 0xC0 != 0x80 {
        mark.column += 1
      }
    }
    return mark
  }

  /// Whether the file is the one at another path, which may be written differently.
  func isSameFile(as other: String) -> Bool {
    let paths = [path, other].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    return paths[0] == paths[1]
  }

  /// Reads the file; nil if it doesn't exist.
  func readIfPresent() throws(Diagnostic) -> JSONValue? {
    FileManager.default.fileExists(atPath: path) ? try read() : nil
  }

  func write(_ archive: JSONValue) throws(Diagnostic) {
    do {
      try createFolder()
      try Data((archive.indented + "\n").utf8).write(to: url, options: .atomic)
    } catch {
      throw unwritable(error.localizedDescription)
    }
  }

  /// Creates the folder of the file; throws if no file can be created in it.
  func checkFolder() throws(Diagnostic) {
    do { try createFolder() } catch { throw unwritable(error.localizedDescription) }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw unwritable("no permission for the folder")
    }
  }

  private var url: URL { URL(fileURLWithPath: path) }

  private var folder: URL { url.deletingLastPathComponent() }

  private func createFolder() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func unwritable(_ reason: String) -> Diagnostic {
    problem(
      .unusableOutput,
      "the file can't be written: \(reason)",
      fix: "correct the path, or the permissions of the folder"
    )
  }

  private func problem(_ code: Diagnostic.Code, _ message: String, fix: String) -> Diagnostic {
    Diagnostic(.error, code, at: Mark(file: path, line: 1, column: 1), message, fix: fix)
  }
}
