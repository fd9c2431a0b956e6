import Commands
import Cryptography
import Foundation
import Specification

/// `bindery vendor`: copies the remote files that documents refer to.
struct Vendor {
  private let options: VendorOptions
  private let terminal: Terminal
  private let fetcher: RemoteFileFetcher

  init(_ options: VendorOptions, by fetcher: RemoteFileFetcher = RemoteFileFetcher()) {
    self.options = options
    self.fetcher = fetcher
    terminal = Terminal(options)
  }

  /// Returns the exit status.
  func run() async -> Int32 {
    guard let documents = VendoredDocument.all(options, terminal) else { return 1 }
    var isComplete = true
    for document in documents {
      let succeeded = options.checks ? check(document) : await copyFiles(of: document)
      isComplete = isComplete && succeeded
    }
    return isComplete ? 0 : 1
  }

  // MARK: - Checks

  private func check(_ document: VendoredDocument) -> Bool {
    let folder = document.folder
    var problems = document.missingFiles.sorted().map { "\($0) has no copy" }
    for (url, file) in folder.files.sorted(by: { $0.key < $1.key }) {
      let path = "\(folder.path)/\(file.path)"
      guard let bytes = FileManager.default.contents(atPath: path) else {
        problems.append("\(path), the copy of \(url), can't be read")
        continue
      }
      if (try? Self.hash(Array(bytes))) != file.hash {
        problems.append("\(path) isn't the copy of \(url) that \(folder.lockPath) states")
      }
    }
    for problem in problems { terminal.failure(problem) }
    if problems.isEmpty {
      terminal.note("\(document.path): \(count(folder.files.count)) unchanged")
    }
    return problems.isEmpty
  }

  // MARK: - Copies

  private func copyFiles(of document: VendoredDocument) async -> Bool {
    var folder = document.folder
    let known = Set(folder.files.keys)
    var failed: Set<String> = []
    var fetched: Set<String> = []
    var waiting = options.updates ? known : document.missingFiles
    while !waiting.isEmpty {
      for url in waiting.sorted() {
        guard fetched.count < RemoteFileFetcher.fileLimit else {
          terminal.failure("more than \(RemoteFileFetcher.fileLimit) remote files")
          return false
        }
        do {
          try await copy(url, into: &folder)
          fetched.insert(url)
        } catch {
          terminal.failure("\(url): \(error)")
          failed.insert(url)
        }
      }
      // The copies refer to further files.
      waiting = document.missingFiles.subtracting(fetched).subtracting(failed)
    }
    let kept = known.subtracting(fetched).count
    terminal.note(
      "\(document.path): \(count(fetched.count)) fetched"
        + (kept > 0 ? ", \(kept) kept" : "") + (failed.isEmpty ? "" : ", \(failed.count) failed")
    )
    return failed.isEmpty
  }

  private func copy(_ reference: String, into folder: inout VendorFolder) async throws {
    guard let url = VendorFolder.normalized(reference),
      let path = VendorFolder.relativePath(of: url)
    else { throw RemoteFileFailure("only https URLs without a user are fetched") }
    let bytes = try await fetcher.fetch(url)
    let file = URL(fileURLWithPath: "\(folder.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file, options: .atomic)
    folder.files[url] = VendorFolder.File(path: path, hash: try Self.hash(bytes))
    try folder.writeLock()
    terminal.note("  \(url) (\(bytes.count) byte\(bytes.count == 1 ? "" : "s"))")
  }

  private static func hash(_ bytes: [UInt8]) throws -> String {
    try SHA256.digest(of: bytes).hexadecimal
  }

  private func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
}

extension VendorFolder {
  /// Writes the list of copies, sorted by URL.
  fileprivate func writeLock() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = files.mapValues { ["file": $0.path, "sha256": $0.hash] }
    var bytes = try encoder.encode(entries)
    bytes.append(0x0A)
    try bytes.write(to: URL(fileURLWithPath: lockPath), options: .atomic)
  }
}
