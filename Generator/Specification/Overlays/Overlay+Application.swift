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
