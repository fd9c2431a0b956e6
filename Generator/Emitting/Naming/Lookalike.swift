import Foundation

/// The form that names have in common if they look alike, or differ only by case folding or
/// normalization.
enum Lookalike {
  static func form(of text: String) -> String {
    guard !isPlain(text) else { return text.lowercased() }
    var latin = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint {
      latin.append(latinLetters[scalar] ?? scalar)
    }
    // The uppercase of `ß` and `ς` is that of `ss` and `σ`.
    return String(latin).uppercased().lowercased()
  }

  /// Whether the text is ASCII.
  static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// The Latin letters that letters of other scripts look like.
  private static let latinLetters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    [
      ("АВЕЅІЈКМНОРСТХУҮԌԚԜ", "ABESIJKMHOPCTXYYGQW"), ("аеѕіјорсхуһԁԛԝү", "aesijopcxyhdqwy"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("αικνορυ", "aiknopu"), ("օսհոցաՕՍ", "ouhngaOU"),
      ("ıɑɡ", "iag"),
    ]
    .flatMap { zip($0.0.unicodeScalars, $0.1.unicodeScalars) },
    uniquingKeysWith: { first, _ in first }
  )
}
