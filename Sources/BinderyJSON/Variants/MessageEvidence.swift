/// How surely a message is one of those that signatures describe.
///
/// Constants are more evidence than the presence of required members, and these are more than the
/// presence of optional ones.
package struct MessageEvidence: Comparable, Hashable, Sendable {
  let score: Int
  /// Whether a constant of the message identifies it.
  package let hasConstant: Bool

  private static let constant = 1 << 40
  private static let structure = 1 << 30
  private static let member = 1 << 10

  package static func < (left: Self, right: Self) -> Bool { left.score < right.score }

  /// The evidence of the type of a value alone; none for a signature of any value.
  fileprivate init(score: Int, constantCount: Int) {
    self.score = score == .min ? score : constantCount * Self.constant + score
    hasConstant = constantCount > 0
  }

  fileprivate init(_ score: JSONVariantScore, _ structure: Structure) {
    let constants = structure == .incomplete ? 0 : score.constantCount
    let members = score.value * Self.member + min(score.contentCount, Self.member - 1)
    self.score = constants * Self.constant + structure.rawValue * Self.structure + members
    hasConstant = score.constantCount > 0
  }

  /// What the members of an object state about a variant.
  fileprivate enum Structure: Int {
    /// Members are known, but their contents are others.
    case otherContents = 0
    /// Most members are known, or a few that are required.
    case members = 1
    /// A constant is known, and required members are missing.
    case incomplete
    /// Most members are known, and all required ones are present.
    case required
  }
}

extension JSONSignatures {
  /// Returns the evidence that a message is one of those that the signatures describe; nil if there
  /// is none.
  package func evidence(in message: [UInt8]) -> MessageEvidence? {
    scanned(message) { scan in
      all.indices.compactMap { variant in
        evidence(of: variant, for: scan) ?? evidence(ofIncomplete: variant, for: scan)
      }
      .max()
    }
  }

  /// Returns the signature that `readMessage` tries first for a message; nil for an unknown one.
  package func variant(of message: [UInt8]) -> Int? {
    scanned(message) { $0.selected?.variant ?? match(for: $0, areMessages: true)?.variant }
  }

  private func scanned<Value>(_ message: [UInt8], _ body: (JSONScan) -> Value?) -> Value? {
    let reader = JSONReader(message)
    defer { withExtendedLifetime(reader) {} }
    var scanner = reader.scanner
    scanner.omitsPaths = true
    return (try? scanner.scan(for: self)).flatMap(body)
  }

  /// Returns the evidence of a variant; nil if the message doesn't match it.
  ///
  /// A variant that requires no member and has no constant matches an object only if it knows at
  /// least half of its members: it would match every object otherwise.
  func evidence(of variant: Int, for scan: JSONScan) -> MessageEvidence? {
    guard case .object = scan.value else {
      return otherScore(of: variant, for: scan).map { score in
        MessageEvidence(score: score, constantCount: constantCount(of: variant, for: scan))
      }
    }
    let score = scan.scores[variant]
    guard score.missingCount == 0, !score.isExcluded else { return nil }
    // Another variant lists values of this member, too: an unlisted one is none of theirs.
    guard !score.isUnlisted || score.constantCount > 0 else { return nil }
    guard score.knowsMembers, scan.memberCount > 0 else {
      return MessageEvidence(score: score.value, constantCount: score.constantCount)
    }
    let knowsMost = 2 * score.value >= scan.memberCount
    guard score.value > 0, score.constantCount > 0 || score.requiresMembers || knowsMost else {
      return nil
    }
    guard score.missingContentCount <= 0 else { return MessageEvidence(score, .otherContents) }
    return MessageEvidence(score, score.requiresMembers && knowsMost ? .required : .members)
  }

  /// Returns the evidence of a message with a constant of a variant and without all of its members.
  private func evidence(ofIncomplete variant: Int, for scan: JSONScan) -> MessageEvidence? {
    guard case .object = scan.value else { return nil }
    let score = scan.scores[variant]
    guard score.constantCount > 0, !score.isExcluded else { return nil }
    return MessageEvidence(score, .incomplete)
  }

  private func constantCount(of variant: Int, for scan: JSONScan) -> Int {
    switch (all[variant], scan.value) {
    case (.string, .string):
      all[variant].isConstant && otherScore(of: variant, for: scan) == 1 ? 1 : 0
    case (.tuple, .array(let elements)): all[variant].constantCount(in: elements)
    default: 0
    }
  }
}
