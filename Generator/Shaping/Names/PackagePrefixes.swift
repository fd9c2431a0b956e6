/// The packages with which keys of components begin, as protoc-gen-openapiv2 writes them: `v1User`,
/// `orderspbOrder`.
struct PackagePrefixes {
  /// The number of packages that have a type of a name, or 0 for any if no key has a package.
  private let counts: [Substring: Int]

  init(_ keys: [String]) {
    let types = keys.compactMap(Self.parts)
    let usual = types.count {
      IdentifierWords.isVersion(String($0.package)) || $0.package.hasSuffix("pb")
    }
    // Protocol Buffers' own types occur only in documents with this form of keys.
    let isProven = keys.contains("protobufAny") || usual > 0 && 2 * usual >= keys.count
    counts = isProven ? Dictionary(grouping: types, by: \.type).mapValues(\.count) : [:]
  }

  /// Returns the words of a key after its package; nil if it has none, or if it needs it.
  func words(of key: String) -> [String]? {
    guard let (package, type) = Self.parts(of: key), counts[type] == 1,
      !Self.general.contains(package)
    else { return nil }
    return IdentifierWords.split(type)
  }

  private static func parts(of key: String) -> (package: Substring, type: Substring)? {
    let package = key.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    let type = key[package.endIndex...]
    guard package.first?.isLetter == true, type.first?.isUppercase == true else { return nil }
    return (package, type)
  }

  /// Packages of types such as `Any`, `Status` and `Error`, whose names are too general.
  private static let general: Set<Substring> = [
    "googleprotobuf", "googlerpc", "protobuf", "rpc", "runtime",
  ]
}
