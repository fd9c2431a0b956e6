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
    case .path(let path): return try file(at: path, text, from: node)
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
    _ text: String,
    from node: Node
  ) throws(Diagnostic) -> Node? {
    do throws(Diagnostic) {
      return try library.tree(at: path, from: node)?.root
    } catch {
      guard text == path, !path.contains("/"), error.code == .unreadableFile,
        let named = entry?.root["components"]?["schemas"]?[path]
      else { throw error }
      diagnostics.report(bareName(path, at: node.mark))
      return named
    }
  }

  private func bareName(_ name: String, at mark: Mark) -> Diagnostic {
    Diagnostic(
      .warning,
      .badReference,
      at: mark,
      "the reference \(Excerpt.quoted(name)) is taken as the schema of that name",
      mend: "write \(Excerpt.quoted("#/components/schemas/" + Pointer.escaped(name)))"
    )
  }
}
