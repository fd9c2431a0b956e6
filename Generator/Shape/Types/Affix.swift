/// The prefix or suffix of a `pattern` by which texts are distinguished.
public enum Affix: Hashable, Sendable {
  case prefix(String)
  case suffix(String)
  /// The text has none of these prefixes.
  case noPrefix([String])
}
