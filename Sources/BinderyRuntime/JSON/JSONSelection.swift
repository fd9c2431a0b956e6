/// The selection of a union's variant: which variants match the next value, and which was tried.
@usableFromInline
struct JSONSelection {
  private let signatures: JSONSignatures
  private let areMessages: Bool
  private let attempt: JSONAttempt
  /// Whether other variants may match; false where the type of the value has decided.
  private let hasOthers: Bool
  private let best: Int?
  /// The variant that a member selects, which is read without an attempt.
  @usableFromInline let selected: Int?
  private var progress = Progress.atBest
  /// The last attempted variant that a member selected, and its error.
  private var named: (variant: Int, error: JSONError)?

  private enum Progress {
    case atBest, behindBest
    /// The remaining variants, the worst first.
    case amongOthers([Int])
  }

  @usableFromInline
  init(
    of signatures: JSONSignatures,
    areMessages: Bool,
    in json: inout JSONReader
  ) throws(JSONError) {
    var selected: Int?
    var best: Int?
    let only = areMessages ? nil : signatures.only(beginningWith: json.scanner.byte)
    if let only {
      best = only
    } else {
      let value = try json.scan(for: signatures)
      if case .object(let seen) = value {
        if !areMessages { json.budget.scannedBytes += seen.end - json.scanner.position }
        json.scanned = seen.longest
        selected = seen.named
        json.discriminator = seen.selectingKey.map {
          JSONDiscriminatorMatch(object: json.scanner.position, key: $0)
        }
      }
      best = selected ?? signatures.best(for: value, areMessages: areMessages)
    }
    // A member that selects the variant is found quickly, so that a prediction saves nothing.
    if areMessages { json.prediction.note(selected == nil ? best : nil, of: signatures) }
    self.signatures = signatures
    self.areMessages = areMessages
    attempt = JSONAttempt(by: json)
    hasOthers = only == nil
    self.selected = selected
    self.best = best
  }

  /// Returns the next variant to try; nil when all matching ones, or enough, were tried.
  @usableFromInline
  mutating func next(in json: inout JSONReader) throws(JSONError) -> Int? {
    guard !json.hasTriedEnough, let variant = try following(in: json) else { return nil }
    json.begin(attempt)
    return variant
  }

  private mutating func following(in json: JSONReader) throws(JSONError) -> Int? {
    switch progress {
    case .atBest:
      progress = .behindBest
      return best
    case .behindBest:
      // The best variant usually decodes, so that the others are searched only now.
      let value = hasOthers ? try json.scan(for: signatures) : nil
      let others = value.map { signatures.others(for: $0, areMessages: areMessages) } ?? []
      progress = .amongOthers(others.reversed())
      return try following(in: json)
    case .amongOthers(var others):
      let variant = others.popLast()
      progress = .amongOthers(others)
      return variant
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
    if json.isNamed { named = (variant, error) }
    try json.abandon(attempt, after: error)
  }

  /// Returns the variant to read without an attempt, when all failed; nil to keep JSON.
  @usableFromInline
  func variant(in json: inout JSONReader) throws(JSONError) -> Int? {
    if json.hasTriedEnough, let best { return best }
    guard let named else {
      try json.requireNoAlternative()
      return nil
    }
    if attempt.isInner {
      // The outer attempt finds its path, so that it needn't be read again here.
      json.isNamed = true
      throw named.error
    }
    return named.variant
  }

  /// The message to read without an attempt; nil to keep JSON.
  @usableFromInline var message: Int? { named?.variant ?? best }
}
