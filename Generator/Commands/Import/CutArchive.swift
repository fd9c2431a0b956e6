import Foundation
import Specification

/// Where an archive ends that was cut off, as when a browser is closed while it writes.
struct CutArchive {
  /// The index of the entry in which the file ends, or of the next one.
  let entry: Int
  /// The offset after the last complete entry; nil without one.
  let endOfEntries: Int?

  /// Nil for a file that doesn't end in its entries.
  init?(_ data: Data) {
    var open: [UInt8] = []
    var isInString = false
    var isEscaped = false
    var string = Data()
    var isInEntries = false
    var count = 0
    var end: Int?
    for (offset, byte) in data.enumerated() {
      if isInString {
        // Only keys of the log are compared.
        if open.count == 2 { string.append(byte) }
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
        string = Data()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if open.count == 2 { isInEntries = string == Data("entries\"".utf8) }
        open.append(byte)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() != nil else { return nil }
        if open.count == 2 { isInEntries = false }
        if open.count == 3, isInEntries { (count, end) = (count + 1, offset + 1) }
      default: break
      }
    }
    guard isInEntries else { return nil }
    entry = count
    endOfEntries = end
  }

  /// The error of an archive; `mark` is the location of an offset.
  func diagnostic(_ end: Mark, mark: (Int) -> Mark) -> Diagnostic {
    var fix = "save the recording again when all requests are finished"
    if let endOfEntries {
      let last = mark(endOfEntries)
      let entries = entry == 1 ? "the entry before it" : "the \(entry.grouped) entries before it"
      fix += "; or import \(entries): end the file at \(last.line):\(last.column) with “]}}”"
    }
    return Diagnostic(
      .error,
      .invalidHAR,
      at: end,
      "the file ends in entry #\(entry)",
      fix: fix
    )
  }
}
