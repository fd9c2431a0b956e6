/// A check that strings, comments and brackets of a Swift file are balanced.
struct SwiftBalance {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func check(_ name: String) throws(Violation) {
    var (open, index): ([UInt8], Int) = ([], 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where starts("//", at: index): index = line(after: index)
      case UInt8(ascii: "/") where starts("/*", at: index):
        throw Violation("\(name) has a block comment, which is never written")
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let end = string(from: index) else { throw Violation("\(name): a string stays open") }
        index = end
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(bytes[index])
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), bytes[index] - last <= 2 else {
          throw Violation("\(name): a bracket closes what is not open")
        }
      default: break
      }
      index += 1
    }
    if !open.isEmpty { throw Violation("\(name): a bracket stays open") }
  }

  private func starts(_ word: StaticString, at index: Int) -> Bool {
    bytes[index...].starts(with: word.description.utf8)
  }

  private func line(after index: Int) -> Int {
    bytes[index...].firstIndex(of: 10) ?? bytes.count
  }

  /// Returns the end of a string literal of one or more lines, raw or not; skips a plain `#`.
  private func string(from start: Int) -> Int? {
    let marks = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    var index = start + marks
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return index }
    let isLong = starts("\"\"\"", at: index)
    let quotes = isLong ? 3 : 1
    let end =
      Array(repeating: UInt8(ascii: "\""), count: quotes)
      + Array(repeating: UInt8(ascii: "#"), count: marks)
    index += quotes
    while index < bytes.count {
      if bytes[index...].starts(with: end) { return index + end.count }
      if bytes[index] == 10 && !isLong { return nil }
      index += marks == 0 && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
