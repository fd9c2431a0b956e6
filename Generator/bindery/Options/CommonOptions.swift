/// The options that every verb that reads documents knows.
struct CommonOptions: Equatable {
  /// Warnings count as errors.
  var isStrict = false
  var isQuiet = false
  var color = Terminal.Color.automatic
  /// The folder beyond which no file is read; the document's own when nobody says.
  var root: String?
  /// Whether a `bindings.yaml` may name what is outside of the package.
  var allowsOutside = false
  var selection = SelectionOptions()

  /// Whether the word is one of these options, its value taken with it.
  mutating func take(_ word: String, _ words: inout Words) throws(UsageError) -> Bool {
    if try selection.take(word, &words) { return true }
    switch word {
    case "--strict": isStrict = true
    case "--quiet", "-q": isQuiet = true
    case "--allow-outside": allowsOutside = true
    case "--root": root = try words.onlyValue(of: word)
    case "--color": color = try Self.color(words.onlyValue(of: word))
    default: return false
    }
    return true
  }

  /// What is about one document can't be said of a whole package.
  func check(hasDocument: Bool) throws(UsageError) {
    try selection.check(hasDocument: hasDocument)
    if root != nil, !hasDocument {
      throw UsageError("--root needs a document; bindings.yaml says it otherwise")
    }
  }

  private static func color(_ name: String) throws(UsageError) -> Terminal.Color {
    guard let color = Terminal.Color(rawValue: name) else {
      throw UsageError("--color is always, never or auto, not “\(name)”")
    }
    return color
  }
}
