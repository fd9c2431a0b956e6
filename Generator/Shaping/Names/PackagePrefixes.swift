/// The packages with which keys of components begin, as protoc-gen-openapiv2 writes them: `v1User`,
/// `orderspbOrder`; or the version of a release: `v0.0.38_job_info`.
struct PackagePrefixes {
  /// The number of packages that have a type of a name, or 0 for any if no key has a package.
  private let counts: [Substring: Int]

  init(_ keys: [String]) {
    let types = keys.compactMap(Self.parts)
    let usual = types.count {
      IdentifierWords.isVersion(String($0.package)) || $0.package.hasSuffix("pb")
        || Self.isRelease($0.package)
    }
    // Protocol Buffers' own types occur only in documents with this form of keys.
    let isProven =
      types.contains { $0.package == "protobuf" && Self.standardTypes.contains($0.type) }
      || usual > 0 && 2 * usual >= keys.count
    counts = isProven ? Dictionary(grouping: types, by: \.type).mapValues(\.count) : [:]
  }

  /// Returns the words of a key after its package; nil if it has none, or if it needs it.
  ///
  /// A release that a type needs is one word: `v0038` of `v0.0.38_job`. One such as
  /// `v0.0.40`, with a mark and three numbers, is a release also if no other key shows it.
  func words(of key: String) -> [String]? {
    guard let (package, type) = Self.parts(of: key), !Self.general.contains(package) else {
      return nil
    }
    let words = IdentifierWords.split(type)
    let count = counts[type]
    if count == 1 { return words }
    let isOneWord = count == nil ? Self.isMarkedRelease(package) : Self.isRelease(package)
    return isOneWord ? [package.filter { $0 != "." }] + words : nil
  }

  private static func parts(of key: String) -> (package: Substring, type: Substring)? {
    if let end = key.firstIndex(of: "_"), isRelease(key[..<end]), key.last != "_" {
      return (key[..<end], key[key.index(after: end)...])
    }
    let package = key.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    let type = key[package.endIndex...]
    guard package.first?.isLetter == true, type.first?.isUppercase == true else { return nil }
    return (package, type)
  }

  /// Whether a prefix is a version of several numbers, such as `v0.0.38` and `dbv0.0.38`, which the
  /// next release changes.
  private static func isRelease(_ prefix: Substring) -> Bool {
    let numbers = prefix.drop { $0.isASCII && $0.isLowercase }
      .split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count > 1 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  private static func isMarkedRelease(_ prefix: Substring) -> Bool {
    isRelease(prefix) && prefix.prefix { !$0.isNumber }.last == "v"
      && prefix.split(separator: ".").count > 2
  }

  /// The types that protoc-gen-openapiv2 writes of the package `google.protobuf`.
  private static let standardTypes: Set<Substring> = ["Any", "Empty", "FieldMask", "NullValue"]

  /// Packages of types such as `Any`, `Status` and `Error`, whose names are too general.
  private static let general: Set<Substring> = [
    "googleprotobuf", "googlerpc", "protobuf", "rpc", "runtime",
  ]
}
