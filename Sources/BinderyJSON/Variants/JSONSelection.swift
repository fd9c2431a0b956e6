/// The selection of a union's variant: which variants match the next value, and which was tried.
@usableFromInline
struct JSONSelection: ~Copyable {
  private let signatures: JSONSignatures
  private let areMessages: Bool
  private let attempt: JSONAttempt
  /// The scan of the value; nil if its type alone has decided.
  private let scan: JSONScan?
  private let best: JSONSignatures.Match?
  /// The match that was tried last.
  private var last: JSONSignatures.Match?
  /// Whether an `IsolatedArray` in a variant may keep undecodable elements.
  private var isIsolating = false
  /// The last tried variant that a member selected, and its error.
  private var lastSelected: (variant: Int, error: JSONError)?
  /// The variant that a member selects, which is read without an attempt.
  @usableFromInline let selected: Int?

  @usableFromInline
  init(
    of signatures: JSONSignatures,
    areMessages: Bool,
    in json: inout JSONReader
  ) throws(JSONError) {
    self.signatures = signatures
    self.areMessages = areMessages
    attempt = JSONAttempt(by: json)
    if !areMessages, let only = signatures.only(beginningWith: json.scanner.byte) {
      (scan, selected) = (nil, nil)
      best = JSONSignatures.Match(variant: only, score: 0)
      return
    }
    var ahead = json.scanner
    let scan = try ahead.scan(for: signatures)
    if !areMessages { json.scannedBytes += ahead.position - json.scanner.position }
    json.scannedString = scan.longest
    json.discriminator = scan.selected.map {
      JSONDiscriminatorMatch(object: json.scanner.position, key: $0.key)
    }
    selected = scan.selected?.variant
    best = scan.selected == nil ? signatures.match(for: scan, areMessages: areMessages) : nil
    self.scan = scan
  }

  /// Begins to try the next variant; nil when all matching ones, or enough, were tried.
  @usableFromInline
  mutating func next(in json: inout JSONReader) -> Int? {
    guard !json.hasTriedEnough, let match = nextMatch ?? firstIsolatedMatch(in: json) else {
      return nil
    }
    last = match
    json.begin(attempt)
    json.isIsolating = isIsolating
    return match.variant
  }

  /// Begins again with the best match, if elements of an `IsolatedArray` were the reason that none
  /// was decoded.
  private mutating func firstIsolatedMatch(in json: JSONReader) -> JSONSignatures.Match? {
    guard attempt.wasIsolating, !isIsolating, json.hasRefusedElement else { return nil }
    isIsolating = true
    return best
  }

  private var nextMatch: JSONSignatures.Match? {
    guard let last else { return best }
    return scan.flatMap {
      signatures.match(for: $0, areMessages: areMessages, after: last, best: best)
    }
  }

  /// Ends the attempt, after the variant was decoded.
  @usableFromInline
  func end(in json: inout JSONReader) { json.end(attempt) }

  /// Returns to the start of the value; throws an error that no other variant would avoid.
  @usableFromInline
  mutating func abandon(
    _ variant: Int,
    after error: JSONError,
    in json: inout JSONReader
  ) throws(JSONError) {
    if json.isSelectedVariantError { lastSelected = (variant, error) }
    try json.abandon(attempt, after: error)
  }

  /// Returns the variant to read without an attempt, when all failed; nil to keep JSON.
  @usableFromInline
  func variant(in json: inout JSONReader) throws(JSONError) -> Int? {
    if areMessages { return lastSelected?.variant ?? best?.variant }
    if json.hasTriedEnough, let best { return best.variant }
    guard let lastSelected else {
      try json.requireNoAlternative()
      return nil
    }
    guard attempt.isInner else { return lastSelected.variant }
    // The outer attempt finds its path, so that it needn't be read again here.
    json.isSelectedVariantError = true
    throw lastSelected.error
  }
}
