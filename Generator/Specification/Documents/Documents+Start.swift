extension Documents {
  /// The node that the fragment of a reference is relative to: the root of a file, or of a schema
  /// with an `$id`; nil if the file was reported before.
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
    case .remote(let url): return try copy(of: url, text, from: node)
    case .path(let path):
      if let url = library.url(ofAbsolutePath: path, from: node) {
        return try copy(of: url, text, from: node)
      }
      return try file(at: path, parts.fragment, text, from: node)
    }
  }

  /// The root of the copy of a remote file.
  private func copy(
    of url: String,
    _ text: String,
    from node: Node
  ) throws(Diagnostic) -> Node? {
    guard let tree = try library.copy(of: url, from: node) else {
      remoteReferences.insert(url)
      throw remote(text, at: node.mark)
    }
    return tree.root
  }

  /// The schema of the same file, or of the entry, whose `$id` is the referenced URI.
  private func embedded(_ location: Reference.Location, seenFrom node: Node) -> Node? {
    let candidates = [node.tree, entry].compactMap { $0 }.map(resources).filter(\.hasNames)
    guard !candidates.isEmpty,
      let name = resources(of: node.tree).name(of: location, seenFrom: node)
    else { return nil }
    return candidates.lazy.compactMap { $0.resource(name) }.first
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
        diagnostics.report(reinterpreted(text, as: steps, at: node.mark))
        return named
      }
      guard isMissing, case .pointer(let steps) = fragment, child(steps, of: node.tree.root) != nil
      else { throw error }
      diagnostics.report(reinterpreted(text, as: steps, at: node.mark))
      return node.tree.root
    }
  }

  /// The pointer that a path without `#` probably means: a component's name, or its path.
  private func component(writtenAs path: String, isMissing: Bool) -> [String]? {
    let steps = path.split(separator: "/").map(String.init)
    if steps.first == "components" { return steps }
    guard isMissing, steps == [path], let entry else { return nil }
    return components(of: entry).component(matching: ["schemas", path])
  }

  /// The descendant of a node, without following references.
  private func child(_ steps: [String], of node: Node) -> Node? {
    steps.reduce(node as Node?) { $0?[$1] }
  }
}
