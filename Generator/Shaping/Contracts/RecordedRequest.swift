import Canonical
import RecordingRedaction
import Shape

/// A recorded request, parsed with the path template of its operation.
struct RecordedRequest {
  /// The percent-encoded values of path parameters.
  let path: [String: String]
  /// The query parameters, with decoded names and percent-encoded values.
  let query: [(name: String, value: String)]
  let headers: [Recording.Pair]
  /// The percent-encoded path of the server, without its last slash; empty if the URL has none.
  let basePath: String

  /// Nil if the path doesn't match the operation's template.
  init?(_ request: Recording.Request, of operation: Operation, in service: Service) {
    let parts = RecordedURL(request.url)
    let servers = operation.servers.isEmpty ? service.servers : operation.servers
    let bases = servers.map(\.basePath) + [[]]
    let pieces = operation.path.map { piece in
      switch piece {
      case .literal(let text): Template.Piece.text(text)
      case .parameter(let name): Template.Piece.name(name)
      }
    }
    let multiSegmentNames = Set(operation.parameters.filter(\.isMultiSegment).map(\.key))
    let matches = bases.lazy.compactMap { base in
      RecordedRequest.match((base + pieces)[...], parts.path[...], multiSegmentNames)
        .map { (base: base, path: $0) }
    }
    guard let match = matches.first else { return nil }
    path = match.path
    basePath = match.base.map { piece in
      switch piece {
      case .text(let text): text
      case .name(let name): match.path[name] ?? ""
      }
    }.joined()
    query = PercentText.pairs(parts.query)
    headers = request.headers
  }

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Whether a tool has masked the credentials in the header `Authorization`.
  var hasMaskedAuthorization: Bool {
    header("Authorization").map(MaskedCredential.isMasked(authorization:)) ?? false
  }

  /// The pairs of the `Cookie` header.
  var cookies: [(name: String, value: String)] {
    let text = headers.filter { $0.name.lowercased() == "cookie" }.map(\.value)
    return text.joined(separator: "; ").split(separator: ";").map { item in
      let halves = item.drop { $0 == " " }
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(halves.first ?? ""), halves.count > 1 ? String(halves[1]) : "")
    }
  }

  /// The values of a template's names in a text; only multi-segment names match slashes.
  static func match(
    _ pieces: ArraySlice<Template.Piece>,
    _ text: Substring,
    _ multiSegmentNames: Set<String>
  ) -> [String: String]? {
    switch pieces.first {
    case nil: return text.isEmpty ? [:] : nil
    case .text(let literal):
      guard text.hasPrefix(literal) else { return nil }
      return match(pieces.dropFirst(), text.dropFirst(literal.count), multiSegmentNames)
    case .name(let name):
      var end =
        multiSegmentNames.contains(name) ? text.endIndex : text.prefix { $0 != "/" }.endIndex
      while true {
        if var rest = match(pieces.dropFirst(), text[end...], multiSegmentNames) {
          rest[name] = String(text[..<end])
          return rest
        }
        guard end > text.startIndex else { return nil }
        end = text.index(before: end)
      }
    }
  }
}

extension Parameter {
  /// Whether the value may contain several path segments.
  var isMultiSegment: Bool {
    if case .style(.segments, _, _) = serialization { location == .path } else { false }
  }
}
