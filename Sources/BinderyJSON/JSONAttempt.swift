/// An attempt to decode a variant, with the state to which the reader returns.
@usableFromInline
struct JSONAttempt {
  let begin: Int
  fileprivate let depth: Int
  fileprivate let isAfterValue: Bool
  fileprivate let scannedBytes: Int
  fileprivate let wasRepeating: Bool
  /// Whether an `IsolatedArray` around the attempt may keep undecodable elements.
  let wasIsolating: Bool
  /// The start of the attempt around this one.
  fileprivate let outer: Int?
  let isInner: Bool

  init(by reader: JSONReader) {
    begin = reader.scanner.position
    depth = reader.depth
    isAfterValue = reader.isAfterValue
    scannedBytes = reader.scannedBytes
    wasRepeating = reader.isRepeating
    wasIsolating = reader.isIsolating
    outer = reader.attemptStart
    isInner = reader.scanner.isInAttempt
  }
}

extension JSONReader {
  /// Whether the bytes read for failed attempts exceed a bound by the size of the document.
  ///
  /// Nested unions could be tried again for each variant of the outer one; beyond the bound, only
  /// the best variant is tried.
  var hasTriedEnough: Bool { wastedBytes > 16 * document.count + (64 << 10) }

  mutating func begin(_ attempt: JSONAttempt) {
    attemptStart = attempt.begin
    scanner.isInAttempt = true
    isSelectedVariantError = false
  }

  @usableFromInline
  mutating func end(_ attempt: JSONAttempt) {
    attemptStart = attempt.outer
    scanner.isInAttempt = attempt.isInner
    isIsolating = attempt.wasIsolating
  }

  /// Returns to the start of the attempt; throws an error that no other variant would avoid.
  mutating func abandon(
    _ attempt: JSONAttempt,
    after error: JSONError
  ) throws(JSONError) {
    end(attempt)
    wastedBytes += scanner.position - attempt.begin + scannedBytes - attempt.scannedBytes
    guard error.reason.isMismatch else { throw attempt.isInner ? error : scanner.located(error) }
    if hasTriedEnough, attempt.isInner { throw error }
    failure = nil
    isSelectedVariantError = false
    isRepeating = attempt.wasRepeating
    scanner.position = attempt.begin
    depth = attempt.depth
    isAfterValue = attempt.isAfterValue
  }
}

extension JSONError.Reason {
  /// Whether the value is valid JSON of another type.
  var isMismatch: Bool {
    switch self {
    case .mismatch, .missingKey, .repeatedKey, .missingElement, .outOfRange, .invalidFormat,
      .embedded:
      true
    case .syntax, .invalidUTF8, .tooDeep, .trailingBytes, .nonFiniteNumber, .xml: false
    }
  }
}
