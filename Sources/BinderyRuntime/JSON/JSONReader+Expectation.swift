/// The variant that the messages of a document have been, as long as one is like the other.
struct JSONExpectation: Sendable {
  let signatures: JSONSignatures
  let variant: Int
  /// How many were in a row.
  var count = 1

  /// One may be by chance.
  var isSure: Bool { count > 1 }
}

/// A message that is read as what the one before it was, without a look ahead at what it is.
@usableFromInline
struct JSONExpectedReading {
  @usableFromInline let variant: Int
  fileprivate let attempt: JSONAttempt
}

// Most messages of a long answer are of one kind. A look ahead at the next, which costs half of what
// reading it does, would only say again what it said of the one before. So what it looks for is
// noted while the message is read as that kind, and where it would have said something else, what
// was read doesn't count.
extension JSONReader {
  /// Begins to read the message ahead as what those before it were; nil where nothing says so.
  @usableFromInline
  mutating func beginExpected(of signatures: JSONSignatures) -> JSONExpectedReading? {
    guard let expectation, expectation.isSure, expectation.signatures === signatures,
      scanner.byte == UInt8(ascii: "{"), observation.signatures == nil, !hasTriedEnough
    else { return nil }
    let attempt = JSONAttempt(by: self)
    begin(attempt)
    observation.begin(signatures, depth: depth + 1)
    return JSONExpectedReading(variant: expectation.variant, attempt: attempt)
  }

  /// Whether it was what was expected; else goes back to where it begins.
  @usableFromInline
  mutating func end(_ reading: JSONExpectedReading, isRead: Bool) -> Bool {
    let isExpected = isRead && observation.isOf(reading.variant)
    observation.end()
    end(reading.attempt)
    guard !isExpected else { return true }
    expectation = nil
    rewind(to: reading.attempt)
    return false
  }

  /// What a look ahead has said of a message.
  @usableFromInline
  mutating func expect(_ variant: Int?, of signatures: JSONSignatures) {
    guard let variant else {
      expectation = nil
      return
    }
    if expectation?.signatures === signatures, expectation?.variant == variant {
      expectation?.count += 1
    } else {
      expectation = JSONExpectation(signatures: signatures, variant: variant)
    }
  }

  /// Notes the member whose value is ahead; throws where the object isn't what was expected.
  mutating func note(_ key: JSONScanner.StringToken) throws(JSONError) {
    guard try observation.note(key, at: scanner) else {
      throw scanner.mismatch(expected: "another variant")
    }
  }

  mutating func noteEnd() { observation.isComplete = true }
}
