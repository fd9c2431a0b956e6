/// The word that somebody probably meant.
enum Suggestion {
  /// Candidates beyond this number are not compared, so that a mistake costs little.
  static let candidateLimit = 5_000

  /// The nearest candidate within a third of the word's length; the first of several as near.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
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

  /// Insertions, removals and replacements from one to the other.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, second) in other.enumerated() {
        let above = row[j + 1]
        row[j + 1] = letter == second ? diagonal : 1 + min(diagonal, above, row[j])
        diagonal = above
      }
    }
    return row[other.count]
  }
}
