/// The observed keys of an object, and the results of tests on their texts.
struct JSONObservedKeys {
  /// The members that are present.
  private(set) var members: JSONBits
  /// The tests that passed and failed.
  private(set) var passed, failed: JSONBits
  var isEmpty = true
  /// The variant that a member selects; nothing else is then known.
  var named: Int?
  /// The key of that member.
  var selectingKey: JSONScanner.StringToken?
  /// The longest string among its values, which needn't be scanned again.
  private(set) var longest = JSONScanner.StringToken(begin: 0, end: 0, hasEscapes: false)
  /// The offset of the object's end.
  var end = 0

  init(members: Int, tests: Int) {
    self.members = JSONBits(count: members)
    passed = JSONBits(count: tests)
    failed = JSONBits(count: tests)
  }

  /// Records a member; returns false if it is repeated.
  mutating func see(_ member: Int) -> Bool { members.insert(member) }

  mutating func note(_ string: JSONScanner.StringToken) {
    if string.end - string.begin > longest.end - longest.begin { longest = string }
  }

  mutating func note(_ test: Int, isPassed: Bool) {
    _ = isPassed ? passed.insert(test) : failed.insert(test)
  }
}
