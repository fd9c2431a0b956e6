/// The observed keys of an object while it is read.
struct JSONObservation: Sendable {
  /// The signatures of the union; nil where nothing is observed.
  private(set) var signatures: JSONSignatures?
  /// The nesting depth of its members; 0 where nothing is observed.
  private(set) var depth = 0
  /// Whether its last member has been read.
  var isComplete = false
  private var observed = JSONObservedKeys(members: 0, tests: 0)

  mutating func begin(_ signatures: JSONSignatures, depth: Int) {
    self.signatures = signatures
    self.depth = depth
    isComplete = false
    observed = signatures.index.nothing
  }

  mutating func end() {
    signatures = nil
    depth = 0
  }

  /// Records the member whose value is next; throws where it selects another variant, or where it
  /// selects a variant and is repeated.
  mutating func note(
    _ key: JSONScanner.StringToken,
    at scanner: JSONScanner
  ) throws(JSONError) {
    guard let index = signatures?.index,
      let member = try scanner.note(key, for: index, &observed)
    else { return }
    var ahead = scanner
    try ahead.scanText(of: member, for: index, &observed)
    if observed.named != nil { throw scanner.mismatch(expected: "another variant") }
  }

  func isOf(_ variant: Int) -> Bool {
    isComplete && signatures?.best(for: .object(observed), areMessages: true) == variant
  }
}
