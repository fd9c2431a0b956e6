/// What signatures of objects ask for, as numbers of members and of tests of their texts.
final class JSONOutlines: Sendable {
  /// The members that any of them knows.
  let keys: JSONKeyTable
  private let outlines: [JSONOutline]
  /// What outlines have numbers from 64 on of.
  private let numbers: [Int]
  /// One member's after the other's, which begin where `tested` says.
  private let tests: [JSONTextTest]
  private let tested: [Int]
  /// For each member what is asked of its own members, whose tests come after the others.
  private let inner: [JSONInnerTests?]
  private let texts: JSONTextPool
  private let names: [JSONVariantNames]
  /// Members of which the text tells something.
  private let telling: JSONBits

  init(of signatures: [JSONSignature]) {
    let keys = JSONKeyTable(signatures.flatMap(\.keys))
    let all = Set(signatures.flatMap(\.inquiries)).map {
      (inquiry: $0, member: keys.position(of: $0.outer ?? $0.key) ?? 0)
    }
    let own = all.filter { $0.inquiry.outer == nil }.sorted { $0.member < $1.member }
    var inquiries = own
    inner = (0..<keys.count).map { member in
      JSONInnerTests(of: all.filter { $0.inquiry.outer != nil && $0.member == member }, &inquiries)
    }
    var texts = JSONTextPool()
    tests = inquiries.map { inquiry, _ in
      JSONTextTest(
        question: inquiry.question,
        takesNull: inquiry.takesNull,
        texts: texts.add(inquiry.texts),
        words: texts.add(inquiry.words)
      )
    }
    var tested = Array(repeating: 0, count: keys.count + 1)
    for (_, member) in own { tested[member + 1] += 1 }
    for member in 0..<keys.count { tested[member + 1] += tested[member] }
    let places = Dictionary(uniqueKeysWithValues: zip(inquiries.map(\.0), tests.indices))
    var numbers: [Int] = []
    outlines = signatures.enumerated().compactMap { variant, signature in
      JSONOutline(of: signature, variant, keys, places, &numbers)
    }
    self.texts = texts
    self.tested = tested
    self.numbers = numbers
    self.keys = keys
    names = JSONVariantNames.all(in: signatures, keys)
    var telling = JSONBits(count: keys.count)
    for member in inquiries.map(\.member) + names.map(\.member) { _ = telling.insert(member) }
    self.telling = telling
  }

  /// Nothing seen of an object.
  var nothing: JSONSightings { JSONSightings(members: keys.count, tests: tests.count) }

  /// Whether the text of a member tells something.
  func isTelling(_ member: Int) -> Bool { telling.contains(member) }

  /// Tests the text of a member's value, of which eight bytes may be read; nil for one without.
  func test(
    _ text: UnsafeBufferPointer<UInt8>?,
    isString: Bool,
    of member: Int,
    _ sightings: inout JSONSightings
  ) {
    if let text {
      for index in names.indices where names[index].member == member {
        sightings.named = names[index].variant(named: text, isString: isString)
      }
    }
    test(text, isString: isString, tests(of: member), &sightings)
  }

  /// The tests of a member.
  func tests(of member: Int) -> Range<Int> { tested[member]..<tested[member + 1] }

  /// What is asked of the members of a member.
  func innerTests(of member: Int) -> JSONInnerTests? { inner[member] }

  /// Makes some tests of one text.
  func test(
    _ text: UnsafeBufferPointer<UInt8>?,
    isString: Bool,
    _ some: Range<Int>,
    _ sightings: inout JSONSightings
  ) {
    for number in some {
      let test = tests[number]
      if let text, isString || !test.question.isPattern {
        sightings.note(number, isPassed: texts.passes(test, text, isString: isString))
      } else if test.question != .isListed {
        // What is no text is none that a pattern asks for, and no constant.
        sightings.note(number, isPassed: false)
      }
    }
  }

  /// Tests a member that is null.
  func testNull(of member: Int, _ sightings: inout JSONSightings) {
    for number in tests(of: member)
    where !tests[number].takesNull && tests[number].question != .isListed {
      sightings.note(number, isPassed: false)
    }
  }

  /// Gives each variant whose outline fits what was seen, and how well.
  func forEachFit(_ seen: JSONSightings, isTelling: Bool, _ body: (Int, Int) -> Void) {
    for outline in outlines {
      guard let score = outline.score(for: seen, numbers) else { continue }
      if isTelling, score < 1, !outline.known.isEmpty, !seen.isEmpty { continue }
      body(outline.variant, score)
    }
  }
}

/// What the signature of an object asks for.
struct JSONOutline {
  let variant: Int
  /// Members.
  private let required: JSONBits.Some
  let known: JSONBits.Some
  /// Tests: of what a list holds, which may grow; of patterns; and those that tell the variant.
  private let listed, patterns, decisive: JSONBits.Some

  /// Nil for a signature of something else.
  init?(
    of signature: JSONSignature,
    _ variant: Int,
    _ keys: JSONKeyTable,
    _ places: [JSONInquiry: Int],
    _ numbers: inout [Int]
  ) {
    guard case .object(let required, let known, _, _, _, _) = signature else { return nil }
    func members(_ names: [String]) -> JSONBits.Some {
      JSONBits.Some(names.compactMap { keys.position(of: Array($0.utf8)) }, in: &numbers)
    }
    func tests(_ isMeant: (JSONTextTest.Question) -> Bool) -> JSONBits.Some {
      let inquiries = signature.inquiries.filter { isMeant($0.question) }
      return JSONBits.Some(inquiries.compactMap { places[$0] }, in: &numbers)
    }
    self.variant = variant
    self.required = members(required)
    self.known = members(known)
    listed = tests { $0 == .isListed }
    patterns = tests(\.isPattern)
    decisive = tests { $0 != .isListed }
  }

  /// How many of the members it knows, where one with a value that isn't listed doesn't count, and
  /// one with a text that a pattern asks for counts twice; nil when it doesn't fit.
  func score(for seen: JSONSightings, _ numbers: [Int]) -> Int? {
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

  fileprivate var inquiries: [JSONInquiry] {
    guard case .object(let required, _, let nullable, let values, let affixes, let inside) = self
    else { return [] }
    // For a member that may be absent, null says that it is.
    func takesNull(_ key: String) -> Bool {
      nullable.contains { $0.hasSameBytes(as: key) }
        || !required.contains { $0.hasSameBytes(as: key) }
    }
    return values.all.map {
      JSONInquiry($0.key, values: $0.value, takesNull: takesNull($0.key))
    } + affixes.all.map { JSONInquiry($0.key, $0.value, takesNull: takesNull($0.key)) }
      + inside.all.flatMap { outer in
        outer.value.all.map {
          JSONInquiry($0.key, inside: outer.key, values: $0.value, takesNull: true)
        }
      }
  }
}
