import Emitting
import Foundation
import Specification
import SwiftSource

/// A folder whose generated files belong to the generator; whatever else lies there does not.
struct OutputFolder {
  let path: String

  /// What it takes to make the folder hold exactly these generated files, by path.
  ///
  /// Throws a `Diagnostic` when a file that Bindery did not write is in the way.
  func changes(toHold files: [SourceFile]) throws(Diagnostic) -> [Change] {
    var changes: [Change] = []
    var ways: Set<String> = []
    for file in files {
      let name = file.path.description
      if ways.insert(folder(of: name)).inserted { try checkWay(to: name) }
      guard let old = try contents(of: name) else {
        changes.append(Change(path: name, text: file.text, isNew: true))
        continue
      }
      if old == Array(file.text.utf8) { continue }
      // An interrupted run leaves a beginning, which may be empty.
      guard OutputFolder.isGenerated(old) || file.text.utf8.starts(with: old) else {
        throw .foreign(place(name))
      }
      changes.append(Change(path: name, text: file.text))
    }
    let wanted = Set(files.map(\.path.description))
    changes += try generatedFiles(besides: wanted).map { Change(path: $0, text: nil) }
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
        let file = FileOnDisk(path: place(change.path))
        try change.isNew ? file.create(with: text) : file.replace(with: text)
      } catch {
        throw .unusable(place(change.path), error.reason)
      }
    }
  }

  /// One file that is not yet as it should be.
  struct Change: Equatable {
    let path: String
    /// What to write; none to remove the file.
    let text: String?
    var isNew = false

    var verb: String { text == nil ? "remove" : isNew ? "add" : "change" }
  }

  func place(_ file: String) -> String {
    if path == "." { return file }
    return path.hasSuffix("/") ? path + file : "\(path)/\(file)"
  }
}

extension OutputFolder {
  /// The files that bear the generator's header, here and in the folders that it makes; what lies
  /// deeper may belong to the output of another document.
  func generatedFiles(besides wanted: Set<String>) throws(Diagnostic) -> [String] {
    try swiftFiles().filter { file in
      guard !wanted.contains(file),
        case .regular(let bytes)? = try? FileOnDisk(path: place(file)).state()
      else { return false }
      return OutputFolder.isGenerated(bytes)
    }
  }

  /// The names of all files that could be the generator's.
  func swiftFiles() throws(Diagnostic) -> [String] {
    var found = try swiftFiles(in: path)
    for folder in SourceFile.folders where !isSymbolicLink(place(folder)) {
      found += try swiftFiles(in: place(folder)).map { "\(folder)/\($0)" }
    }
    return found
  }

  private func swiftFiles(in folder: String) throws(Diagnostic) -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }
    } catch {
      throw .unusable(folder, "it isn't a folder that can be read")
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

  /// Refuses a way that a symbolic link could lead out of the folder.
  private func checkWay(to file: String) throws(Diagnostic) {
    var way = path
    for step in file.split(separator: "/").dropLast() {
      way += "/\(step)"
      if isSymbolicLink(way) {
        throw .unusable(way, "it is a symbolic link, and could lead out of the output folder")
      }
    }
  }

  private func contents(of file: String) throws(Diagnostic) -> [UInt8]? {
    let state: FileOnDisk.State
    do throws(SystemError) {
      state = try FileOnDisk(path: place(file)).state()
    } catch {
      throw .unusable(place(file), error.reason)
    }
    switch state {
    case .absent: return nil
    case .folder: throw .foreign(place(file))
    case .special: throw .unusable(place(file), "it isn't a regular file")
    case .regular(let bytes): return bytes
    }
  }

  /// What the system says; Foundation itself says only a number.
  private func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    return cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
  }

  private func makeFolder(of file: String) throws(Diagnostic) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: place(file)).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    } catch {
      throw .unusable(place(file), reason(error))
    }
  }

  private func remove(_ file: String) throws(Diagnostic) {
    do {
      try FileManager.default.removeItem(atPath: place(file))
      let folder = (place(file) as NSString).deletingLastPathComponent
      if folder != path, try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty {
        try FileManager.default.removeItem(atPath: folder)
      }
    } catch {
      throw .unusable(place(file), reason(error))
    }
  }
}

extension Diagnostic {
  fileprivate static func foreign(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: nil,
      "\(path) is in the way and was not written by Bindery",
      fix: "move it, or choose another output folder"
    )
  }

  fileprivate static func unusable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unusableOutput,
      at: nil,
      "can't write \(path): \(reason)",
      fix: "choose an output folder that can be written"
    )
  }
}

extension Diagnostic.Code {
  static let unusableOutput = Self("unusable-output")
}
