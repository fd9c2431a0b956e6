/// Suggests the known word that is most similar to an unknown one.
public enum Suggestion {
  /// The maximum number of candidates, which bounds the time of a comparison.
  package static let candidateLimit = 5_000
  /// The maximum edit distance of a suggestion.
  private static let maxDistance = 6

  /// Returns the first of the nearest candidates within an edit distance of a third of the word's
  /// length.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = lowercased(word)
    guard letters.count <= 200 else { return nil }
    var best: (text: String, distance: Int)?
    var bound = min(maxDistance, max(1, letters.count / 3))
    for candidate in candidates.prefix(candidateLimit) where bound >= 0 {
      guard abs(candidate.utf8.count - letters.count) <= bound,
        let distance = distance(letters, lowercased(candidate), atMost: bound)
      else { continue }
      best = (candidate, distance)
      bound = distance - 1
    }
    return best?.text
  }

  /// Returns the bytes with ASCII letters in lower case.
  private static func lowercased(_ text: String) -> [UInt8] {
    text.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }

  /// Returns the number of insertions, removals, replacements and swaps of neighbours between two
  /// words, or nil if it exceeds `bound`.
  ///
  /// The first and last bytes that both have in common aren't compared further, and only a band of
  /// width `bound` around the diagonal of the matrix is computed.
  package static func distance(_ one: [UInt8], _ other: [UInt8], atMost bound: Int) -> Int? {
    let shorter = min(one.count, other.count)
    var start = 0
    while start < shorter, one[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, one[one.count - 1 - end] == other[other.count - 1 - end] {
      end += 1
    }
    return distance(
      of: Array(one[start..<(one.count - end)]),
      Array(other[start..<(other.count - end)]),
      atMost: bound
    )
  }

  private static func distance(
    of one: [UInt8],
    _ other: [UInt8],
    atMost bound: Int
  ) -> Int? {
    let far = bound + 1
    var beforeLast = [Int](repeating: far, count: other.count + 1)
    var last = (0...other.count).map { min($0, far) }
    var row = beforeLast
    for i in one.indices {
      let band = max(0, i - bound)..<max(0, min(other.count, i + bound + 1))
      row[band.lowerBound] = band.lowerBound == 0 ? min(i + 1, far) : far
      var nearest = row[band.lowerBound]
      for j in band {
        var best = min(last[j] + (one[i] == other[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, one[i] == other[j - 1], other[j] == one[i - 1] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row[j + 1] = min(best, far)
        nearest = min(nearest, row[j + 1])
      }
      if band.upperBound < other.count { row[band.upperBound + 1] = far }
      guard nearest <= bound || last.contains(where: { $0 <= bound }) else { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[other.count] <= bound ? last[other.count] : nil
  }
}
