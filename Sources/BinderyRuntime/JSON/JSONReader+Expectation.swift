/// A message that is read as what those before it were, without a look ahead at what it is.
@usableFromInline
struct JSONExpectedReading {
  @usableFromInline let variant: Int
  fileprivate let attempt: JSONAttempt
  fileprivate let effort: JSONEffort
}

// Most messages of a long answer are of one kind. A look ahead at the next, which costs half of
// what reading it does, would only say again what it said of the one before. So what it looks for
// is noted while the message is read as that kind, and where it would have said something else,
// what was read doesn't count.
extension JSONReader {
  /// Begins to read the message ahead as what those before it were; nil where nothing says so.
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

  /// Whether it was what was expected; else goes back to where it begins.
  @usableFromInline
  mutating func end(_ reading: JSONExpectedReading, isRead: Bool) -> Bool {
    let isExpected = isRead && observation.isOf(reading.variant)
    observation.end()
    end(reading.attempt)
    guard !isExpected else { return true }
    expectation.fail()
    // Choices inside were tried, which may take far longer than the message is long. What it took
    // is given back, so that the messages that follow are read as they would be, but not twice.
    if effort.hasMoreInVain(than: reading.effort) { expectation.end() }
    effort = reading.effort
    rewind(to: reading.attempt)
    return false
  }

  /// Notes the member whose value is ahead; throws where the object isn't what was expected.
  mutating func note(_ key: JSONScanner.StringToken) throws(JSONError) {
    do {
      try observation.note(key, at: scanner)
    } catch {
      // Whoever reads may go on all the same, and nothing more is noted.
      observation.end()
      throw error
    }
  }

  mutating func noteEnd() { observation.isComplete = true }
}
