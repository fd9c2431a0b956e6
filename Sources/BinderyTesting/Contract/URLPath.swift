/// A path that is compared independently of percent-encoding, except that an encoded `/`, `,` or
/// `;` is not a delimiter.
struct URLPath: Equatable {
  /// The values and the delimiters between them, alternating.
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
