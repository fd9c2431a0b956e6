/// What of an object's members signatures ask for.
struct JSONSightings {
  /// Members that are there.
  private(set) var members: JSONBits
  /// Tests of their texts.
  private(set) var passed, failed: JSONBits
  var isEmpty = true
  /// The variant that a member names, which is all that is then known.
  var named: Int?
  /// The key of that member.
  var naming: JSONScanner.StringToken?
  /// The longest string among its values, which needn't be scanned again.
  private(set) var longest = JSONScanner.StringToken(begin: 0, end: 0, hasEscapes: false)
  /// Where the object ends.
  var end = 0

  init(members: Int, tests: Int) {
    self.members = JSONBits(count: members)
    passed = JSONBits(count: tests)
    failed = JSONBits(count: tests)
  }

  /// False for a member that was seen before.
  mutating func see(_ member: Int) -> Bool { members.insert(member) }

  mutating func note(_ string: JSONScanner.StringToken) {
    if string.end - string.begin > longest.end - longest.begin { longest = string }
  }

  mutating func note(_ test: Int, isPassed: Bool) {
    _ = isPassed ? passed.insert(test) : failed.insert(test)
  }
}
