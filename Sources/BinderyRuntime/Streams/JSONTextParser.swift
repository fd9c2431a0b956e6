/// Splits bytes into JSON texts that follow each other, with whitespace or nothing between them.
///
/// Bytes that are no JSON are a text of their own up to the next whitespace. A line feed in a
/// string is no JSON, either (RFC 8259 §7): it ends a text that was cut off, and the next line is
/// read.
package struct JSONTextParser: RecordParser {
  package let limit: Int
  private var pending = PendingBytes()
  /// The index of the first byte that has not been examined.
  private var index = 0
  private var state = State.between

  private enum State {
    /// Before a text.
    case between
    /// In an object or array at a depth of at least 1.
    case container(depth: Int)
    /// In a string, at a depth of 0 outside of objects and arrays.
    case string(depth: Int, isEscaped: Bool)
    /// In a number, a word, or bytes that are no JSON.
    case word
  }

  package init(limit: Int) { self.limit = limit }

  package mutating func append(_ chunk: [UInt8]) {
    index -= pending.start
    pending.append(chunk)
  }

  package mutating func next() throws(RecordTooLong) -> ArraySlice<UInt8>? {
    while index < pending.bytes.count {
      let end = examine(pending.bytes[index])
      if let end {
        defer { pending.start = end }
        guard end - pending.start <= limit else { throw RecordTooLong() }
        return pending.bytes[pending.start..<end]
      }
    }
    guard pending.count <= limit else { throw RecordTooLong() }
    return nil
  }

  package mutating func last() -> ArraySlice<UInt8>? {
    if case .between = state { return nil }
    return pending.bytes[pending.start...]
  }

  /// Returns the texts in all bytes of a body, which are no longer than the limit.
  package mutating func texts(in body: [UInt8]) -> [ArraySlice<UInt8>] {
    append(body)
    var texts: [ArraySlice<UInt8>] = []
    while let text = try? next() { texts.append(text) }
    return texts + (last().map { [$0] } ?? [])
  }

  /// Examines the next byte; returns the end of a text if it has ended.
  private mutating func examine(_ byte: UInt8) -> Int? {
    defer { index += 1 }
    switch state {
    case .between: begin(byte)
    case .container(let depth): return continueContainer(byte, depth)
    case .string(let depth, let isEscaped): return continueString(byte, depth, isEscaped)
    case .word:
      guard Self.isBlank(byte) || Self.opening.contains(byte) else { return nil }
      // The byte belongs to what follows.
      defer { index -= 1 }
      state = .between
      return index
    }
    return nil
  }

  private mutating func begin(_ byte: UInt8) {
    guard !Self.isBlank(byte) else {
      pending.start = index + 1
      return
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): state = .container(depth: 1)
    case UInt8(ascii: "\""): state = .string(depth: 0, isEscaped: false)
    default: state = .word
    }
  }

  private mutating func continueContainer(_ byte: UInt8, _ depth: Int) -> Int? {
    switch byte {
    case UInt8(ascii: "\""): state = .string(depth: depth, isEscaped: false)
    case UInt8(ascii: "{"), UInt8(ascii: "["): state = .container(depth: depth + 1)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard depth == 1 else {
        state = .container(depth: depth - 1)
        return nil
      }
      state = .between
      return index + 1
    default: break
    }
    return nil
  }

  private mutating func continueString(_ byte: UInt8, _ depth: Int, _ isEscaped: Bool) -> Int? {
    if byte == UInt8(ascii: "\n") {
      // The byte belongs to what follows.
      defer { index -= 1 }
      state = .between
      return index
    } else if isEscaped {
      state = .string(depth: depth, isEscaped: false)
    } else if byte == UInt8(ascii: "\\") {
      state = .string(depth: depth, isEscaped: true)
    } else if byte == UInt8(ascii: "\"") {
      state = depth == 0 ? .between : .container(depth: depth)
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  private static let opening = Array("{[\"".utf8)

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
