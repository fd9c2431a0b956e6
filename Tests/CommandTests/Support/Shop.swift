import Foundation
import XCTest

@testable import bindery

/// A document with an existing and a missing referenced file, its output, and its own cache.
final class Shop {
  static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths: {}
    components:
      schemas:
        Item: { $ref: part.yaml }
        Lost: { $ref: absent.yaml }

    """
  static let part = "type: object\nproperties: { id: { type: string } }\n"
  static let reason = "No such file or directory"
  /// The replacement of the reason in a marked receipt.
  static let mark = "reported by the receipt"
  static let warning = """
    spec/shop.yaml:7:19: warning: the file “spec/absent.yaml” can't be found: \(reason) \
    [unreadable-file]
      help: correct the path, or make it a file that can be read

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(Shop.document, "spec/shop.yaml")
    try write(Shop.part, "spec/part.yaml")
    settle()
  }

  subscript(name: String) -> String { folder.url.appendingPathComponent(name).path }

  func write(_ text: String, _ name: String) throws { try folder.write(text, to: name) }

  func generate(_ options: [String] = [], by program: String? = nil) throws -> BinderyProcess {
    try BinderyProcess(
      ["generate", "spec/shop.yaml", "--output", "Out"] + options,
      in: folder.url,
      receipts: folder.url.appendingPathComponent("Cache"),
      executable: program.map { URL(fileURLWithPath: $0) }
    )
  }

  /// Waits until the timestamps of all written files are earlier than the current time.
  func settle() { _ = FileClock.nextMoment() }

  private func stamp(_ name: String) throws -> [Int] {
    var status = stat()
    guard stat(self[name], &status) == 0 else { throw CocoaError(.fileReadNoSuchFile) }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return [
      Int(status.st_ino), modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec,
    ]
  }
}

extension Shop {
  /// The file status of each output.
  func stamps() throws -> [[Int]] {
    try ["Out", "Out/Models", "Out/Models/Item.swift", "Out/Shop.swift"]
      .map(stamp)
  }

  func receipts() throws -> [String] {
    guard FileManager.default.fileExists(atPath: self["Cache"]) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: self["Cache"])
  }

  /// Generates, and changes the warning in the receipt.
  func record(by program: String? = nil) throws {
    XCTAssertEqual(try generate(by: program).status, 0)
    let receipt = "Cache/" + (try XCTUnwrap(try receipts().first))
    let text = try String(contentsOfFile: self[receipt], encoding: .utf8)
    try write(text.replacingOccurrences(of: Shop.reason, with: Shop.mark), receipt)
  }

  /// Whether a run reports the changed warning of the receipt.
  func usesReceipt(_ options: [String] = [], by program: String? = nil) throws -> Bool {
    try generate(options, by: program).errors.contains(Shop.mark)
  }
}
