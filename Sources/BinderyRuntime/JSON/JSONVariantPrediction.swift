/// A prediction of the next message's variant, from a run of equal variants.
struct JSONVariantPrediction: Sendable {
  private var signatures: JSONSignatures?
  private var variant = 0
  /// The number of consecutive messages of that variant.
  private var count = 0
  /// The number of consecutive messages after which the variant is predicted.
  private var requiredCount = 2

  /// Returns the predicted variant of the next message; nil for no prediction.
  func variant(of signatures: JSONSignatures) -> Int? {
    count >= requiredCount && self.signatures === signatures ? variant : nil
  }

  /// Records the variant of a message; nil where it allows no prediction.
  mutating func note(_ variant: Int?, of signatures: JSONSignatures) {
    guard let variant else { return count = 0 }
    let isSame = count > 0 && self.signatures === signatures && self.variant == variant
    count = isSame ? count + 1 : 1
    self.signatures = signatures
    self.variant = variant
  }

  /// Records a failed prediction, and doubles the run that the next one needs, so that few messages
  /// are read in vain where variants alternate.
  mutating func fail() {
    count = 0
    requiredCount *= 2
  }

  /// Ends all predictions.
  mutating func end() { requiredCount = .max }
}
