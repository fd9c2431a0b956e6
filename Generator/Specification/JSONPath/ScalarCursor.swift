/// A position in the Unicode scalars of a text.
struct ScalarCursor {
  let scalars: [Unicode.Scalar]
  var offset = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { offset == scalars.count }

  /// The next scalar; nil at the end.
  var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// Skips the next scalar, and returns it; nil at the end.
  mutating func pop() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    offset += 1
    return scalar
  }

  /// Skips a word if it is next; false otherwise.
  mutating func skip(_ word: String) -> Bool {
    let word = word.unicodeScalars
    guard scalars[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  /// Skips and returns all next scalars that fulfil a condition.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, condition(scalar) {
      text.append(scalar)
      offset += 1
    }
    return String(text)
  }

  mutating func skipBlanks() {
    while let scalar = next, [" ", "\t", "\n", "\r"].contains(scalar) { offset += 1 }
  }
}
