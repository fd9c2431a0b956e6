/// A message that is read as the predicted variant, without scanning it first.
@usableFromInline
struct JSONPredictedReading {
  @usableFromInline let variant: Int
  fileprivate let attempt: JSONAttempt
  fileprivate let budget: JSONBacktrackBudget
}

// Most messages of a long response have the same variant. A scan of the next one takes half as long
// as reading it, and would give the same result as before. Therefore the message is read as that
// variant while its keys are observed, and where a scan would have selected another variant, the
// result is discarded.
extension JSONReader {
  /// Begins to read the next message as the predicted variant; nil without a prediction.
  @usableFromInline
  mutating func beginPredicted(of signatures: JSONSignatures) -> JSONPredictedReading? {
    guard let variant = prediction.variant(of: signatures), scanner.byte == UInt8(ascii: "{"),
      observation.depth == 0, !hasTriedEnough
    else { return nil }
    let attempt = JSONAttempt(by: self)
    begin(attempt)
    discriminator = nil
    observation.begin(signatures, depth: depth + 1)
    return JSONPredictedReading(variant: variant, attempt: attempt, budget: budget)
  }

  /// Returns whether the prediction was correct; otherwise returns to the start of the message.
  @usableFromInline
  mutating func end(_ reading: JSONPredictedReading, isRead: Bool) -> Bool {
    let isPredicted = isRead && observation.isOf(reading.variant)
    observation.end()
    end(reading.attempt)
    guard !isPredicted else { return true }
    prediction.fail()
    // Unions inside were tried, which may take far longer than the message is long. Restore the
    // budget, so that later messages are read alike, and predict no more, so that nothing is read
    // twice.
    if budget.hasSpentMore(than: reading.budget) { prediction.end() }
    budget = reading.budget
    rewind(to: reading.attempt)
    return false
  }

  /// Records the member whose value is next; throws where the prediction is wrong.
  mutating func note(_ key: JSONScanner.StringToken) throws(JSONError) {
    do {
      try observation.note(key, at: scanner)
    } catch {
      // The caller may continue nevertheless; nothing more is observed.
      observation.end()
      throw error
    }
  }

  mutating func noteEnd() { observation.isComplete = true }
}
