/// The path of an operation, which matches the paths of requests.
package struct PathPattern: Hashable, Sendable {
  /// A part of a path template: `/pets/{id}` has a literal and a parameter.
  enum Piece: Hashable, Sendable {
    case literal(String)
    case parameter(String, isMultiSegment: Bool)
  }

  package let template: String
  private let pieces: [Piece]
  /// Whether the last parameter may be empty, with or without the slash before it.
  private let allowsEmptyEnd: Bool
  /// The parameters of the query in the key of the path, which requests must have.
  package let query: [String]

  package init(
    _ template: String,
    multiSegmentNames: Set<String> = [],
    query: [String] = [],
    allowsEmptyEnd: Bool = false
  ) {
    self.template = template
    self.query = query
    self.allowsEmptyEnd = allowsEmptyEnd
    var pieces: [Piece] = []
    var rest = template[...]
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}")
      else {
        pieces.append(.literal(String(rest)))
        break
      }
      if open > rest.startIndex { pieces.append(.literal(String(rest[..<open]))) }
      let name = String(rest[rest.index(after: open)..<close])
      pieces.append(.parameter(name, isMultiSegment: multiSegmentNames.contains(name)))
      rest = rest[rest.index(after: close)...]
    }
    self.pieces = pieces
  }

  /// The number of bytes that aren't parameters; a more specific pattern has more of them.
  package var literalCount: Int {
    pieces.reduce(0) { count, piece in
      if case .literal(let text) = piece { count + text.utf8.count } else { count }
    }
  }

  /// The number of parameters.
  package var parameterCount: Int {
    pieces.count { if case .parameter = $0 { true } else { false } }
  }

  /// Returns the encoded values of the parameters; nil if the path isn't of this pattern.
  package func match(_ path: Substring) -> [String: String]? {
    PathMatcher(path).values(of: pieces) ?? valuesWithEmptyEnd(path)
  }

  private func valuesWithEmptyEnd(_ path: Substring) -> [String: String]? {
    guard allowsEmptyEnd, case .parameter(let name, _)? = pieces.last else { return nil }
    let others = Array(pieces.dropLast())
    let values = [path, path + "/"].lazy.compactMap { PathMatcher($0).values(of: others) }
    return values.first.map { $0.merging([name: ""]) { $1 } }
  }
}
