// The diagnostics of actions.
extension OverlayApplication {
  /// Whether an update can be merged into a node; reports it otherwise.
  func check(_ target: Target, _ update: Node, _ action: Overlay.Action) -> Bool {
    switch target.kind {
    case .mapping where update.kind == .mapping: return true
    case .mapping:
      report(
        action,
        "the target is an object, so that \(action.key) must be an object, not"
          + " \(update.kind.words)",
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

  func reportUnused(_ action: Overlay.Action, _ reason: String, fix: String) {
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

  func report(_ action: Overlay.Action, _ message: String, fix: String? = nil) {
    diagnostics.error(
      .invalidValue,
      at: action.mark,
      message,
      fix: fix ?? "select the parts to remove"
    )
  }
}

extension Overlay.Action {
  /// The key of the update, for messages.
  var key: String { if case .copy = change { "“copy”" } else { "“update”" } }
}
