import Foundation

/// The texts that satisfy the keywords of a schema.
struct TextGenerator {
  private let patterns: [String]
  private let formats: [String]
  private let minLength: Int
  private let maxLength: Int

  /// The longest generated text.
  private static let limit = 1 << 20

  init(_ merged: MergedSchema) {
    patterns = merged.patterns
    formats = merged.formats
    minLength = merged.minLength
    maxLength = merged.maxLength ?? .max
  }

  /// Returns a text, which may not satisfy all keywords; nil if there is none.
  func text(_ random: inout RandomSource, _ attempt: Int) -> String? {
    guard minLength <= min(maxLength, Self.limit) else { return nil }
    if !patterns.isEmpty, let text = matching(&random, attempt) { return text }
    if let format = formats.first, let text = FormatText.text(format, &random, attempt) {
      return isBase64(format) ? sized(base64: text) : text
    }
    return sized(Self.word(&random), &random)
  }

  private func isBase64(_ format: String) -> Bool { format == "byte" || format == "base64" }

  /// Returns a text that matches a pattern, and perhaps the others.
  private func matching(_ random: inout RandomSource, _ attempt: Int) -> String? {
    if patterns.count > 1, attempt % 2 == 1 {
      // One after the other, which satisfies several if they aren't about the whole text.
      return patterns.reduce(into: "") { text, pattern in
        text += PatternText(pattern)?.text(&random, spread: 0) ?? ""
      }
    }
    let pattern = patterns[attempt / 2 % patterns.count]
    guard let generator = PatternText(pattern) else { return nil }
    var spread = [2, 0, 6, minLength, 1, 20, min(minLength, 10_000), 60][attempt % 8]
    for _ in 0..<10 {
      let text = generator.text(&random, spread: spread)
      let count = text.unicodeScalars.count
      if count < minLength {
        spread = max(minLength - count, spread + 1)
        if !generator.isAnchored { return sized(text, &random) }
      } else if count > maxLength {
        spread = spread / 2
      } else {
        return text
      }
    }
    return nil
  }

  /// Returns the text with a permitted length, with further words or without its end.
  private func sized(_ text: String, _ random: inout RandomSource) -> String {
    var text = text
    while text.unicodeScalars.count < minLength { text += " " + Self.word(&random) }
    guard text.unicodeScalars.count > maxLength else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(maxLength)))
  }

  /// Returns base64 with a permitted length, which is a multiple of 4.
  private func sized(base64 text: String) -> String {
    let least = (minLength + 3) / 4 * 4
    let most = maxLength == .max ? .max : maxLength / 4 * 4
    let count = min(max(text.count, least), most)
    let padding = String(repeating: "QUJD", count: max(0, (count - text.count) / 4))
    return String((padding + text).suffix(count))
  }

  /// Returns a word.
  static func word(_ random: inout RandomSource) -> String {
    random.element(of: words) ?? "text"
  }

  private static let words = [
    "amber", "anchor", "autumn", "basil", "birch", "bridge", "candle", "cedar", "cobalt", "copper",
    "coral", "delta", "ember", "fable", "falcon", "garden", "granite", "harbor", "hazel", "island",
    "ivory", "jasper", "juniper", "kernel", "lantern", "lemon", "maple", "marble", "meadow",
    "nectar", "ocean", "olive", "orchid", "pearl", "pepper", "quartz", "ribbon", "river", "saffron",
    "silver", "summit", "tulip", "velvet", "violet", "walnut", "willow", "winter", "zephyr",
  ]
}
