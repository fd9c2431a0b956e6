/// A message that is read as the predicted variant, without scanning it first.
@usableFromInline
struct JSONExpectedReading {
  @usableFromInline let variant: Int
  fileprivate let attempt: JSONAttempt
  fileprivate let effort: JSONEffort
}

// Most messages of a long response have the same variant. A scan of the next one takes half as long
// as reading it, and would give the same result as before. Therefore the message is read as that
// variant while its keys are observed, and where a scan would have selected another variant, the
// result is discarded.
extension JSONReader {
  /// Begins to read the next message as the predicted variant; nil without a prediction.
  @usableFromInline
  mutating func beginExpected(of signatures: JSONSignatures) -> JSONExpectedReading? {
    guard let variant = expectation.variant(of: signatures), scanner.byte == UInt8(ascii: "{"),
      observation.depth == 0, !hasTriedEnough
    else { return nil }
    let attempt = JSONAttempt(by: self)
    begin(attempt)
    telling = nil
    observation.begin(signatures, depth: depth + 1)
    return JSONExpectedReading(variant: variant, attempt: attempt, effort: effort)
  }

  /// Returns whether the prediction was correct; otherwise returns to the start of the message.
  @usableFromInline
  mutating func end(_ reading: JSONExpectedReading, isRead: Bool) -> Bool {
    let isExpected = isRead && observation.isOf(reading.variant)
    observation.end()
    end(reading.attempt)
    guard !isExpected else { return true }
    expectation.fail()
    // Unions inside were tried, which may take far longer than the message is long. Restore the
    // budget, so that later messages are read alike, and predict no more, so that nothing is read
    // twice.
    if effort.hasMoreInVain(than: reading.effort) { expectation.end() }
    effort = reading.effort
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
