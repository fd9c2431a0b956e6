/// What a text begins or ends with: as much of a pattern as tells texts apart.
public enum Affix: Hashable, Sendable {
  case prefix(String)
  case suffix(String)
  /// None of these may stand at its beginning.
  case noPrefix([String])
}
