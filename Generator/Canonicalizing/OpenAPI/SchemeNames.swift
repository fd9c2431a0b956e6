/// The names of the security schemes of a document.
struct SchemeNames {
  /// The section of the document that defines the schemes.
  let section: String
  private let exact: Set<String>
  private let loose: [String: [String]]

  init(_ names: [String], section: String) {
    self.section = section
    exact = Set(names)
    loose = Dictionary(grouping: exact, by: SchemeNames.plain)
  }

  func contains(_ name: String) -> Bool { exact.contains(name) }

  /// Returns the only scheme whose name differs at most in case, hyphens, underscores and spaces.
  func only(like name: String) -> String? {
    guard let names = loose[SchemeNames.plain(name)], names.count == 1 else { return nil }
    return names[0]
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && !$0.isWhitespace }
  }
}
