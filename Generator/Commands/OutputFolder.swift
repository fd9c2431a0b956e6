import Emitting
import Foundation
import Specification
import SwiftSource

/// A folder of generated files; other files in it are never changed.
struct OutputFolder {
  let path: String

  /// Returns the changes, by path, that make the folder contain exactly these generated files.
  ///
  /// Throws a `Diagnostic` when a file that Bindery did not write has the path of one of them.
  func changes(toHold files: [SourceFile]) throws(Diagnostic) -> [Change] {
    var changes: [Change] = []
    var checked: Set<String> = []
    for file in files {
      let name = file.path.description
      if checked.insert(folder(of: name)).inserted { try checkFolders(to: name) }
      guard let old = try contents(of: name) else {
        changes.append(Change(path: name, text: file.text, isNew: true))
        continue
      }
      if old == Array(file.text.utf8) { continue }
      // An interrupted run leaves a prefix, which may be empty.
      guard OutputFolder.isGenerated(old) || file.text.utf8.starts(with: old) else {
        throw .foreign(path(of: name))
      }
      changes.append(Change(path: name, text: file.text))
    }
    let written = Set(files.map(\.path.description))
    changes += try generatedFiles(besides: written).map { Change(path: $0, text: nil) }
    return changes.sorted { $0.path < $1.path }
  }

  func apply(_ changes: [Change]) throws(Diagnostic) {
    var made: Set<String> = []
    for change in changes {
      guard let text = change.text else {
        try remove(change.path)
        continue
      }
      if made.insert(folder(of: change.path)).inserted { try makeFolder(of: change.path) }
      do throws(SystemError) {
        let file = FileOnDisk(path: path(of: change.path))
        try change.isNew ? file.create(with: text) : file.replace(with: text)
      } catch {
        throw .unusable(path(of: change.path), error.reason)
      }
    }
  }

  /// A file to add, change or remove.
  struct Change: Equatable {
    let path: String
    /// The text to write; nil to remove the file.
    let text: String?
    var isNew = false

    var verb: String { text == nil ? "remove" : isNew ? "add" : "change" }
  }

  func path(of file: String) -> String {
    if path == "." { return file }
    return path.hasSuffix("/") ? path + file : "\(path)/\(file)"
  }
}

extension OutputFolder {
  /// Returns the files with the generator's header in the folder and in the subfolders that it
  /// creates; files in deeper folders may belong to the output of another document.
  func generatedFiles(besides written: Set<String>) throws(Diagnostic) -> [String] {
    try swiftFiles().filter { file in
      guard !written.contains(file),
        case .regular(let bytes)? = try? FileOnDisk(path: path(of: file)).state()
      else { return false }
      return OutputFolder.isGenerated(bytes)
    }
  }

  /// Returns the names of all Swift files in the folders of the output.
  private func swiftFiles() throws(Diagnostic) -> [String] {
    var found = try swiftFiles(in: path)
    for folder in SourceFile.folders where !isSymbolicLink(path(of: folder)) {
      found += try swiftFiles(in: path(of: folder)).map { "\(folder)/\($0)" }
    }
    return found
  }

  private func swiftFiles(in folder: String) throws(Diagnostic) -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }
    } catch {
      throw .unusable(folder, "it isn't a readable folder")
    }
  }

  private static func isGenerated(_ bytes: [UInt8]) -> Bool {
    SourceFile.document(inHeaderOf: bytes) != nil
  }

  private func isSymbolicLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private func folder(of file: String) -> String {
    file.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Throws if a folder of the path is a symbolic link, which could lead out of the output folder.
  private func checkFolders(to file: String) throws(Diagnostic) {
    var folder = path
    for step in file.split(separator: "/").dropLast() {
      folder += "/\(step)"
      if isSymbolicLink(folder) {
        throw .unusable(folder, "it is a symbolic link")
      }
    }
  }

  private func contents(of file: String) throws(Diagnostic) -> [UInt8]? {
    let state: FileOnDisk.State
    do throws(SystemError) {
      state = try FileOnDisk(path: path(of: file)).state()
    } catch {
      throw .unusable(path(of: file), error.reason)
    }
    switch state {
    case .absent: return nil
    case .folder: throw .foreign(path(of: file))
    case .special: throw .unusable(path(of: file), "it isn't a regular file")
    case .regular(let bytes): return bytes
    }
  }

  /// Returns the message of the underlying POSIX error; Foundation's own contains only a number.
  private func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    return cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
  }

  private func makeFolder(of file: String) throws(Diagnostic) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path(of: file)).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    } catch {
      throw .unusable(path(of: file), reason(error))
    }
  }

  private func remove(_ file: String) throws(Diagnostic) {
    do {
      try FileManager.default.removeItem(atPath: path(of: file))
      let folder = (path(of: file) as NSString).deletingLastPathComponent
      if folder != path, try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty {
        try FileManager.default.removeItem(atPath: folder)
      }
    } catch {
      throw .unusable(path(of: file), reason(error))
    }
  }
}

extension Diagnostic {
  fileprivate static func foreign(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: nil,
      "“\(path)” exists and isn't generated by Bindery",
      fix: "move the file, or use another output folder"
    )
  }

  fileprivate static func unusable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unusableOutput,
      at: nil,
      "can't write “\(path)”: \(reason)",
      fix: "use a writable output folder"
    )
  }
}
