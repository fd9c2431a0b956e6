/// The options that every verb that reads documents knows.
struct CommonOptions: Equatable {
  /// Warnings count as errors.
  var isStrict = false
  var isQuiet = false
  var color = Terminal.Color.automatic

  /// Whether the word is one of these options, its value taken with it.
  mutating func take(_ word: String, _ words: inout Words) throws(UsageError) -> Bool {
    switch word {
    case "--strict": isStrict = true
    case "--quiet", "-q": isQuiet = true
    case "--color": color = try Self.color(words.value(of: word))
    default: return false
    }
    return true
  }

  private static func color(_ name: String) throws(UsageError) -> Terminal.Color {
    guard let color = Terminal.Color(rawValue: name) else {
      throw UsageError("--color is always, never or auto, not “\(name)”")
    }
    return color
  }
}
