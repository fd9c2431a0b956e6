/// Finds the content and the end of a body in bytes that arrive in pieces.
struct BodyReader {
  private enum State {
    case length(Int)
    case chunked(ChunkReader)
    case untilEnd
  }

  private var state: State

  init(_ framing: BodyFraming) {
    switch framing {
    case .none: state = .length(0)
    case .length(let count): state = .length(count)
    case .chunked: state = .chunked(ChunkReader())
    case .untilEnd: state = .untilEnd
    }
  }

  var isComplete: Bool {
    switch state {
    case .length(let missing): missing == 0
    case .chunked(let chunks): chunks.isComplete
    case .untilEnd: false
    }
  }

  /// Whether the end of the connection completes the body.
  var endsWithConnection: Bool { if case .untilEnd = state { true } else { false } }

  /// Passes the content to a closure; returns the number of bytes that belong to the body.
  mutating func read(
    _ bytes: ArraySlice<UInt8>,
    content: (ArraySlice<UInt8>) -> Void
  ) throws(MessageError) -> Int {
    switch state {
    case .length(let missing):
      let piece = bytes.prefix(missing)
      if !piece.isEmpty { content(piece) }
      state = .length(missing - piece.count)
      return piece.count
    case .chunked(var chunks):
      let count = try chunks.read(bytes, content: content)
      state = .chunked(chunks)
      return count
    case .untilEnd:
      content(bytes)
      return bytes.count
    }
  }
}
