import Specification

/// The key of a path, taken at what its author means by it.
struct PathTemplate {
  /// A value that the key has after its question mark.
  struct Item {
    let key: String
    /// Nil where only a name stands, as in `{?page}`.
    let value: String?
  }

  /// The path as OpenAPI writes it.
  private(set) var path: String
  private(set) var query: [Item] = []

  /// `declared` are the names of path parameters, which are taken as they are.
  init(_ key: String, declared: Set<String>) {
    path = key.trimmingBlanks
    let ends = PathTemplate.ends(in: path)
    if let question = ends.question {
      let text = path[path.index(after: question)..<(ends.sign ?? path.endIndex)]
      query = text.split(separator: "&").compactMap(PathTemplate.item)
    }
    if let end = ends.question ?? ends.sign { path = String(path[..<end]) }
    path = expansionsResolved(declared)
    path = colonsResolved(declared)
    if !path.hasPrefix("/") { path = "/" + path }
  }

  /// The first question mark and the first number sign outside of braces, the mark first.
  private static func ends(in path: String) -> (question: String.Index?, sign: String.Index?) {
    var depth = 0
    var question: String.Index?
    for index in path.indices {
      switch path[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case "?" where depth == 0 && question == nil: question = index
      case "#" where depth == 0: return (question, index)
      default: break
      }
    }
    return (question, nil)
  }

  private static func item(_ text: Substring) -> Item? {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let key = PercentText.decoded(halves[0])
    if key.isEmpty { return nil }
    return Item(key: key, value: halves.count > 1 ? PercentText.decoded(halves[1]) : "")
  }

  /// `{+name}`, `{name*}` and `{name:[0-9]+}` are `{name}`; `{?page}` belongs to the query.
  private mutating func expansionsResolved(_ declared: Set<String>) -> String {
    guard let pieces = Template.pieces(path) else { return path }
    return pieces.reduce(into: "") { path, piece in
      switch piece {
      case .text(let text): path += text
      case .name(let name) where declared.contains(name): path += "{\(name)}"
      case .name(let name) where name.hasPrefix("?") || name.hasPrefix("&"):
        for key in name.dropFirst().split(separator: ",") {
          query.append(Item(key: key.filter { $0 != "*" }, value: nil))
        }
      case .name(let name):
        let plain = name.prefix { $0 != ":" }.filter { $0 != "+" && $0 != "*" }
        path += plain.isEmpty ? "{\(name)}" : "{\(plain)}"
      }
    }
  }

  /// `/:name` is `/{name}` where a path parameter has that name.
  private func colonsResolved(_ declared: Set<String>) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let name = segment.dropFirst()
      return segment.hasPrefix(":") && declared.contains(String(name))
        ? "{\(name)}" : String(segment)
    }
    .joined(separator: "/")
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
