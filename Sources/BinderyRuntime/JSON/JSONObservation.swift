/// What is noted of an object's members while they are read.
struct JSONObservation: Sendable {
  /// Nil where nothing is noted.
  private(set) var signatures: JSONSignatures?
  /// In how many arrays and objects its members are; 0 where nothing is noted.
  private(set) var depth = 0
  /// Whether its last member has been seen.
  var isComplete = false
  private var sightings = JSONSightings(members: 0, tests: 0)

  mutating func begin(_ signatures: JSONSignatures, depth: Int) {
    self.signatures = signatures
    self.depth = depth
    isComplete = false
    sightings = signatures.outlines.nothing
  }

  mutating func end() {
    signatures = nil
    depth = 0
  }

  /// Notes the member whose value is ahead; throws where it names another variant, or tells
  /// something and stands twice.
  mutating func note(
    _ key: JSONScanner.StringToken,
    at scanner: JSONScanner
  ) throws(JSONError) {
    guard let outlines = signatures?.outlines,
      let member = try scanner.note(key, for: outlines, &sightings)
    else { return }
    var ahead = scanner
    try ahead.scanText(of: member, for: outlines, &sightings)
    if sightings.named != nil { throw scanner.mismatch(expected: "another variant") }
  }

  func isOf(_ variant: Int) -> Bool {
    isComplete && signatures?.best(for: .object(sightings), areMessages: true) == variant
  }
}
