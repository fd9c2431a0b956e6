/// Matches a path with the pieces of a template, in time that grows with both and no faster.
struct PathMatcher {
  private let path: [UInt8]

  init(_ path: Substring) { self.path = Array(path.utf8) }

  /// Returns the encoded values of the parameters; nil if the path doesn't match.
  ///
  /// A parameter is as long as possible, and never empty.
  func values(of pieces: [PathPattern.Piece]) -> [String: String]? {
    if case .literal(let text)? = pieces.first, end(of: Array(text.utf8), from: 0) == nil {
      return nil
    }
    // For each piece, the positions from which it and the following ones match the rest.
    var matches = [path.indices.map { _ in false } + [true]]
    for piece in pieces.reversed() { matches.append(starts(of: piece, before: matches.last ?? [])) }
    matches.reverse()
    guard matches[0][0] else { return nil }
    var values: [String: String] = [:]
    var position = 0
    for (piece, ends) in zip(pieces, matches.dropFirst()) {
      switch piece {
      case .literal(let text):
        guard let end = end(of: Array(text.utf8), from: position) else { return nil }
        position = end
      case .parameter(let name, let isMultiSegment):
        let limit = isMultiSegment ? path.count : segmentEnd(from: position)
        guard let end = (position...limit).last(where: { ends[$0] }) else { return nil }
        values[name] = String(decoding: path[position..<end], as: UTF8.self)
        position = end
      }
    }
    return values
  }

  /// The positions from which a piece reaches one of the positions where the others match.
  private func starts(of piece: PathPattern.Piece, before ends: [Bool]) -> [Bool] {
    var starts = Array(repeating: false, count: ends.count)
    switch piece {
    case .literal(let text):
      let text = Array(text.utf8)
      for position in starts.indices {
        let matches = end(of: text, from: position).map { ends[$0] } ?? false
        starts[position] = matches && isStart(position)
      }
    case .parameter(_, let isMultiSegment):
      // Whether the others match at a later position of the same segment.
      var isReachable = ends[path.count]
      for position in path.indices.reversed() {
        if path[position] == UInt8(ascii: "/"), !isMultiSegment {
          isReachable = ends[position]
        } else {
          starts[position] = isReachable && isStart(position)
          isReachable = isReachable || ends[position]
        }
      }
    }
    return starts
  }

  private func segmentEnd(from position: Int) -> Int {
    path[position...].firstIndex(of: UInt8(ascii: "/")) ?? path.count
  }

  /// Whether a position is the start of a character, and not inside of `%41`.
  private func isStart(_ position: Int) -> Bool {
    position == path.count
      || path[position] & 0xC0 != 0x80
        && !(1...2).contains { position >= $0 && Self.escape(in: path, at: position - $0) != nil }
  }

  // MARK: - Literals

  /// Returns the position after a literal, which either may have percent-encoded.
  private func end(of literal: [UInt8], from position: Int) -> Int? {
    var position = position
    var index = 0
    while index < literal.count {
      guard position < path.count else { return nil }
      let wanted = Self.escape(in: literal, at: index)
      let found = Self.escape(in: path, at: position)
      guard wanted ?? literal[index] == found ?? path[position] else { return nil }
      index += wanted == nil ? 1 : 3
      position += found == nil ? 1 : 3
    }
    return position
  }

  /// Returns the byte that `%41` denotes; nil if there is no such text.
  private static func escape(in text: [UInt8], at position: Int) -> UInt8? {
    guard text[position] == UInt8(ascii: "%"), position + 2 < text.count,
      let high = Character(UnicodeScalar(text[position + 1])).hexDigitValue,
      let low = Character(UnicodeScalar(text[position + 2])).hexDigitValue
    else { return nil }
    return UInt8(high << 4 | low)
  }
}
