/// The five components of a URI reference, and its resolution (RFC 3986 §5).
package struct URIReference {
  package var scheme: Substring?
  package var authority: Substring?
  package var path: Substring
  package var query: Substring?
  package var fragment: Substring?

  package init(_ text: String) {
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = rest[rest.index(after: hash)...]
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/"), colon > rest.startIndex
    {
      scheme = rest[..<colon]
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    path = rest
  }

  /// Resolves a reference against a base URI.
  package static func resolve(_ reference: String, against base: String) -> URIReference {
    var target = URIReference(reference)
    let base = URIReference(base)
    guard target.scheme == nil else { return target }
    target.scheme = base.scheme
    guard target.authority == nil else { return target }
    target.authority = base.authority
    if target.path.isEmpty {
      target.path = base.path
      target.query = target.query ?? base.query
    } else if !target.path.hasPrefix("/") {
      let folder = base.path.lastIndex(of: "/").map { base.path[...$0] } ?? ""
      target.path = withoutDots(folder + target.path)
    } else {
      target.path = withoutDots(target.path)
    }
    return target
  }

  /// The text up to the fragment.
  package var document: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    return text
  }

  private static func withoutDots(_ path: Substring) -> Substring {
    var segments: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (position, part) in parts.enumerated() {
      let isLast = position == parts.count - 1
      if part == ".." {
        if segments.count > 1 { segments.removeLast() }
      } else if part != "." {
        segments.append(part)
        continue
      }
      if isLast { segments.append("") }
    }
    return Substring(segments.joined(separator: "/"))
  }
}
