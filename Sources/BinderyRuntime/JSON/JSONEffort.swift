/// The number of bytes read without a result, which is bounded.
struct JSONEffort: Sendable {
  /// The number of bytes that were read for variants that failed.
  var inVain = 0
  /// The number of bytes that were read again for a complete error.
  var explained = 0
  /// The number of bytes that were scanned to select a variant.
  var glanced = 0

  func hasMoreInVain(than before: JSONEffort) -> Bool {
    inVain > before.inVain || explained > before.explained
  }
}
