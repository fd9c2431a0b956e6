/// What is noted of an object's members while they are read.
struct JSONObservation: Sendable {
  /// Nil where nothing is noted.
  private(set) var signatures: JSONSignatures?
  /// In how many arrays and objects its members are; 0 where nothing is noted.
  private(set) var depth = 0
  /// Whether its last member has been seen.
  var isComplete = false
  /// Whether a member was one that another variant has.
  private var isRefuted = false
  private var sightings = JSONSightings(members: 0, tests: 0)

  mutating func begin(_ signatures: JSONSignatures, depth: Int) {
    self.signatures = signatures
    self.depth = depth
    isComplete = false
    isRefuted = false
    sightings = signatures.outlines.nothing
  }

  mutating func end() {
    signatures = nil
    depth = 0
  }

  /// False for a member that names another variant, or one that tells something and stands twice.
  mutating func note(
    _ key: JSONScanner.StringToken,
    at scanner: JSONScanner
  ) throws(JSONError) -> Bool {
    let isFitting = try see(key, at: scanner)
    // Whoever reads may go on all the same.
    if !isFitting { isRefuted = true }
    return isFitting
  }

  private mutating func see(
    _ key: JSONScanner.StringToken,
    at scanner: JSONScanner
  ) throws(JSONError) -> Bool {
    guard let outlines = signatures?.outlines else { return true }
    sightings.isEmpty = false
    let member = scanner.withBytes(of: key) { outlines.keys.position(of: $0, count: $1) }
    guard let member else { return true }
    let isNew = sightings.see(member)
    guard outlines.isTelling(member) else { return true }
    guard isNew else { return false }
    var ahead = scanner
    try ahead.scanText(of: member, for: outlines, &sightings)
    return sightings.named == nil
  }

  func isOf(_ variant: Int) -> Bool {
    isComplete && !isRefuted
      && signatures?.best(for: .object(sightings), areMessages: true) == variant
  }
}
