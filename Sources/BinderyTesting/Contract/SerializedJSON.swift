import BinderyRuntime

/// The value of a JSON object, array or string that is a parameter's text.
///
/// White space, the order of members and the notation of numbers are insignificant. Encoders of
/// forms write a space as `+` (URL Standard), which is invalid between JSON tokens.
struct SerializedJSON: Equatable {
  private let value: JSONValue

  /// Returns nil for other texts, including numbers, Booleans and null.
  init?(_ text: String) {
    guard let first = text.first(where: { !$0.isWhitespace }), "{[\"".contains(first) else {
      return nil
    }
    let texts = [text, text.replacing("+", with: " ")]
    guard let value = texts.lazy.compactMap({ try? JSONValue(parsing: $0) }).first else {
      return nil
    }
    self.value = value
  }
}
