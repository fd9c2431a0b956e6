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
    let present = try generatedFiles()
    let wanted = Set(files.map(\.path.description))
    var changes: [Change] = []
    for file in files {
      let name = file.path.description
      try checkWay(to: name)
      let old = try contents(of: name)
      if old == Data(file.text.utf8) { continue }
      if old != nil && !present.contains(name) { throw .foreign(place(name)) }
      changes.append(Change(path: name, text: file.text, isNew: old == nil))
    }
    changes += present.filter { !wanted.contains($0) }.map { Change(path: $0, text: nil) }
    return changes.sorted { $0.path < $1.path }
  }

  func apply(_ changes: [Change]) throws(Diagnostic) {
    for change in changes {
      if let text = change.text {
        try write(text, to: change.path)
      } else {
        try remove(change.path)
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
  private func generatedFiles() throws(Diagnostic) -> Set<String> {
    var found: Set<String> = []
    for file in try swiftFiles(in: path) where isGenerated(file) { found.insert(file) }
    for folder in SourceFile.folders where !isSymbolicLink(place(folder)) {
      for name in try swiftFiles(in: place(folder)) where isGenerated("\(folder)/\(name)") {
        found.insert("\(folder)/\(name)")
      }
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

  private func isGenerated(_ file: String) -> Bool {
    guard isRegular(place(file)), let handle = FileHandle(forReadingAtPath: place(file)) else {
      return false
    }
    defer { try? handle.close() }
    let header = Data(SourceFile.headerPrefix.utf8)
    return (try? handle.read(upToCount: header.count)) == header
  }

  private func isSymbolicLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
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

  /// Opening a pipe would wait for whoever writes into it.
  private func isRegular(_ path: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func contents(of file: String) throws(Diagnostic) -> Data? {
    guard FileManager.default.fileExists(atPath: place(file)) else { return nil }
    if isFolder(place(file)) { throw .foreign(place(file)) }
    guard isRegular(place(file)) else { throw .unusable(place(file), "it isn't a regular file") }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: place(file)))
    } catch {
      throw .unusable(place(file), reason(error))
    }
  }

  /// What the system says; Foundation itself says only a number.
  private func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    return cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
  }

  private func write(_ text: String, to file: String) throws(Diagnostic) {
    let url = URL(fileURLWithPath: place(file))
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url, options: .atomic)
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
      .foreignFile,
      at: nil,
      "\(path) is in the way and was not written by Bindery",
      mend: "move it, or choose another output folder"
    )
  }

  fileprivate static func unusable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unusableOutput,
      at: nil,
      "can't write \(path): \(reason)",
      mend: "choose an output folder that can be written"
    )
  }
}

extension Diagnostic.Code {
  static let foreignFile = Self("foreign-file")
  static let unusableOutput = Self("unusable-output")
}
