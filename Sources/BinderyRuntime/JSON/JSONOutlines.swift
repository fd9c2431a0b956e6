/// What signatures of objects ask for, as numbers of members and of tests of their texts.
final class JSONOutlines: Sendable {
  /// The members that any of them knows.
  let keys: JSONKeyTable
  private let outlines: [Outline]
  /// What the outlines take their parts of.
  private let numbers: [Int]
  /// One member's after the other's, which begin where `tested` says.
  private let tests: [JSONTextTest]
  private let tested: [Int]
  private let texts: JSONTextPool
  private let names: [JSONVariantNames]

  private struct Outline {
    let variant: Int
    /// Of members.
    let required: Range<Int>, known: Range<Int>
    let tests: Range<Int>
  }

  init(of signatures: [JSONSignature]) {
    let keys = JSONKeyTable(signatures.flatMap(\.keys))
    let inquiries = Set(signatures.flatMap(\.inquiries))
      .map { ($0, keys.position(of: $0.key) ?? 0) }
      .sorted { $0.1 < $1.1 }
    var texts = JSONTextPool()
    tests = inquiries.map { JSONTextTest(question: $0.0.question, texts: texts.add($0.0.texts)) }
    var tested = Array(repeating: 0, count: keys.count + 1)
    for (_, member) in inquiries { tested[member + 1] += 1 }
    for member in 0..<keys.count { tested[member + 1] += tested[member] }
    self.tested = tested
    self.texts = texts
    let places = Dictionary(uniqueKeysWithValues: zip(inquiries.map(\.0), tests.indices))
    var numbers: [Int] = []
    func append(_ part: [Int]) -> Range<Int> {
      numbers += part
      return numbers.count - part.count..<numbers.count
    }
    outlines = signatures.enumerated().compactMap { variant, signature in
      guard case .object(let required, let known, _, _) = signature else { return nil }
      return Outline(
        variant: variant,
        required: append(required.compactMap { keys.position(of: Array($0.utf8)) }),
        known: append(known.compactMap { keys.position(of: Array($0.utf8)) }),
        tests: append(signature.inquiries.compactMap { places[$0] })
      )
    }
    self.numbers = numbers
    self.keys = keys
    names = JSONVariantNames.all(in: signatures, keys)
  }

  /// Nothing seen of an object.
  var nothing: JSONSightings { JSONSightings(members: keys.count, tests: tests.count) }

  /// Whether the text of a member tells something.
  func isTelling(_ member: Int) -> Bool {
    tested[member] < tested[member + 1] || names.contains { $0.member == member }
  }

  /// The variant that a member names by a text, of which eight bytes may be read.
  func variant(named text: UnsafePointer<UInt8>, count: Int, by member: Int) -> Int? {
    for names in names where names.member == member {
      return names.variant(named: text, count: count)
    }
    return nil
  }

  /// Tests the text of a member's value; nil for one that has none.
  func test(
    _ text: UnsafeBufferPointer<UInt8>?,
    isString: Bool,
    of member: Int,
    _ sightings: inout JSONSightings
  ) {
    for number in tested[member]..<tested[member + 1] {
      let test = tests[number]
      if let text, isString || !test.question.isPattern {
        sightings.note(number, isPassed: test.isPassed(by: text, texts))
      } else if test.question.isPattern {
        // What is no text is none that a pattern asks for.
        sightings.note(number, isPassed: false)
      }
    }
  }

  /// Gives each variant whose outline fits what was seen, and how well: how many of the members it
  /// knows, where one with a value that isn't listed doesn't count, and one with a text that a
  /// pattern asks for counts twice.
  func forEachFit(_ seen: JSONSightings, isTelling: Bool, _ body: (Int, Int) -> Void) {
    for outline in outlines {
      guard let score = score(of: outline, seen) else { continue }
      if isTelling, score < 1, !outline.known.isEmpty, !seen.isEmpty { continue }
      body(outline.variant, score)
    }
  }

  private func score(of outline: Outline, _ seen: JSONSightings) -> Int? {
    for position in outline.required where !seen.members.contains(numbers[position]) { return nil }
    var score = 0
    for position in outline.known where seen.members.contains(numbers[position]) { score += 1 }
    for position in outline.tests {
      let number = numbers[position]
      if seen.hasFailed(number) {
        // A list may grow; a constant or a pattern is what tells the variant.
        guard tests[number].question == .isListed else { return nil }
        score -= 1
      } else if seen.hasPassed(number), tests[number].question.isPattern {
        score += 1
      }
    }
    return score
  }
}

extension JSONSignature {
  fileprivate var keys: [String] {
    switch self {
    case .object(let required, let known, let values, let affixes):
      required + known + values.keys + affixes.keys
    case .named(_, let key): [key]
    default: []
    }
  }

  fileprivate var inquiries: [JSONInquiry] {
    guard case .object(_, _, let values, let affixes) = self else { return [] }
    return values.map { JSONInquiry($0, values: $1) } + affixes.map { JSONInquiry($0, $1) }
  }
}
