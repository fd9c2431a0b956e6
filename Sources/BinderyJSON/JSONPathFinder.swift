/// Finds the path of an offset in a document by reading the document again.
///
/// Only an error needs a path, so that the reader and the writer track none.
struct JSONPathFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Whether the position is inside a string.
  private var isInString = false
  private var levels: [Level] = []
  /// The offset of the array or object that ended last.
  private(set) var lastContainer: Int?

  private struct Level {
    var begin: Int
    var isObject: Bool
    var key: Range<Int>?
    var index = 0
  }

  /// Reads `bytes`, which must be valid JSON only before `offset`, up to `offset`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, upTo offset: Int) {
    self.bytes = bytes
    advance(to: offset)
  }

  /// Reads on, or again for an earlier offset.
  mutating func advance(to offset: Int) {
    let end = min(offset, bytes.count)
    if end < position || isInString {
      self = JSONPathFinder(bytes, upTo: 0)
    }
    while position < end {
      position = step(from: position, end: end)
    }
  }

  var path: JSONPath {
    JSONPath(
      levels.compactMap { level in
        guard level.isObject else { return .index(level.index) }
        return level.key.map { .key(Self.text(of: bytes[$0])) }
      }
    )
  }

  private mutating func step(from position: Int, end: Int) -> Int {
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = bytes[position] == UInt8(ascii: "{")
      levels.append(Level(begin: position, isObject: isObject))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      lastContainer = levels.popLast()?.begin
    case UInt8(ascii: ","):
      guard var level = levels.popLast() else { break }
      level.index += 1
      level.key = nil
      levels.append(level)
    case UInt8(ascii: "\""):
      return string(from: position, end: end)
    default: break
    }
    return position + 1
  }

  private mutating func string(from begin: Int, end: Int) -> Int {
    var position = begin + 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    isInString = position >= end
    guard !isInString, var level = levels.popLast() else { return end }
    if level.isObject, level.key == nil {
      level.key = begin + 1..<position
    }
    levels.append(level)
    return position + 1
  }

  private static func text(of raw: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    JSONEscapes.unescaped(UnsafeBufferPointer(rebasing: raw))
  }
}
