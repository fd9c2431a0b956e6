/// A search for many texts at once, in one pass over the bytes.
///
/// Each text has an anchor, four of its bytes that few others share. The anchor of each position is
/// looked up, and only the texts with this anchor are compared.
struct SecretSearch: Sendable {
  private var patterns: [Pattern] = []
  private var anchors: [UInt32: [Anchor]] = [:]
  /// Whether there is an anchor with a hash, which excludes most positions.
  private var filter = [Bool](repeating: false, count: 1 << 16)

  struct Match {
    let range: Range<Int>
    /// The position of the secret in the vault.
    let secret: Int
    /// The alphabet of the encoding; nil for the secret itself.
    let encoding: FakeAlphabet?
  }

  private struct Pattern: Sendable {
    let bytes: [UInt8]
    let secret: Int
    /// The alphabet of a text that is the secret in hexadecimal digits, or the middle of it in
    /// base64; nil for the secret itself.
    var encoding: FakeAlphabet?
  }

  private struct Anchor {
    let pattern: Int
    let offset: Int
  }

  init(_ secrets: [SecretVault.Secret]) {
    for (position, secret) in secrets.enumerated() where secret.isSearched {
      add(Pattern(bytes: secret.bytes, secret: position))
      for text in Hexadecimal.encodings(of: secret.bytes) {
        add(Pattern(bytes: text, secret: position, encoding: .hexadecimal))
      }
      guard secret.bytes.count >= 9 else { continue }
      for text in Self.encodings(of: secret.bytes) {
        add(Pattern(bytes: text, secret: position, encoding: .any))
      }
    }
  }

  /// Creates a search for texts, without their encodings.
  init(texts: [[UInt8]]) {
    for (position, text) in texts.enumerated() {
      add(Pattern(bytes: text, secret: position))
    }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// The letters of base64 that the secret alone determines, at each of the three alignments.
  private static func encodings(of bytes: [UInt8]) -> Set<[UInt8]> {
    var texts: Set<[UInt8]> = []
    for shift in 0..<3 {
      let shifted = [UInt8](repeating: 0, count: shift) + bytes
      let first = (shift * 8 + 5) / 6
      let end = shifted.count * 8 / 6
      for isURL in [false, true] {
        let text = Base64.encoded(shifted, isURL: isURL, isPadded: false)
        texts.insert(Array(text[first..<end]))
      }
    }
    return texts
  }

  private mutating func add(_ pattern: Pattern) {
    let bytes = pattern.bytes
    guard bytes.count >= 4 else { return }
    let step = max(1, (bytes.count - 4) / 16)
    var best: (offset: Int, key: UInt32, count: Int)?
    for offset in stride(from: bytes.count - 4, through: 0, by: -step) {
      let key = Self.key(bytes, offset)
      let count = anchors[key]?.count ?? 0
      if best.map({ count < $0.count }) ?? true { best = (offset, key, count) }
      if count == 0 { break }
    }
    guard let best else { return }
    anchors[best.key, default: []].append(Anchor(pattern: patterns.count, offset: best.offset))
    filter[Self.hash(best.key)] = true
    patterns.append(pattern)
  }

  /// The matches in order, without overlaps: the first, and of those at one position the longest.
  ///
  /// - Parameter inBase64: Whether the secrets are also found in the middle of texts in base64.
  func matches(in text: [UInt8], inBase64: Bool = true) -> [Match] {
    guard text.count >= 4, !isEmpty else { return [] }
    var matches: [Match] = []
    text.withUnsafeBufferPointer { text in
      filter.withUnsafeBufferPointer { filter in
        var key = text[0..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        var position = 0
        while true {
          if filter[Self.hash(key)] { append(&matches, text, position, key) }
          position += 1
          guard position + 4 <= text.count else { break }
          key = key << 8 | UInt32(text[position + 3])
        }
      }
    }
    if !inBase64 { matches.removeAll { $0.encoding == .any } }
    return Self.withoutOverlaps(matches)
  }

  private func append(
    _ matches: inout [Match],
    _ text: UnsafeBufferPointer<UInt8>,
    _ position: Int,
    _ key: UInt32
  ) {
    for anchor in anchors[key] ?? [] {
      let pattern = patterns[anchor.pattern]
      let begin = position - anchor.offset
      let end = begin + pattern.bytes.count
      guard begin >= 0, end <= text.count, text[begin..<end].elementsEqual(pattern.bytes) else {
        continue
      }
      if pattern.bytes.count < 8, !Self.isSeparate(text, begin..<end) { continue }
      matches.append(
        Match(range: begin..<end, secret: pattern.secret, encoding: pattern.encoding)
      )
    }
  }

  /// Whether a short text is no part of a longer word.
  private static func isSeparate(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    (range.lowerBound == 0 || !text[range.lowerBound - 1].isAlphanumeric)
      && (range.upperBound == text.count || !text[range.upperBound].isAlphanumeric)
  }

  private static func withoutOverlaps(_ matches: [Match]) -> [Match] {
    guard matches.count > 1 else { return matches }
    var result: [Match] = []
    let sorted = matches.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    for match in sorted where match.range.lowerBound >= (result.last?.range.upperBound ?? 0) {
      result.append(match)
    }
    return result
  }

  private static func key(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func hash(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 16) }
}
