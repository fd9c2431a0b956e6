import BinderyRuntime

/// A path that is compared independently of percent-encoding.
///
/// An encoded `/`, `,` or `;` is not a delimiter. A segment that is JSON is compared by value.
package struct URLPath: Equatable {
  private let segments: [Segment]

  package init(_ text: Substring) {
    segments = text.split(separator: "/", omittingEmptySubsequences: false).map(Segment.init)
  }

  private struct Segment: Equatable {
    private let text: String
    /// The values and the delimiters between them, alternating.
    private var parts: [String] = []

    init(_ encoded: Substring) {
      text = URLPairs.decoded(encoded)
      var rest = encoded
      while let end = rest.firstIndex(where: Self.delimiters.contains) {
        parts.append(URLPairs.decoded(rest[..<end]))
        parts.append(String(rest[end]))
        rest = rest[rest.index(after: end)...]
      }
      parts.append(URLPairs.decoded(rest))
    }

    static func == (left: Self, right: Self) -> Bool {
      if left.parts == right.parts { return true }
      guard let value = SerializedJSON(left.text) else { return false }
      return value == SerializedJSON(right.text)
    }

    private static let delimiters: Set<Character> = [",", ";"]
  }
}
