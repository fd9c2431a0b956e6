/// The variant that the messages of a document have been, as long as one is like the other.
struct JSONExpectation: Sendable {
  private var signatures: JSONSignatures?
  private var variant = 0
  /// How many were of that variant, one after the other.
  private var count = 0
  /// How many say that the next is as well.
  private var enough = 2

  /// What the next message should be; nil where nothing says so.
  func variant(of signatures: JSONSignatures) -> Int? {
    count >= enough && self.signatures === signatures ? variant : nil
  }

  /// Takes in what a look at a message has said; nil where that says nothing of others.
  mutating func note(_ variant: Int?, of signatures: JSONSignatures) {
    guard let variant else { return count = 0 }
    let isSame = count > 0 && self.signatures === signatures && self.variant == variant
    count = isSame ? count + 1 : 1
    self.signatures = signatures
    self.variant = variant
  }

  /// Takes in that a message was another: where kinds take turns, ever more have to be alike, so
  /// that few are read in vain.
  mutating func fail() {
    count = 0
    enough *= 2
  }

  /// Expects nothing any more.
  mutating func end() { enough = .max }
}
