/// The parts of a URL's path and query, percent-encoded.
struct MutableURL {
  private let server: Substring
  var segments: [String]
  var pairs: [(name: String, value: String?)]

  init(_ url: String) {
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let afterScheme = parts[0].firstRange(of: "://")?.upperBound ?? parts[0].startIndex
    let start = parts[0][afterScheme...].firstIndex(of: "/") ?? parts[0].endIndex
    server = parts[0][..<start]
    segments = parts[0][start...].split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    pairs = parts.dropFirst().flatMap { $0.split(separator: "&") }.map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(sides[0]), sides.count == 2 ? String(sides[1]) : nil)
    }
  }

  var text: String {
    let query = pairs.map { $0.name + ($0.value.map { "=\($0)" } ?? "") }.joined(separator: "&")
    return server + segments.joined(separator: "/") + (query.isEmpty ? "" : "?\(query)")
  }
}
