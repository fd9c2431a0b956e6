extension Overlay {
  /// A document with an overlay applied.
  public struct Result: Sendable {
    /// The changed document; the nodes that the overlay adds have its source locations.
    public let tree: Tree
    /// The number of nodes that the target of each action selects.
    public let selectionCounts: [Int]
  }

  /// Returns the document with all actions applied in order.
  ///
  /// An action that can't be applied is reported as an error, and one without selected nodes as a
  /// warning.
  public func applied(
    to document: Tree,
    limits: Limits = .default,
    diagnostics: Diagnostics
  ) -> Result {
    var application = OverlayApplication(self, to: document, limits, diagnostics)
    let counts = actions.map { application.apply($0) }
    return Result(tree: application.editor.finished(), selectionCounts: counts)
  }
}

/// The application of an overlay's actions to one document.
private struct OverlayApplication {
  var editor: TreeEditor
  private var source: OverlaySource?
  private let overlay: Overlay
  private let diagnostics: Diagnostics

  init(_ overlay: Overlay, to document: Tree, _ limits: Limits, _ diagnostics: Diagnostics) {
    editor = TreeEditor(document, limits: limits)
    self.overlay = overlay
    self.diagnostics = diagnostics
  }

  /// Applies one action, and returns the number of selected nodes.
  mutating func apply(_ action: Overlay.Action) -> Int {
    do throws(JSONPathError) {
      let targets = try targets(of: action)
      if targets.isEmpty {
        reportUnused(
          action,
          "the target \(Excerpt.quoted(action.target.text)) selects no node",
          fix: "correct the JSONPath, or remove the action"
        )
      } else if targets.allSatisfy(\.hasUpdate) {
        reportUnused(
          action,
          "the document already has the values of “update”",
          fix: "remove the action"
        )
      }
      switch action.change {
      case .remove: try remove(targets, action)
      case .update(let update): try self.update(targets, with: update, action)
      case .none: break
      }
      return targets.count
    } catch {
      diagnostics.report(OverlayReader.problem(error, in: action.target.text, at: action.mark))
      return 0
    }
  }

  private struct Target {
    let path: [Int]
    let kind: Node.Kind
    let normalizedPath: String
    /// Whether an array has arrays as elements.
    let hasArrays: Bool
    /// Whether the node has the values of the update already.
    let hasUpdate: Bool
  }

  /// The selected nodes, each once.
  private func targets(of action: Overlay.Action) throws(JSONPathError) -> [Target] {
    var seen: Set<[Int]> = []
    return try action.target.matches(in: editor.tree.root, limits: editor.limits)
      .filter { seen.insert($0.path).inserted }
      .map { match in
        Target(
          path: match.path,
          kind: match.node.kind,
          normalizedPath: match.node.kind.isCollection ? "" : match.normalizedPath,
          hasArrays: match.node.elements.contains { $0.kind == .sequence },
          hasUpdate: hasUpdate(of: action, match.node)
        )
      }
  }

  private func hasUpdate(of action: Overlay.Action, _ node: Node) -> Bool {
    guard case .update(let update) = action.change else { return false }
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
    with update: Node,
    _ action: Overlay.Action
  ) throws(JSONPathError) {
    // The first unsuitable node is reported.
    guard targets.allSatisfy({ check($0, update, action) }) else { return }
    var owned: [(record: UInt32, target: Target)] = []
    for target in targets { owned.append((try editor.ownedRecord(at: target.path), target)) }
    for (record, target) in owned {
      let source = register(update.tree)
      if target.kind == .mapping {
        try editor.merge(update, into: record, depth: target.path.count, source)
      } else {
        try editor.append([update], to: record, depth: target.path.count, source)
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

// MARK: - Diagnostics

extension OverlayApplication {
  /// Whether an update can be merged into a node; reports it otherwise.
  private func check(_ target: Target, _ update: Node, _ action: Overlay.Action) -> Bool {
    switch target.kind {
    case .mapping where update.kind == .mapping: return true
    case .mapping:
      report(
        action,
        "the target is an object, so that “update” must be an object, not \(update.kind.words)",
        fix: "write the properties to merge into the object"
      )
      return false
    case .sequence:
      if update.kind == .sequence, !target.hasArrays { reportNesting(update) }
      return true
    default:
      report(
        action,
        "the target \(target.normalizedPath) is \(target.kind.words), which can't be updated",
        fix: "select the enclosing object, and set its property in “update”"
      )
      return false
    }
  }

  private func reportUnused(_ action: Overlay.Action, _ reason: String, fix: String) {
    diagnostics.warn(
      .unusedRule,
      at: action.mark,
      "\(reason); the action has no effect",
      fix: fix
    )
  }

  /// Reports an array that becomes an element: the author may have meant its elements.
  private func reportNesting(_ update: Node) {
    diagnostics.warn(
      .invalidValue,
      at: update.mark,
      "the target is an array, to which this array is appended as one element",
      fix: "write one action for each element, or update the property of the enclosing object"
    )
  }

  private func report(_ action: Overlay.Action, _ message: String, fix: String? = nil) {
    diagnostics.error(
      .invalidValue,
      at: action.mark,
      message,
      fix: fix ?? "select the parts to remove"
    )
  }
}
