/// The application of an overlay's actions to one document.
struct OverlayApplication {
  var editor: TreeEditor
  private var source: OverlaySource?
  private let overlay: Overlay
  let diagnostics: Diagnostics

  init(_ overlay: Overlay, to document: Tree, _ limits: Limits, _ diagnostics: Diagnostics) {
    editor = TreeEditor(document, limits: limits)
    self.overlay = overlay
    self.diagnostics = diagnostics
  }

  /// Applies one action, and returns the number of selected nodes.
  mutating func apply(_ action: Overlay.Action) -> Int {
    do throws(JSONPathError) {
      let update = try update(of: action)
      let targets = try targets(of: action, update?.node)
      if targets.isEmpty {
        reportUnused(
          action,
          "the target \(Excerpt.quoted(action.target.text)) selects no node",
          fix: "correct the JSONPath, or remove the action"
        )
      } else if targets.allSatisfy(\.hasUpdate) {
        reportUnused(
          action,
          "the document already has the values of \(action.key)",
          fix: "remove the action"
        )
      }
      switch action.change {
      case .remove: try remove(targets, action)
      case .update, .copy:
        if let update { try self.update(targets, with: update, action) }
      case .none: break
      }
      return targets.count
    } catch {
      diagnostics.report(OverlayReader.problem(error, in: action.target.text, at: action.mark))
      return 0
    }
  }

  /// The value to merge; nil for an action without one, or after reporting why it can't be copied.
  private mutating func update(
    of action: Overlay.Action
  ) throws(JSONPathError) -> (node: Node, source: OverlaySource)? {
    switch action.change {
    case .remove, .none: return nil
    case .update(let node): return (node, register(node.tree))
    case .copy(let path):
      let nodes = try path.nodes(in: editor.tree.root, limits: editor.limits)
      guard nodes.count == 1 else {
        report(
          action,
          "the path \(Excerpt.quoted(path.text)) of “copy” selects \(nodes.count) nodes, not one",
          fix: "correct the JSONPath, so that it selects one node"
        )
        return nil
      }
      return (nodes[0], .document)
    }
  }

  struct Target {
    let path: [Int]
    let kind: Node.Kind
    let normalizedPath: String
    /// Whether an array has arrays as elements.
    let hasArrays: Bool
    /// Whether the node has the values of the update already.
    let hasUpdate: Bool
  }

  /// The selected nodes, each once.
  private func targets(
    of action: Overlay.Action,
    _ update: Node?
  ) throws(JSONPathError) -> [Target] {
    var seen: Set<[Int]> = []
    return try action.target.matches(in: editor.tree.root, limits: editor.limits)
      .filter { seen.insert($0.path).inserted }
      .map { match in
        Target(
          path: match.path,
          kind: match.node.kind,
          normalizedPath: match.node.kind.isCollection ? "" : match.normalizedPath,
          hasArrays: match.node.elements.contains { $0.kind == .sequence },
          hasUpdate: update.map { hasUpdate($0, match.node) } ?? false
        )
      }
  }

  private func hasUpdate(_ update: Node, _ node: Node) -> Bool {
    var comparison = UpdateComparison()
    return switch node.kind {
    case .mapping where update.kind == .mapping: comparison.has(node, update)
    case .sequence: comparison.hasElement(node, update)
    default: false
    }
  }

  private mutating func remove(
    _ targets: [Target],
    _ action: Overlay.Action
  ) throws(JSONPathError) {
    guard !targets.contains(where: \.path.isEmpty) else {
      return report(action, "the target is the whole document, which can't be removed")
    }
    try editor.remove(targets.map(\.path))
  }

  private mutating func update(
    _ targets: [Target],
    with update: (node: Node, source: OverlaySource),
    _ action: Overlay.Action
  ) throws(JSONPathError) {
    // The first unsuitable node is reported.
    guard targets.allSatisfy({ check($0, update.node, action) }) else { return }
    var owned: [(record: UInt32, target: Target)] = []
    for target in targets { owned.append((try editor.ownedRecord(at: target.path), target)) }
    for (record, target) in owned {
      let depth = target.path.count
      if target.kind == .mapping {
        try editor.merge(update.node, into: record, depth: depth, update.source)
      } else {
        try editor.append([update.node], to: record, depth: depth, update.source)
      }
    }
  }

  /// Adds the texts of the overlay to those of the document, once.
  private mutating func register(_ tree: Tree) -> OverlaySource {
    if let source { return source }
    editor.overlays.append(overlay.file)
    let source = OverlaySource(
      number: UInt16(clamping: editor.overlays.count),
      blobStart: UInt32(editor.blob.count)
    )
    editor.blob += tree.blob
    self.source = source
    return source
  }
}
