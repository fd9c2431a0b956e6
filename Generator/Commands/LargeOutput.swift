import Foundation
import Specification
import SwiftSource

/// Generated code that is many times the size of its document, since schemas are combined with
/// each other.
struct LargeOutput {
  private let document: ShapedDocument
  /// The number of times that the code is larger than the document.
  private let factor: Int
  private let lineCount: Int
  private let largest: SourceFile

  /// The largest factor without a warning; descriptions of real services stay below 6.
  private static let factorLimit = 20
  /// Smaller code is no burden, in bytes.
  private static let sizeLimit = 500_000

  /// Nil for code of a usual size.
  init?(_ files: [SourceFile], of document: ShapedDocument) {
    let size = files.reduce(0) { $0 + $1.text.utf8.count }
    let documentSize = document.files.reduce(0) { $0 + Self.size(of: $1) }
    guard size > Self.sizeLimit, documentSize > 0, size / documentSize > Self.factorLimit,
      let largest = files.max(by: { $0.text.utf8.count < $1.text.utf8.count })
    else { return nil }
    self.document = document
    factor = size / documentSize
    lineCount = files.reduce(0) { $0 + Self.lineCount(of: $1) }
    self.largest = largest
  }

  func report(to diagnostics: Diagnostics) {
    diagnostics.warn(
      .limitExceeded,
      at: document.paths.first.map { Mark(file: $0, line: 1, column: 1) },
      "the code has \(lineCount.grouped) lines, \(factor) times the size of the document;"
        + " \(largest.path) alone has \(Self.lineCount(of: largest).grouped)",
      fix: "list the variants of that schema in one “oneOf”, or exclude its operations"
    )
  }

  private static func size(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? Int) ?? 0
  }

  private static func lineCount(of file: SourceFile) -> Int {
    file.text.utf8.count { $0 == UInt8(ascii: "\n") }
  }
}
