/// A name and a hash of hexadecimal digits, as in `title 3f2a`.
struct HashedName: Equatable {
  let name: String
  let hash: String

  /// Reads a list that is separated by commas; a name may contain commas, too.
  static func list(of text: String) -> [HashedName] {
    var names: [HashedName] = []
    var pending: [Substring] = []
    for part in text.split(separator: ", ", omittingEmptySubsequences: false) {
      pending.append(part)
      let words = pending.joined(separator: ", ")
      guard let space = words.lastIndex(of: " ") else { continue }
      let hash = words[words.index(after: space)...]
      guard hash.count == 4 || hash.count == 8, hash.allSatisfy(\.isHexDigit) else { continue }
      names.append(HashedName(name: String(words[..<space]), hash: String(hash)))
      pending = []
    }
    return names
  }

  static func text(of names: [HashedName]) -> String {
    names.map { "\($0.name) \($0.hash)" }.joined(separator: ", ")
  }
}
