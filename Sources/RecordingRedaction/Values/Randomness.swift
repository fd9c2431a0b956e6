import Foundation

/// Whether a text looks like a generated key, and not like words.
enum Randomness {
  /// Whether the text has eight or more letters and digits in a random order, without spaces.
  static func isRandom(_ text: some Collection<UInt8>) -> Bool {
    guard text.count >= 8, !text.contains(where: \.isWhitespace) else { return false }
    return text.split { !$0.isAlphanumeric && $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") }
      .contains { isRandomPiece($0) } || isUUID(text)
  }

  private static func isRandomPiece(_ piece: some Collection<UInt8>) -> Bool {
    guard piece.count >= 8 else { return false }
    let digits = piece.count { $0.isDigit }
    if digits == piece.count { return piece.count >= 24 }
    let capitals = piece.count { $0.isUppercase }
    let isMixed = capitals > 1 && capitals < piece.count - digits
    // A word with a number after it, such as `version2` or `session12345`.
    let isNumbered = piece.drop { $0.isLetter }.allSatisfy(\.isDigit)
    if digits >= 2, !isNumbered { return entropy(of: piece) >= 2.5 }
    return piece.count >= 16 && digits + (isMixed ? 2 : 0) >= 2 && entropy(of: piece) >= 3.2
  }

  /// Whether the text is groups of the same length with hyphens between them that are random
  /// together, as in `K7QF-92XD-M4TB`.
  static func isRandomGroups(_ text: [UInt8]) -> Bool {
    let groups = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.count > 1, (3...8).contains(groups[0].count),
      groups.allSatisfy({ $0.count == groups[0].count && $0.allSatisfy(\.isAlphanumeric) })
    else { return false }
    return isRandomPiece(groups.flatMap(Array.init))
  }

  static func isUUID(_ text: some Collection<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    return text.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == UInt8(ascii: "-") : byte.hexadecimalValue != nil
    }
  }

  /// The Shannon entropy of the text, in bits per byte.
  private static func entropy(of text: some Collection<UInt8>) -> Double {
    let counts = Dictionary(text.map { ($0, 1.0) }, uniquingKeysWith: +)
    let length = Double(text.count)
    return counts.values.reduce(0) { $0 - $1 / length * log2($1 / length) }
  }
}
