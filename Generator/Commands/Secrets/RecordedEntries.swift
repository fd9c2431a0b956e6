import Canonicalizing
import Foundation
import RecordingRedaction
import Specification

import struct Canonical.Recording

/// The entries of the archives of a service, and the secrets in them.
///
/// An archive whose secrets can't be found has no entries.
struct RecordedEntries {
  private(set) var entries: [Recording] = []
  /// The secrets; nil unless contract tests are generated.
  let secrets: RecordedSecrets?
  /// The paths of the archives; empty if one of them has a secret, which the others may have, too.
  let pathsWithoutSecrets: Set<String>

  /// Reads every HAR file of a contract; nil if its present recordings aren't read.
  ///
  /// Nil also for the folder of a new project, which doesn't exist yet.
  init?(
    _ contract: Job.ContractJob,
    _ rules: RedactionRules,
    _ diagnostics: Diagnostics,
    _ reads: InputFiles
  ) {
    guard contract.use != .additions else { return nil }
    reads.add(contract.recordings)
    guard let archives = contract.archives(diagnostics) else { return nil }
    var secrets = RecordedSecrets(rules)
    for path in archives {
      reads.add([path])
      do throws(Diagnostic) {
        let archive = try ArchiveFile(path: path).read()
        let recordings = Recording.read(path, diagnostics: diagnostics)
        // A file beside the archive is committed with it.
        let whole = AttachedBodies(of: path, Diagnostics()).embedded(inArchive: archive)
        let redacted = secrets.add(whole, at: path)
        // A message may have any value, and a check may suggest it for the document.
        entries +=
          redacted == archive
          ? recordings : Recording.redacted(recordings, by: redacted.description)
      } catch {
        diagnostics.report(error)
      }
    }
    pathsWithoutSecrets = secrets.isEmpty ? Set(archives) : []
    self.secrets = contract.use == .tests ? secrets : nil
  }
}

extension Job.ContractJob {
  /// The paths of the HAR files; none after reporting that the folder can't be read.
  ///
  /// Nil for the folder of a new project, of which nothing is required.
  fileprivate func archives(_ diagnostics: Diagnostics) -> [String]? {
    if recordings.hasSuffix(".har") { return [recordings] }
    if isOtherFile {
      diagnostics.report(otherFile)
      return []
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: recordings) else {
      // A new project has no recordings, and Git keeps no empty folder.
      let exists = FileManager.default.fileExists(atPath: recordings)
      let isNew = use == .tests && !exists && requirements == []
      diagnostics.report(
        Diagnostic(
          isNew ? .note : .warning,
          .unreadableFile,
          at: mark,
          exists
            ? "the folder “\(recordings)” can't be read"
            : "the folder “\(recordings)” doesn't exist: there are no recordings",
          fix: "import recordings: bindery import FILE.har; or correct the path of “recordings”"
        )
      )
      return isNew ? nil : []
    }
    let files = names.sorted().map { "\(recordings)/\($0)" }
    for path in files {
      let inFolder = Self.recordings(inFolder: path)
      if let first = inFolder.first {
        diagnostics.report(unread(path, first, inFolder.count))
      } else if Self.isUnreadRecording(path) {
        diagnostics.report(unread(path))
      }
    }
    return files.filter { $0.hasSuffix(".har") && !FileOnDisk(path: $0).isFolder }
  }

  /// The HAR files in a folder among the recordings; empty for a file.
  private static func recordings(inFolder path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.lowercased().hasSuffix(".har") }.sorted().map { "\(path)/\($0)" }
  }

  /// The warning about recordings in a folder, which no command reads.
  private func unread(_ folder: String, _ first: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      .unreadableFile,
      at: Mark(file: first, line: 1, column: 1),
      "the \(count == 1 ? "recording isn't" : "\(count.grouped) recordings aren't") checked, and"
        + " secrets in \(count == 1 ? "it" : "them") aren't found, because files in folders of"
        + " “\(recordings)” aren't read",
      fix: "move the files to “\(recordings)”"
    )
  }

  /// Whether a file in the folder is a recording by its content, but not by its name.
  private static func isUnreadRecording(_ path: String) -> Bool {
    let format = (path as NSString).pathExtension.lowercased()
    // A name that ends in .HAR is one of another file on most systems.
    if format == "har" { return !path.hasSuffix(".har") }
    guard ["json", "yaml", "yml"].contains(format),
      FilePath.name(of: path) != ContractHashes.schemaName,
      let data = FileManager.default.contents(atPath: path)
    else { return false }
    return RecordingKeys.isRecording(data)
  }

  /// The warning about a recording that no command but the import reads.
  private func unread(_ path: String) -> Diagnostic {
    let archive = (path as NSString).deletingPathExtension + ".har"
    let options = document.map { " --spec \(ShellWord($0)) --into \(ShellWord(archive))" } ?? ""
    return Diagnostic(
      .warning,
      .unreadableFile,
      at: Mark(file: path, line: 1, column: 1),
      "the recording isn't checked, and secrets in it aren't found, because its name doesn't end in"
        + " .har",
      fix: "run “bindery import \(ShellWord(path))\(options)”, and delete the file"
    )
  }

  /// Whether the path is that of a file of another format.
  private var isOtherFile: Bool {
    FileManager.default.fileExists(atPath: recordings) && !FileOnDisk(path: recordings).isFolder
  }

  /// The error of a file of another format, in which no hashes can be written.
  private var otherFile: Diagnostic {
    let archive = (recordings as NSString).deletingPathExtension + ".har"
    let spec = document ?? mark.file
    let option =
      document == nil
      ? "write “recordings: \(FilePath.name(of: archive))” in \(spec)"
      : "pass “--recordings \(ShellWord(archive))”"
    return Diagnostic(
      .error,
      .unreadableFile,
      at: Mark(file: recordings, line: 1, column: 1),
      "only files that end in .har are checked",
      fix: "run “bindery import \(ShellWord(recordings)) --spec \(ShellWord(spec)) --into"
        + " \(ShellWord(archive))”, and \(option)"
    )
  }
}
