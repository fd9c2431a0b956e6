import Foundation
import Specification

/// The source lines of findings; reads each file once.
final class SourceLines {
  private var files: [String: SourceText?] = [:]
  private let paths: SourcePaths

  init(_ paths: SourcePaths) { self.paths = paths }

  /// Returns the line with a caret below its column; nil if the file can't be read.
  func excerpt(at mark: Mark) -> String? {
    guard let part = part(at: mark) else { return nil }
    let number = String(mark.line)
    let gutter = String(repeating: " ", count: number.count)
    let before = Excerpt.escaped(part.before)
    let caret = String(repeating: " ", count: before.unicodeScalars.count) + "^"
    return "  \(number) | \(before)\(Excerpt.escaped(part.after))\n  \(gutter) | \(caret)"
  }

  /// Returns the text around a location in its line; nil if the file can't be read.
  func part(at mark: Mark) -> (before: String, after: String)? {
    file(mark.file).flatMap { $0.part(at: mark) }
  }

  private func file(_ path: String) -> SourceText? {
    if let known = files[path] { return known }
    let file = FileManager.default.contents(atPath: paths.real(path)).flatMap(SourceText.init)
    files[path] = .some(file)
    return file
  }
}

/// The bytes of a file, addressed by line and column.
private final class SourceText {
  /// The number of scalars to show before and after the column; a document may be one line.
  private static let reach = (before: 70, after: 50)

  private let bytes: [UInt8]
  private let starts: [Int]
  /// The column of the last lookup: the next one is often in the same line.
  private var last = (line: 0, column: 1, offset: 0)

  /// Returns nil for a file with other line breaks, such as UTF-16.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return nil }
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x0A: starts.append(index + 1)
      case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A:
        starts.append(index + 1)
      // YAML 1.1 breaks lines here, and JSON doesn't.
      case 0x85 where index > 0 && bytes[index - 1] == 0xC2: return nil
      case 0xA8, 0xA9: if index > 1, bytes[index - 2...index - 1] == [0xE2, 0x80] { return nil }
      default: break
      }
    }
    self.starts = starts
  }

  func part(at mark: Mark) -> (before: String, after: String)? {
    guard mark.line >= 1, mark.line <= starts.count else { return nil }
    let start = starts[mark.line - 1]
    let end = mark.line < starts.count ? starts[mark.line] : bytes.count
    if last.line != mark.line || last.column > mark.column { last = (mark.line, 1, start) }
    while last.column < mark.column, last.offset < end {
      last.offset = next(after: last.offset, end)
      last.column += 1
    }
    var first = last.offset
    for _ in 0..<Self.reach.before where first > start { first = previous(before: first, start) }
    var after = last.offset
    for _ in 0..<Self.reach.after where after < end { after = next(after: after, end) }
    return (
      (first > start ? "…" : "") + text(first..<last.offset),
      text(last.offset..<after) + (after < end && !isBreak(after) ? "…" : "")
    )
  }

  private func text(_ range: Range<Int>) -> String {
    var bytes = bytes[range]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isBreak(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  private func next(after offset: Int, _ end: Int) -> Int {
    var offset = offset + 1
    while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private func previous(before offset: Int, _ start: Int) -> Int {
    var offset = offset - 1
    while offset > start, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
