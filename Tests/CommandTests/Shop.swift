import Foundation
import XCTest

@testable import bindery

/// A document with a part that is there and one that isn't, its output, and a cache of their own.
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
  /// What stands in a marked receipt instead.
  static let mark = "said by the receipt"
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

  /// Waits until no file that was written can be stamped as late as a run that begins.
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
  /// What the system knows of each output.
  func stamps() throws -> [[Int]] {
    try ["Out", "Out/Models", "Out/Models/Item.swift", "Out/Shop.swift"]
      .map(stamp)
  }

  func receipts() throws -> [String] {
    guard FileManager.default.fileExists(atPath: self["Cache"]) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: self["Cache"])
  }

  /// Generates, and changes the words of the warning in the receipt.
  func record(by program: String? = nil) throws {
    XCTAssertEqual(try generate(by: program).status, 0)
    let receipt = "Cache/" + (try XCTUnwrap(try receipts().first))
    let text = try String(contentsOfFile: self[receipt], encoding: .utf8)
    try write(text.replacingOccurrences(of: Shop.reason, with: Shop.mark), receipt)
  }

  /// Whether a run says what stands in the receipt and nowhere else.
  func isAnsweredByReceipt(_ options: [String] = [], by program: String? = nil) throws -> Bool {
    try generate(options, by: program).errors.contains(Shop.mark)
  }
}
