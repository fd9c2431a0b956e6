/// The word that somebody probably meant.
public enum Suggestion {
  /// Candidates beyond this number are not compared, so that a mistake costs little.
  static let candidateLimit = 5_000

  /// The nearest candidate within a third of the word's length; the first of several as near.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().utf8)
    guard letters.count <= 200 else { return nil }
    var best: (text: String, distance: Int)?
    let most = max(1, letters.count / 3)
    for candidate in candidates.prefix(candidateLimit) {
      let other = Array(candidate.lowercased().utf8)
      let bound = best.map { $0.distance - 1 } ?? most
      guard abs(other.count - letters.count) <= bound else { continue }
      let distance = distance(letters, other)
      if distance <= bound { best = (candidate, distance) }
    }
    return best?.text
  }

  /// Insertions, removals, replacements and swaps of neighbours from one to the other.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      row.reserveCapacity(other.count + 1)
      for (j, second) in other.enumerated() {
        var best = min(last[j] + (letter == second ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == other[j - 1], second == one[i - 1] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
