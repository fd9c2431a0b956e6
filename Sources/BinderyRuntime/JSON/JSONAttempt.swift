/// A variant that is tried, with the way back from it.
@usableFromInline
struct JSONAttempt {
  let begin: Int
  fileprivate let depth: Int
  fileprivate let isAfterValue: Bool
  fileprivate let glanced: Int
  fileprivate let wasRepeating: Bool
  /// What was tried around this one.
  fileprivate let outer: Int?
  let isInner: Bool

  init(by reader: JSONReader) {
    begin = reader.scanner.position
    depth = reader.depth
    isAfterValue = reader.isAfterValue
    glanced = reader.effort.glanced
    wasRepeating = reader.isRepeating
    outer = reader.trial
    isInner = reader.scanner.isTrying
  }
}

extension JSONReader {
  /// Choices inside of choices could be tried without end, each time the outer one is: what was
  /// read in vain is bounded by the size of the document,
  /// and beyond that the best variant alone counts.
  var hasTriedEnough: Bool { effort.inVain > 16 * document.count + (64 << 10) }

  mutating func begin(_ attempt: JSONAttempt) {
    trial = attempt.begin
    scanner.isTrying = true
    isNamed = false
  }

  @usableFromInline
  mutating func end(_ attempt: JSONAttempt) {
    trial = attempt.outer
    scanner.isTrying = attempt.isInner
  }

  /// Goes back to where the attempt began; an error that no other variant would fix is thrown.
  mutating func abandon(
    _ attempt: JSONAttempt,
    after error: JSONError
  ) throws(JSONError) {
    end(attempt)
    effort.inVain += scanner.position - attempt.begin + effort.glanced - attempt.glanced
    guard error.reason.isMisfit else {
      throw attempt.isInner ? error : scanner.failure(error.reason, at: error.offset)
    }
    if hasTriedEnough, attempt.isInner { throw error }
    rewind(to: attempt)
  }

  mutating func rewind(to attempt: JSONAttempt) {
    failure = nil
    isNamed = false
    isRepeating = attempt.wasRepeating
    scanner.position = attempt.begin
    depth = attempt.depth
    isAfterValue = attempt.isAfterValue
  }
}

extension JSONError.Reason {
  /// Whether the value is JSON, though not of the type.
  fileprivate var isMisfit: Bool {
    switch self {
    case .mismatch, .missingKey, .repeatedKey, .missingElement, .outOfRange, .invalidFormat,
      .embedded:
      true
    case .syntax, .invalidUTF8, .tooDeep, .trailingBytes, .nonFiniteNumber: false
    }
  }
}
