import BinderyRealtime
import BinderyRuntime

/// The differences between the request with which a client opens a WebSocket and the recorded one.
struct OpeningDifferences {
  private(set) var texts: [String] = []

  /// - Parameters:
  ///   - query: The names of the described query parameters.
  ///   - headers: The names of the described headers.
  init(
    opened: RealtimeOptions.Request,
    recorded: HTTPArchive.Request,
    query: Set<String>,
    headers: Set<String>
  ) {
    let (own, other) = (Address(opened.url), Address(recorded.url))
    // A server that the document doesn't have may have another path before the address.
    let isSame = own.host == other.host ? own.path == other.path : other.path.hasSuffix(own.path)
    if !isSame {
      texts.append("the client opens the path \(own.text), but \(other.text) is recorded")
    }
    compare(own.query, other.query, query)
    for name in headers.sorted() {
      let value = opened.options.headers[name]
      guard
        let header = recorded.headers.first(where: { $0.name.lowercased() == name.lowercased() }),
        header.value != value
      else { continue }
      texts.append(
        "the client sends \(value ?? "no value") for the header \(name), not \(header.value)"
      )
    }
  }

  /// Whether a recorded URL is that of a server with a further path.
  static func isServer(_ server: RealtimeServer, of url: String) -> Bool {
    let (own, other) = (Address(server.url), Address(url))
    return own.host == other.host && other.path.hasPrefix(own.path)
  }

  /// Compares the described parameters that are recorded, and those that the client adds.
  private mutating func compare(
    _ own: [PairDifferences.Pair],
    _ recorded: [PairDifferences.Pair],
    _ described: Set<String>
  ) {
    for name in described.sorted() {
      let values = (own.filter { $0.name == name }, recorded.filter { $0.name == name })
      guard !values.1.isEmpty, values.0.map(\.value) != values.1.map(\.value) else { continue }
      let found = values.0.map { $0.value ?? "" }.joined(separator: ", ")
      let wanted = values.1.map { $0.value ?? "" }.joined(separator: ", ")
      texts.append(
        "the client opens the query parameter \(name) with “\(found)”, but “\(wanted)” is recorded"
      )
    }
    for pair in own where !described.contains(pair.name) {
      guard !recorded.contains(where: { $0 == pair }) else { continue }
      texts.append("the client adds the query parameter \(pair.name), which isn't recorded")
    }
  }
}

/// The parts of a URL.
private struct Address {
  let host: Substring
  /// The path as it is written.
  let text: Substring
  let query: [PairDifferences.Pair]

  init(_ url: String) {
    let parts = url.prefix { $0 != "#" }
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let address = parts.first ?? ""
    let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
    host = address[start...].prefix { $0 != "/" }
    let rest = address[host.endIndex...]
    text = rest.isEmpty ? "/" : rest
    query = parts.count > 1 ? URLPairs.query(parts[1]) : []
  }

  /// The decoded segments, without an empty last one.
  var path: ArraySlice<String> {
    let segments = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { URLPairs.decoded($0) }.dropFirst()
    return segments.last?.isEmpty == true ? segments.dropLast() : segments
  }
}

extension ArraySlice<String> {
  fileprivate func hasPrefix(_ other: Self) -> Bool { starts(with: other) }

  fileprivate func hasSuffix(_ other: Self) -> Bool { reversed().starts(with: other.reversed()) }
}
