/// All the files of one description: the entry file, and what it refers to, each read once and
/// when it is first needed.
public final class Documents {
  /// Longer chains of references are a mistake, or a trap.
  static let longestChain = 100

  let library: FileLibrary
  let diagnostics: Diagnostics
  private var results: [Node: Node?] = [:]
  /// The nodes whose `$ref` is being followed, in order.
  private var following: [Node] = []
  private var anchors: [ObjectIdentifier: [String: Node]] = [:]

  /// The file that was asked for; nil when it can't be read, which is reported.
  public let entry: Tree?

  /// Reads the entry file; nothing outside of `root`, which is the entry's folder unless it is
  /// given, is ever read.
  public init(entry path: String, root: String? = nil, diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
    library = FileLibrary(entry: path, root: root, diagnostics: diagnostics)
    entry = library.entry()
  }

  /// The node itself, or what its `$ref` leads to; a loop is reported once and gives nil.
  public func resolve(_ node: Node) -> Node? {
    let first = following.count
    defer { following.removeSubrange(first...) }
    var current = node
    while let reference = current.reference {
      if let known = results[current] { return remember(known, from: first) }
      if following.contains(current) {
        diagnostics.report(loop(at: reference))
        return remember(nil, from: first)
      }
      if following.count >= Documents.longestChain {
        diagnostics.report(longChain(at: reference))
        return remember(nil, from: first)
      }
      following.append(current)
      guard let next = target(of: reference.text, from: reference) else {
        return remember(nil, from: first)
      }
      current = next
    }
    return remember(current, from: first)
  }

  /// The node that the text of a `$ref` names, seen from the file of `node`; nil after reporting
  /// why there is none.
  ///
  /// What stands there may be a `$ref` again.
  public func target(of reference: String, from node: Node) -> Node? {
    do throws(Diagnostic) {
      let parts = try Reference(reference, at: node.mark)
      var tree = node.tree
      if let path = parts.path {
        guard let other = try library.tree(at: path, from: node) else { return nil }
        tree = other
      }
      switch parts.fragment {
      case .whole: return tree.root
      case .pointer(let steps): return try walk(steps, in: tree, of: reference, at: node.mark)
      case .anchor(let name):
        guard let named = anchors(of: tree)[name] else {
          throw dangling(anchor: name, in: tree, at: node.mark)
        }
        return named
      }
    } catch {
      diagnostics.report(error)
      return nil
    }
  }

  private func remember(_ result: Node?, from first: Int) -> Node? {
    for node in following[first...] { results[node] = .some(result) }
    return result
  }

  /// The nodes of a file that a `$anchor` or a `$dynamicAnchor` names.
  func anchors(of tree: Tree) -> [String: Node] {
    if let known = anchors[ObjectIdentifier(tree)] { return known }
    var found: [String: Node] = [:]
    for index in tree.records.indices where tree.records[index].kind == .mapping {
      let node = Node(tree: tree, index: UInt32(index))
      let name = node["$anchor"]?.string ?? node["$dynamicAnchor"]?.string
      if let name, found[name] == nil { found[name] = node }
    }
    anchors[ObjectIdentifier(tree)] = found
    return found
  }
}

extension Node {
  /// The text of a mapping's `$ref`.
  var reference: Node? {
    guard let reference = self["$ref"], reference.kind == .string else { return nil }
    return reference
  }
}
