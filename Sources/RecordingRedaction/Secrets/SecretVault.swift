/// The secrets that were found, each with one fake.
struct SecretVault {
  private(set) var secrets: [Secret] = []
  private var positions: [[UInt8]: Int] = [:]
  /// The fakes that are in use, also those of an archive that was redacted before.
  private(set) var fakes: Set<[UInt8]> = []
  /// The last number of each alphabet.
  private var numbers: [FakeAlphabet: Int] = [:]

  struct Secret {
    let bytes: [UInt8]
    let kind: SecretKind
    /// Whether other occurrences are replaced, too; false for texts that may mean something else.
    var isSearched: Bool
    var fake: [UInt8]?
    /// The fake where the secret is a number in JSON.
    var fakeNumber: [UInt8]?
    /// The indices of the entries of the present archive that have the secret by name or form.
    var entries: Set<String> = []
    /// The fakes that the schemas of its field allow.
    var described: DescribedFake?

    /// Whether the secret is a user and a password, each of which has a fake.
    var isPair: Bool { kind == .basicCredentials && bytes.contains(UInt8(ascii: ":")) }

    fileprivate mutating func add(_ other: DescribedFake?) {
      guard let other else { return }
      if described == nil { described = other } else { described?.formUnion(other) }
    }
  }

  mutating func add(
    _ bytes: [UInt8],
    _ kind: SecretKind,
    isSearched: Bool? = nil,
    described: DescribedFake? = nil,
    entry: String? = nil
  ) {
    defer {
      if let entry, let position = positions[bytes] { secrets[position].entries.insert(entry) }
    }
    let isSearched = isSearched ?? Self.isDistinctive(bytes)
    if let position = positions[bytes] {
      if isSearched { secrets[position].isSearched = true }
      secrets[position].add(described)
      return
    }
    positions[bytes] = secrets.count
    secrets.append(
      Secret(bytes: bytes, kind: kind, isSearched: isSearched, described: described)
    )
  }

  /// Returns the kind of a secret that an entry of the present archive has; nil for another text.
  func kind(of bytes: [UInt8], inEntry entry: String) -> SecretKind? {
    positions[bytes].map { secrets[$0] }.flatMap { $0.entries.contains(entry) ? $0.kind : nil }
  }

  /// Begins a further archive, whose entries have other secrets.
  mutating func removeEntries() {
    for index in secrets.indices { secrets[index].entries = [] }
  }

  mutating func addFake(_ bytes: [UInt8]) { fakes.insert(bytes) }

  /// Uses other fakes, by the present ones, which are those of an earlier redaction.
  mutating func replaceFakes(_ others: [String: String]) {
    for index in secrets.indices {
      guard let fake = secrets[index].fake else { continue }
      let core = FakeSearch.core(of: fake)
      if secrets[index].isPair {
        // It consists of the fakes of the user and the password.
        secrets[index].fake = nil
      } else if let other = others[core.text],
        let start = fake.indices.first(where: { fake[$0...].starts(with: core) })
      {
        let range = start..<start + core.count
        secrets[index].fake =
          [Edit(range: range, replacement: Array(other.utf8))].applied(to: fake)
      }
    }
  }

  func contains(_ bytes: [UInt8]) -> Bool { positions[bytes] != nil }

  /// Returns the fake of a secret, which is the same each time.
  mutating func fake(of bytes: [UInt8], _ kind: SecretKind) -> [UInt8] {
    add(bytes, kind)
    guard let position = positions[bytes] else { return [] }
    if let fake = secrets[position].fake { return fake }
    var fake = secrets[position].isPair ? pair(bytes) : unused(bytes)
    if let described = secrets[position].described, !described.fits(fake) {
      fake = described.fake(of: bytes) ?? fake
    }
    secrets[position].fake = fake
    return fake
  }

  /// Returns a fake of a number in JSON.
  mutating func fakeNumber(of bytes: [UInt8], _ kind: SecretKind) -> [UInt8] {
    add(bytes, kind)
    guard let position = positions[bytes] else { return [] }
    if let fake = secrets[position].fakeNumber { return fake }
    var fake = unused(alphabet: .digits) { FakeNumber.make(for: bytes, number: $0) }
    if let described = secrets[position].described, !described.fits(fake) {
      fake = described.fake(ofNumber: bytes) ?? fake
    }
    secrets[position].fakeNumber = fake
    return fake
  }

  /// Returns the fake of a user and a password, each of which has one.
  private mutating func pair(_ bytes: [UInt8]) -> [UInt8] {
    let user = Array(bytes.prefix { $0 != UInt8(ascii: ":") })
    let password = Array(bytes.dropFirst(user.count + 1))
    return fakeUnlessExample(user, .credentials) + [UInt8(ascii: ":")]
      + fakeUnlessExample(password, .password)
  }

  private mutating func fakeUnlessExample(_ bytes: [UInt8], _ kind: SecretKind) -> [UInt8] {
    ExampleValue.isExample(bytes) ? bytes : fake(of: bytes, kind)
  }

  private mutating func unused(_ bytes: [UInt8]) -> [UInt8] {
    unused(alphabet: FakeAlphabet(of: bytes)) { FakeSecret.make(for: bytes, number: $0) }
  }

  private mutating func unused(alphabet: FakeAlphabet, _ make: (Int) -> [UInt8]) -> [UInt8] {
    var number = numbers[alphabet] ?? 0
    var fake: [UInt8]
    repeat {
      number += 1
      fake = make(number)
    } while !fakes.insert(fake).inserted
    numbers[alphabet] = number
    return fake
  }

  /// Whether a text is unlikely to occur with another meaning.
  static func isDistinctive(_ bytes: [UInt8]) -> Bool {
    if ExampleValue.isExample(bytes) { return false }
    let digits = bytes.count { $0.isDigit }
    if digits == bytes.count { return digits >= 9 }
    if bytes.count >= 8 { return true }
    return bytes.count >= 6 && digits > 0
  }
}
