/// Finds the content and the end of a chunked body (RFC 9112, section 7.1) in bytes that arrive in
/// pieces.
struct ChunkReader {
  private enum State {
    /// The line with the size of a chunk, as far as it was received.
    case size([UInt8])
    case data(Int)
    /// The line end after a chunk.
    case dataEnd
    /// A line after the last chunk, as its length so far.
    case trailer(Int)
    case end
  }

  private var state = State.size([])
  private var trailerCount = 0

  /// Whether the body is complete.
  var isComplete: Bool { if case .end = state { true } else { false } }

  /// Passes the content to a closure; returns the number of bytes that belong to the body.
  mutating func read(
    _ bytes: ArraySlice<UInt8>,
    content: (ArraySlice<UInt8>) -> Void
  ) throws(MessageError) -> Int {
    var rest = bytes
    while !isComplete, let byte = rest.first {
      if case .data(let missing) = state {
        let piece = rest.prefix(missing)
        content(piece)
        rest = rest.dropFirst(piece.count)
        state = piece.count == missing ? .dataEnd : .data(missing - piece.count)
      } else {
        rest = rest.dropFirst()
        try read(byte)
      }
    }
    return bytes.count - rest.count
  }

  private mutating func read(_ byte: UInt8) throws(MessageError) {
    switch state {
    case .size(var line):
      guard byte == 10 else {
        line.append(byte)
        guard line.count <= 4096 else { throw MessageError("a chunk's size is too long") }
        return state = .size(line)
      }
      let size = try Self.size(line)
      state = size == 0 ? .trailer(0) : .data(size)
    case .dataEnd:
      if byte == 13 { return }
      guard byte == 10 else { throw MessageError("a chunk is longer than its size") }
      state = .size([])
    case .trailer(let count):
      trailerCount += 1
      guard trailerCount <= MessageHead.maximumCount else {
        throw MessageError("the trailer is too long")
      }
      if byte == 10 {
        state = count == 0 ? .end : .trailer(0)
      } else if byte != 13 {
        state = .trailer(count + 1)
      }
    case .data, .end: break
    }
  }

  private static func size(_ line: [UInt8]) throws(MessageError) -> Int {
    let text = String(decoding: line, as: UTF8.self)
    let digits = text.prefix { $0 != ";" }.filter { !" \t\r".contains($0) }
    guard digits.allSatisfy(\.isHexDigit), let size = Int(digits, radix: 16) else {
      throw MessageError("a chunk has an invalid size")
    }
    return size
  }
}
