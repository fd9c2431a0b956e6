/// What the names that lead nowhere probably meant, as long as there are few of them: where there
/// are many, a part of the document is missing and no word is wrong, and comparing isn't cheap.
final class Suggestions {
  private var left = 200

  /// The nearest candidate; nil after many.
  func nearest(
    to name: String,
    among candidates: @autoclosure () -> some Sequence<String>
  ) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return Suggestion.nearest(to: name, among: candidates())
  }
}
