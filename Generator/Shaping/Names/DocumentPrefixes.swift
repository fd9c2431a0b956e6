/// The names of documents that a tool joined, with which it began the keys of all components:
/// `Orders_API_Customer` beside the security schemes `Orders_API_OAuth` and `Loans_API_OAuth`.
struct DocumentPrefixes {
  /// The names with their separators, the longest first; empty if the keys don't prove that
  /// documents were joined.
  private let prefixes: [String]
  /// The number of documents that have a type of a name.
  private let counts: [Substring: Int]
  /// The letters of the names of operations, after which their requests are named.
  private let reserved: Set<[Unicode.Scalar]>

  init(_ keys: [String], securitySchemes: [String], reserved: [[String]]) {
    let names = securitySchemes.map { scheme in
      Self.starts(of: scheme).last { start in keys.contains { $0.hasPrefix(start) } }
    }
    let known = Set(names.compactMap(\.self)).sorted { ($1.count, $0) < ($0.count, $1) }
    let types = keys.compactMap { Self.type(of: $0, known) }
    // A document with one name could have other keys in which it is a word.
    let isProven =
      known.count > 1 && !names.contains(nil) && 10 * types.count >= 9 * keys.count
      && (known.allSatisfy { IdentifierWords.split($0).count > 1 }
        || Self.haveOneInCommon(securitySchemes, known))
    prefixes = isProven ? known : []
    counts = isProven ? Dictionary(grouping: types) { $0 }.mapValues(\.count) : [:]
    self.reserved =
      isProven ? Set(reserved.map { CondensedText($0.joined()).letters }) : []
  }

  /// Returns the words of a key after the name of its document; nil if it has none, or if it needs
  /// it.
  func words(of key: String) -> [String]? {
    guard let type = Self.type(of: key, prefixes), counts[type] == 1,
      type.first?.isLetter == true, !reserved.contains(CondensedText(String(type)).letters)
    else { return nil }
    return IdentifierWords.split(type)
  }

  /// Whether two documents have a security scheme of the same name: a name of one word is otherwise
  /// rather a part of a key, as in `user_token` and `pet_key` beside `user_id`.
  private static func haveOneInCommon(_ schemes: [String], _ prefixes: [String]) -> Bool {
    let names = schemes.compactMap { type(of: $0, prefixes) }
    return Set(names).count < names.count
  }

  /// Returns the beginnings of a key that end with a separator.
  private static func starts(of key: String) -> [String] {
    key.indices.filter { key[$0] == "_" && $0 != key.startIndex }.map { String(key[...$0]) }
  }

  /// Returns a key after the first of the prefixes that it has.
  private static func type(of key: String, _ prefixes: [String]) -> Substring? {
    prefixes.first(where: key.hasPrefix).map { key.dropFirst($0.count) }
  }
}
