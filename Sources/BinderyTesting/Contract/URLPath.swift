/// A path, compared without regard to how its values are escaped, except that an escaped `/`, `,`
/// or `;` is never the delimiter.
struct URLPath: Equatable {
  /// Values and the delimiters between them, in turn.
  private var parts: [String] = []

  init(_ text: Substring) {
    var rest = text
    while let end = rest.firstIndex(where: Self.delimiters.contains) {
      parts.append(URLPairs.decoded(rest[..<end]))
      parts.append(String(rest[end]))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(URLPairs.decoded(rest))
  }

  private static let delimiters: Set<Character> = ["/", ",", ";"]
}
