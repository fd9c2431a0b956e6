/// Suggestions for unknown names, limited in number: with many unknown names, a part of the
/// document is missing rather than a name misspelled, and comparing is expensive.
final class Suggestions {
  private var remaining = 200

  /// The nearest candidate; nil after the maximum number of suggestions.
  func nearest(
    to name: String,
    among candidates: @autoclosure () -> some Sequence<String>
  ) -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    return Suggestion.nearest(to: name, among: candidates())
  }
}
