extension JSONReader {
  /// Reads one of several types: `read` is given the position of a signature that fits the value
  /// ahead, or nil to keep the value as JSON.
  ///
  /// - The kind of the value decides first: `integer` is better than `number` for text without a
  ///   point, and both take a number; `any` takes what no other signature does.
  /// - A string signature that lists the value is better than one that lists nothing. An unlisted
  ///   value still fits a list that is the only string signature: enumerations are open.
  /// - An object signature fits when its required keys are all there and no constant has another
  ///   value; the one that knows most of the members that are there is best, where a member with a
  ///   value that isn't listed counts as not known. Of equals the first is best.
  /// - What fits is tried from the best on, and the first that reads is the one. When none does,
  ///   the value is kept as JSON: nothing says which of them was meant.
  /// - Where every variant lists values of the member `key`, it alone decides when it is there.
  ///
  /// What is wrong with a variant that a member names is never kept as JSON: it is the error,
  /// however deep it lies, unless another variant reads.
  public mutating func readVariant<Choice>(
    of signatures: [JSONSignature],
    toldBy key: StaticString? = nil,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Choice
  ) throws(JSONError) -> Choice {
    if let key, let text = try peekMember(key) {
      let named = signatures.named(text, by: key)
      if named == nil { try requireNoAlternative() }
      do {
        return try read(&self, named)
      } catch {
        isNamed = true
        throw error
      }
    }
    let attempt = JSONAttempt(by: self)
    let candidates = try candidates(among: signatures)
    var named: (variant: Int, error: JSONError)?
    if let choice = try first(of: candidates, in: attempt, &named, read) { return choice }
    if hasTriedEnough, let best = candidates.best { return try read(&self, best) }
    if let named { try report(named.error, in: attempt) }
    if named == nil { try requireNoAlternative() }
    return try read(&self, named?.variant)
  }

  /// Reads one of the messages of a channel, as `readVariant` reads a type.
  ///
  /// A message that fits none of the signatures is kept as JSON: it is one that nobody knew yet. So
  /// is an object that shares no member with what is known. When one fits and none reads, it is the
  /// best that is meant, and what is wrong with it is the error.
  public mutating func readMessage<Event>(
    of signatures: [JSONSignature],
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Event
  ) throws(JSONError) -> Event {
    let attempt = JSONAttempt(by: self)
    let candidates = try JSONCandidates(for: glance(), among: signatures, isTelling: true)
    var named: (variant: Int, error: JSONError)?
    if let event = try first(of: candidates, in: attempt, &named, read) { return event }
    return try read(&self, named?.variant ?? candidates.best)
  }

  /// What the first of the candidates that reads makes of the value ahead; nil when none does, or
  /// too much was tried.
  private mutating func first<Choice>(
    of candidates: JSONCandidates,
    in attempt: JSONAttempt,
    _ named: inout (variant: Int, error: JSONError)?,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Choice
  ) throws(JSONError) -> Choice? {
    var candidates = candidates
    while !hasTriedEnough, let variant = candidates.next() {
      begin(attempt)
      do {
        let choice = try read(&self, variant)
        end(attempt)
        return choice
      } catch {
        if isNamed { named = (variant, error) }
        try abandon(attempt, after: error)
      }
    }
    return nil
  }

  /// Reads a variant that a member names, and that is therefore no try.
  @inlinable
  public mutating func readNamed<T: JSONDecodable>() throws(JSONError) -> T {
    do {
      return try T(from: &self)
    } catch {
      isNamed = true
      throw error
    }
  }

  /// Reads the variant that a choice assumes where no member names one; what isn't such a value is
  /// kept as JSON.
  public mutating func readAssumed<T: JSONDecodable, Choice>(
    _ variant: (T) -> Choice,
    or unknown: (JSONValue) -> Choice
  ) throws(JSONError) -> Choice {
    try readVariant(of: [.any]) { json, position throws(JSONError) in
      position == nil ? unknown(try json.read()) : variant(try json.read())
    }
  }

  /// The value ahead, which is none of a choice's variants.
  public mutating func readUndescribed() throws(JSONError) -> JSONValue {
    try requireNoAlternative()
    return try read()
  }

  /// A choice that is itself tried as a variant leaves to the others what it doesn't know.
  private func requireNoAlternative() throws(JSONError) {
    guard trial != scanner.position else {
      throw scanner.mismatch(expected: "one of the variants")
    }
  }
}

/// A variant that is tried, with the way back from it.
struct JSONAttempt {
  let begin: Int
  fileprivate let depth: Int
  fileprivate let isAfterValue: Bool
  fileprivate let glanced: Int
  /// What was tried around this one.
  fileprivate let outer: Int?
  fileprivate let isInner: Bool

  init(by reader: JSONReader) {
    begin = reader.scanner.position
    depth = reader.depth
    isAfterValue = reader.isAfterValue
    glanced = reader.glanced
    outer = reader.trial
    isInner = reader.scanner.isTrying
  }
}

extension JSONReader {
  /// Choices inside of choices could be tried without end, each time the outer one is: what was
  /// read in vain is bounded by the size of the document,
  /// and beyond that the best variant alone counts.
  private var hasTriedEnough: Bool { inVain > 16 * document.count + (64 << 10) }

  private mutating func begin(_ attempt: JSONAttempt) {
    trial = attempt.begin
    scanner.isTrying = true
    isNamed = false
  }

  mutating func end(_ attempt: JSONAttempt) {
    trial = attempt.outer
    scanner.isTrying = attempt.isInner
  }

  /// Goes back to where the attempt began; an error that no other variant would mend is thrown.
  mutating func abandon(
    _ attempt: JSONAttempt,
    after error: JSONError
  ) throws(JSONError) {
    end(attempt)
    inVain += scanner.position - attempt.begin + glanced - attempt.glanced
    guard error.reason.isMisfit else {
      throw attempt.isInner ? error : scanner.failure(error.reason, at: error.offset)
    }
    if hasTriedEnough, attempt.isInner { throw error }
    failure = nil
    isNamed = false
    scanner.position = attempt.begin
    depth = attempt.depth
    isAfterValue = attempt.isAfterValue
  }

  /// Throws the error of a variant that a member named,
  /// unless it needs to be met again for its path.
  private mutating func report(_ error: JSONError, in attempt: JSONAttempt) throws(JSONError) {
    guard attempt.isInner else { return }
    isNamed = true
    throw error
  }

  /// The signatures that fit the value ahead, consuming nothing.
  private mutating func candidates(
    among signatures: [JSONSignature]
  ) throws(JSONError) -> JSONCandidates {
    if let only = signatures.only(beginningWith: scanner.byte) { return JSONCandidates(best: only) }
    let value = try glance()
    if case .object(_, let end) = value { glanced += end - scanner.position }
    return try JSONCandidates(for: value, among: signatures)
  }
}

extension JSONError.Reason {
  /// Whether the value is JSON, though not of the type.
  fileprivate var isMisfit: Bool {
    switch self {
    case .mismatch, .missingKey, .missingElement, .outOfRange, .invalidFormat, .embedded: true
    case .syntax, .invalidUTF8, .tooDeep, .trailingBytes, .nonFiniteNumber: false
    }
  }
}
