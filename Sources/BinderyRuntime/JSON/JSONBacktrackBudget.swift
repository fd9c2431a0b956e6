/// The number of bytes read without a result, which is bounded.
struct JSONBacktrackBudget: Sendable {
  /// The number of bytes that were read for variants that failed.
  var wastedBytes = 0
  /// The number of bytes that were read again for a complete error.
  var rereadBytes = 0
  /// The number of bytes that were scanned to select a variant.
  var scannedBytes = 0

  func hasSpentMore(than before: JSONBacktrackBudget) -> Bool {
    wastedBytes > before.wastedBytes || rereadBytes > before.rereadBytes
  }
}
