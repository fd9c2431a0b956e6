/// An index of the keys and text tests of all variants' signatures, as numbers.
final class JSONVariantIndex: Sendable {
  /// The keys that any variant knows.
  let keys: JSONKeyTable
  private let outlines: [JSONOutline]
  /// The numbers from 64 on of the outlines.
  private let numbers: [Int]
  /// The tests of all members, one member after the other; `tested` has where each begins.
  private let tests: [JSONTextTest]
  private let tested: [Int]
  /// The tests of each member's own members, which come after the others.
  private let inner: [JSONInnerTests?]
  private let texts: JSONTextPool
  private let names: [JSONVariantNames]
  /// The members whose text selects a variant.
  private let selecting: JSONBits

  init(of signatures: [JSONSignature]) {
    let keys = JSONKeyTable(signatures.flatMap(\.keys))
    let all = Set(signatures.flatMap(\.predicates)).map {
      (predicate: $0, member: keys.position(of: $0.outer ?? $0.key) ?? 0)
    }
    let own = all.filter { $0.predicate.outer == nil }.sorted { $0.member < $1.member }
    var predicates = own
    inner = (0..<keys.count).map { member in
      JSONInnerTests(
        of: all.filter { $0.predicate.outer != nil && $0.member == member },
        &predicates
      )
    }
    var texts = JSONTextPool()
    tests = predicates.map { predicate, _ in
      JSONTextTest(
        question: predicate.question,
        takesNull: predicate.takesNull,
        texts: texts.add(predicate.texts),
        words: texts.add(predicate.words)
      )
    }
    var tested = Array(repeating: 0, count: keys.count + 1)
    for (_, member) in own { tested[member + 1] += 1 }
    for member in 0..<keys.count { tested[member + 1] += tested[member] }
    let places = Dictionary(uniqueKeysWithValues: zip(predicates.map(\.0), tests.indices))
    var numbers: [Int] = []
    outlines = signatures.enumerated().compactMap { variant, signature in
      JSONOutline(of: signature, variant, keys, places, &numbers)
    }
    self.texts = texts
    self.tested = tested
    self.numbers = numbers
    self.keys = keys
    names = JSONVariantNames.all(in: signatures, keys)
    var selecting = JSONBits(count: keys.count)
    for member in predicates.map(\.member) + names.map(\.member) { _ = selecting.insert(member) }
    self.selecting = selecting
  }

  /// The observed keys of an object of which no member has been read.
  var nothing: JSONObservedKeys { JSONObservedKeys(members: keys.count, tests: tests.count) }

  /// Whether the text of a member selects a variant.
  func isSelecting(_ member: Int) -> Bool { selecting.contains(member) }

  /// Tests the text of a member's value, of which eight bytes are readable; nil for no scalar.
  func test(
    _ text: UnsafeBufferPointer<UInt8>?,
    isString: Bool,
    of member: Int,
    _ observed: inout JSONObservedKeys
  ) {
    if let text {
      for index in names.indices where names[index].member == member {
        observed.named = names[index].variant(named: text, isString: isString)
      }
    }
    test(text, isString: isString, tests(of: member), &observed)
  }

  /// Returns the tests of a member.
  func tests(of member: Int) -> Range<Int> { tested[member]..<tested[member + 1] }

  /// Returns the predicates on the members of a member's object.
  func innerTests(of member: Int) -> JSONInnerTests? { inner[member] }

  /// Runs some tests on one text.
  func test(
    _ text: UnsafeBufferPointer<UInt8>?,
    isString: Bool,
    _ some: Range<Int>,
    _ observed: inout JSONObservedKeys
  ) {
    for number in some {
      let test = tests[number]
      if let text, isString || !test.question.isPattern {
        observed.note(number, isPassed: texts.passes(test, text, isString: isString))
      } else if test.question != .isListed {
        // A value that isn't a scalar matches neither a pattern nor a constant.
        observed.note(number, isPassed: false)
      }
    }
  }

  /// Tests a member whose value is null.
  func testNull(of member: Int, _ observed: inout JSONObservedKeys) {
    for number in tests(of: member)
    where !tests[number].takesNull && tests[number].question != .isListed {
      observed.note(number, isPassed: false)
    }
  }

  /// Calls `body` with each variant that matches the observed keys, and its score.
  func forEachFit(_ seen: JSONObservedKeys, sharesKeys: Bool, _ body: (Int, Int) -> Void) {
    for outline in outlines {
      guard let score = outline.score(for: seen, numbers) else { continue }
      if sharesKeys, score < 1, !outline.known.isEmpty, !seen.isEmpty { continue }
      body(outline.variant, score)
    }
  }
}

/// The keys and tests of one object signature, as numbers of a variant index.
struct JSONOutline {
  let variant: Int
  /// The numbers of members.
  private let required: JSONBits.Some
  let known: JSONBits.Some
  /// The numbers of tests: of open lists, of patterns, and of those that exclude the variant.
  private let listed, patterns, decisive: JSONBits.Some

  /// Nil for the signature of another type.
  init?(
    of signature: JSONSignature,
    _ variant: Int,
    _ keys: JSONKeyTable,
    _ places: [JSONKeyPredicate: Int],
    _ numbers: inout [Int]
  ) {
    guard case .object(let required, let known, _, _, _, _) = signature else { return nil }
    func members(_ names: [String]) -> JSONBits.Some {
      JSONBits.Some(names.compactMap { keys.position(of: Array($0.utf8)) }, in: &numbers)
    }
    func tests(_ isMeant: (JSONTextTest.Question) -> Bool) -> JSONBits.Some {
      let predicates = signature.predicates.filter { isMeant($0.question) }
      return JSONBits.Some(predicates.compactMap { places[$0] }, in: &numbers)
    }
    self.variant = variant
    self.required = members(required)
    self.known = members(known)
    listed = tests { $0 == .isListed }
    patterns = tests(\.isPattern)
    decisive = tests { $0 != .isListed }
  }

  /// Returns the score: the number of known members, minus those with an unlisted value, plus those
  /// whose text matches a pattern; nil when the signature does not match.
  func score(for seen: JSONObservedKeys, _ numbers: [Int]) -> Int? {
    guard seen.members.containsAll(of: required, in: numbers),
      !seen.failed.containsAny(of: decisive, in: numbers)
    else { return nil }
    return seen.members.count(of: known, in: numbers) - seen.failed.count(of: listed, in: numbers)
      + seen.passed.count(of: patterns, in: numbers)
  }
}

extension JSONSignature {
  fileprivate var keys: [String] {
    switch self {
    case .object(let required, let known, _, let values, let affixes, let inside):
      required + known + values.keys + affixes.keys + inside.keys
    case .named(_, let key): [key]
    default: []
    }
  }

  fileprivate var predicates: [JSONKeyPredicate] {
    guard case .object(let required, _, let nullable, let values, let affixes, let inside) = self
    else { return [] }
    // A member that may be absent may also be null.
    func takesNull(_ key: String) -> Bool {
      nullable.contains { $0.hasSameBytes(as: key) }
        || !required.contains { $0.hasSameBytes(as: key) }
    }
    return values.all.map {
      JSONKeyPredicate($0.key, values: $0.value, takesNull: takesNull($0.key))
    } + affixes.all.map { JSONKeyPredicate($0.key, $0.value, takesNull: takesNull($0.key)) }
      + inside.all.flatMap { outer in
        outer.value.all.map {
          JSONKeyPredicate($0.key, inside: outer.key, values: $0.value, takesNull: true)
        }
      }
  }
}
