/// A JSONPath query (RFC 9535), which selects nodes of a tree.
public struct JSONPath: Sendable {
  /// The query, as written.
  public let text: String
  let segments: [JSONPathQuery.Segment]

  /// Parses a query such as `$.paths['/books'].get.parameters[?@.name == 'q']`.
  public init(_ text: String) throws(JSONPathError) {
    var parser = JSONPathParser(text)
    self.text = text
    segments = try parser.path()
  }

  /// Returns the selected nodes, in the order of the query; a node that the query selects twice is
  /// in the result twice.
  ///
  /// Throws if the query visits more nodes than `limits` permit.
  public func nodes(
    in root: Node,
    limits: Limits = .default
  ) throws(JSONPathError) -> [Node] {
    try matches(in: root, limits: limits).map(\.node)
  }

  /// Returns the selected nodes with their locations.
  public func matches(
    in root: Node,
    limits: Limits = .default
  ) throws(JSONPathError) -> [JSONPathMatch] {
    var evaluator = JSONPathEvaluator(root, limits: limits)
    return try evaluator.matches(of: segments)
  }
}

/// A node that a JSONPath query selects.
public struct JSONPathMatch: Sendable {
  public let node: Node
  /// The index of each step among the elements or entries of its parent, from the root.
  let path: [Int]
  private let root: Node

  init(node: Node, path: [Int], root: Node) {
    self.node = node
    self.path = path
    self.root = root
  }

  /// The location as a normalized path (RFC 9535, section 2.7), such as `$['tags'][0]`.
  public var normalizedPath: String {
    var text = "$"
    var current: Node? = root
    for step in path {
      guard let parent = current else { break }
      if parent.kind == .mapping {
        let entry = parent.entries[step]
        text += "['\(JSONPathMatch.escaped(entry.key))']"
        current = entry.value
      } else {
        text += "[\(step)]"
        current = parent[step]
      }
    }
    return text
  }

  private static func escaped(_ name: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "'": text += "\\'".unicodeScalars
      case "\\": text += "\\\\".unicodeScalars
      case "\u{8}": text += "\\b".unicodeScalars
      case "\u{C}": text += "\\f".unicodeScalars
      case "\n": text += "\\n".unicodeScalars
      case "\r": text += "\\r".unicodeScalars
      case "\t": text += "\\t".unicodeScalars
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
