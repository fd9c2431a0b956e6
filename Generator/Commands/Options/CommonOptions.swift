/// The options of every command that reads documents.
struct CommonOptions: Equatable {
  /// Whether warnings are errors.
  var isStrict = false
  var isQuiet = false
  var color = Terminal.Color.automatic
  /// The folder that contains all files to read; the document's own if nil.
  var root: String?
  /// The overlays that are applied to the document, in order.
  var overlays: [String] = []
  /// Whether a `bindings.yaml` may name paths outside of the package.
  var allowsOutside = false
  var selection = SelectionOptions()
  /// Whether the user of AsyncAPI documents is the application that they describe, not its client.
  var isApplication = false

  /// Parses the word and its value if it is one of these options; false otherwise.
  mutating func take(_ word: String, _ words: inout Words) throws(UsageError) -> Bool {
    if try selection.take(word, &words) { return true }
    switch word {
    case "--strict": isStrict = true
    case "--quiet", "-q": isQuiet = true
    case "--allow-outside": allowsOutside = true
    case "--application": isApplication = true
    case "--root": root = try words.onlyValue(of: word)
    case "--overlay": overlays.append(try words.value(of: word))
    case "--color": color = try Self.color(words.onlyValue(of: word))
    default: return false
    }
    return true
  }

  /// The first given option of a single document; nil without any.
  var documentOption: String? {
    if !overlays.isEmpty { return "--overlay" }
    if root != nil { return "--root" }
    return selection.filter == nil ? nil : "a selection of operations"
  }

  /// Rejects options of a single document when there is none.
  func check(hasDocument: Bool) throws(UsageError) {
    if !overlays.isEmpty, !hasDocument {
      throw UsageError(
        "--overlay requires a document; without one, set “overlays” in bindings.yaml"
      )
    }
    try selection.check(hasDocument: hasDocument)
    if isApplication, !hasDocument {
      throw UsageError(
        "--application requires a document; without one, set “role” in bindings.yaml"
      )
    }
    if root != nil, !hasDocument {
      throw UsageError("--root requires a document; without one, set “root” in bindings.yaml")
    }
  }

  private static func color(_ name: String) throws(UsageError) -> Terminal.Color {
    guard let color = Terminal.Color(rawValue: name) else {
      throw UsageError("--color must be always, never or auto, not “\(name)”")
    }
    return color
  }
}
