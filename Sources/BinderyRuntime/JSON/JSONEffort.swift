/// How much was read that counts for nothing, which is bounded.
struct JSONEffort: Sendable {
  /// How many bytes choices read as a variant that it wasn't.
  var inVain = 0
  /// How many bytes were read again to be told in full what is wrong with them.
  var explained = 0
  /// How many bytes choices looked over before reading.
  var glanced = 0

  func hasMoreInVain(than before: JSONEffort) -> Bool {
    inVain > before.inVain || explained > before.explained
  }
}
