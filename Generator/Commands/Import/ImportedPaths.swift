import Foundation
import Specification

/// The files that the arguments of `bindery import` name: each file, and those in each folder that
/// are recordings.
struct ImportedPaths {
  private(set) var files: [String] = []
  /// The files with the extension of a recording that aren't recordings, by their folder.
  private(set) var others: [(folder: String, files: [String])] = []

  /// Reports a folder that has no recordings.
  ///
  /// - Parameter output: The file to write, which isn't one of a folder's.
  init(_ arguments: [String], output: String?, _ diagnostics: Diagnostics) {
    for path in arguments {
      guard FileOnDisk(path: path).isFolder else {
        files.append(path)
        continue
      }
      let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      let found = Self.files(in: folder).filter { file in
        output.map { !ArchiveFile(path: $0).isSameFile(as: file) } ?? true
      }
      let recordings = found.filter(Self.isRecording)
      if recordings.isEmpty {
        let formats = found.lazy.compactMap(Self.otherFormat)
        diagnostics.report(formats.first ?? Self.withoutRecordings(folder))
      }
      files += recordings
      let read = Set(recordings)
      let rest = found.filter { !read.contains($0) }
      if !recordings.isEmpty, !rest.isEmpty { others.append((folder, rest)) }
    }
  }

  /// The files in a folder and its folders with the extension of a recording, in order; none that
  /// is hidden, and none that Bindery writes beside recordings.
  private static func files(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let named = paths.filter { path in
      let format = (path as NSString).pathExtension.lowercased()
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return ["har", "json", "yaml", "yml"].contains(format) && !isHidden
        && FilePath.name(of: path) != ContractHashes.schemaName
    }
    return named.sorted().map { "\(folder)/\($0)" }
      .filter { !FileOnDisk(path: $0).isFolder }
  }

  /// Whether a file is an archive by its name, or has the keys of an archive or a cassette.
  private static func isRecording(_ path: String) -> Bool {
    if path.lowercased().hasSuffix(".har") { return true }
    // A file that can't be read is reported as one of the recordings.
    guard let data = FileManager.default.contents(atPath: path) else { return true }
    return RecordingKeys.isRecording(data)
  }

  /// The error of a file with another known format, such as WireMock mappings.
  private static func otherFormat(_ path: String) -> Diagnostic? {
    guard let json = try? ArchiveFile(path: path).read(), let format = OtherFormat(of: json),
      format != .unknown
    else { return nil }
    return format.diagnostic(at: path)
  }

  private static func withoutRecordings(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unreadableFile,
      at: nil,
      "the folder \(Excerpt.quoted(folder)) has no recordings",
      fix: "pass a HAR file or a cassette, or a folder with files that end in .har, .json, .yaml or"
        + " .yml"
    )
  }
}
