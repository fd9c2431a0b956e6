/// Which of a choice's variants the value ahead is, while one after the other is tried.
@usableFromInline
struct JSONSelection {
  private let signatures: JSONSignatures
  private let areMessages: Bool
  private let attempt: JSONAttempt
  /// False where the kind of the value has told enough.
  private let hasOthers: Bool
  private let best: Int?
  /// The variant that a member names, which is read without trying.
  @usableFromInline let told: Int?
  private var progress = Progress.atBest
  /// The last one tried that a member named, and what was wrong with it.
  private var named: (variant: Int, error: JSONError)?

  private enum Progress {
    case atBest, behindBest
    /// The worst first.
    case amongOthers([Int])
  }

  @usableFromInline
  init(
    of signatures: JSONSignatures,
    areMessages: Bool,
    in json: inout JSONReader
  ) throws(JSONError) {
    var told: Int?
    var best: Int?
    let only = areMessages ? nil : signatures.only(beginningWith: json.scanner.byte)
    if let only {
      best = only
    } else {
      let value = try json.glance(for: signatures)
      if case .object(let seen) = value {
        if !areMessages { json.effort.glanced += seen.end - json.scanner.position }
        json.scanned = seen.longest
        told = seen.named
        json.telling = seen.naming.map { JSONTelling(object: json.scanner.position, key: $0) }
      }
      best = told ?? signatures.best(for: value, areMessages: areMessages)
    }
    // What a member names is found soon, and no look ahead is worth sparing for it.
    if areMessages { json.expectation.note(told == nil ? best : nil, of: signatures) }
    self.signatures = signatures
    self.areMessages = areMessages
    attempt = JSONAttempt(by: json)
    hasOthers = only == nil
    self.told = told
    self.best = best
  }

  /// The next to be tried; nil when all that fit were, or enough.
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
      // Most often the best is the one, so that only now the others are looked for.
      let value = hasOthers ? try json.glance(for: signatures) : nil
      let others = value.map { signatures.others(for: $0, areMessages: areMessages) } ?? []
      progress = .amongOthers(others.reversed())
      return try following(in: json)
    case .amongOthers(var others):
      let variant = others.popLast()
      progress = .amongOthers(others)
      return variant
    }
  }

  /// The variant that was tried last has been read.
  @usableFromInline
  func end(in json: inout JSONReader) { json.end(attempt) }

  /// Goes back to where the value begins; throws an error that no other variant would fix.
  @usableFromInline
  mutating func abandon(
    _ variant: Int,
    after error: JSONError,
    in json: inout JSONReader
  ) throws(JSONError) {
    if json.isNamed { named = (variant, error) }
    try json.abandon(attempt, after: error)
  }

  /// The variant to be read in earnest, when none that was tried could be; nil to keep JSON.
  @usableFromInline
  func variant(in json: inout JSONReader) throws(JSONError) -> Int? {
    if json.hasTriedEnough, let best { return best }
    guard let named else {
      try json.requireNoAlternative()
      return nil
    }
    if attempt.isInner {
      // Outside it needn't be met again for its path.
      json.isNamed = true
      throw named.error
    }
    return named.variant
  }

  /// The message to be read in earnest; nil to keep JSON.
  @usableFromInline var message: Int? { named?.variant ?? best }
}
