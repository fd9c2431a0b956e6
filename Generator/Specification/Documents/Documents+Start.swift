extension Documents {
  /// The node at which the fragment of a reference begins to count: the root of a file, or of a
  /// schema with an `$id`; nil when the file was reported before.
  func start(
    of parts: Reference,
    _ text: String,
    from node: Node
  ) throws(Diagnostic) -> Node? {
    let own = resources(of: node.tree)
    guard let location = parts.location else { return own.root(around: node) }
    if let start = embedded(location, seenFrom: node) { return start }
    if let path = own.path(of: location) {
      return try library.tree(at: path, from: node)?.root
    }
    switch location {
    case .remote: throw remote(text, at: node.mark)
    case .path(let path): return try file(at: path, parts.fragment, text, from: node)
    }
  }

  /// A schema in the same file, or in the entry, that calls itself what the reference says.
  private func embedded(_ location: Reference.Location, seenFrom node: Node) -> Node? {
    let places = [node.tree, entry].compactMap { $0 }.map(resources).filter(\.hasNames)
    guard !places.isEmpty,
      let name = resources(of: node.tree).name(of: location, seenFrom: node)
    else { return nil }
    return places.lazy.compactMap { $0.resource(name) }.first
  }

  private func file(
    at path: String,
    _ fragment: Reference.Fragment,
    _ text: String,
    from node: Node
  ) throws(Diagnostic) -> Node? {
    do throws(Diagnostic) {
      return try library.tree(at: path, from: node)?.root
    } catch {
      let isMissing = error.code == .unreadableFile
      if isMissing || error.code == .externalReference, text == path,
        let steps = component(writtenAs: path, isMissing: isMissing),
        let root = entry?.root, let named = child(steps, of: root)
      {
        diagnostics.report(taken(text, as: steps, at: node.mark))
        return named
      }
      guard isMissing, case .pointer(let steps) = fragment, child(steps, of: node.tree.root) != nil
      else { throw error }
      diagnostics.report(taken(text, as: steps, at: node.mark))
      return node.tree.root
    }
  }

  /// The pointer that a path without a number sign is: a component's name, or the way to it.
  private func component(writtenAs path: String, isMissing: Bool) -> [String]? {
    let steps = path.split(separator: "/").map(String.init)
    if steps.first == "components" { return steps }
    guard isMissing, steps == [path], let entry else { return nil }
    return components(of: entry).component(meantBy: ["schemas", path])
  }

  /// What stands below a node, no reference followed.
  private func child(_ steps: [String], of node: Node) -> Node? {
    steps.reduce(node as Node?) { $0?[$1] }
  }
}
