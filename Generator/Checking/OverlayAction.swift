import BinderyJSON

/// An action of an OpenAPI Overlay 1.0.
public struct OverlayAction: Hashable, Sendable {
  /// The change of the selected objects.
  public enum Change: Hashable, Sendable {
    case remove
    case update(JSONValue)
  }

  /// The JSONPath (RFC 9535) of the changed objects.
  public var target: String
  public var change: Change
  /// The evidence for the change.
  public var description: String

  /// What an action does, without its reason.
  public struct Effect: Hashable, Sendable {
    let target: String
    let change: Change
  }

  public var effect: Effect { Effect(target: target, change: change) }

  /// The action as a list item of a YAML document.
  var text: String {
    let change =
      switch self.change {
      case .remove: "remove: true"
      case .update(let value): "update: \(value)"
      }
    return """
        - target: \(JSONValue.string(target))
          description: \(JSONValue.string(description))
          \(change)
      """
  }
}

/// An OpenAPI Overlay 1.0 that is suggested for a document.
public struct SuggestedOverlay: Sendable {
  /// The path of the document from the overlay's folder.
  public var document: String
  public var actions: [OverlayAction]

  /// Creates an overlay of a document.
  public init(document: String, actions: [OverlayAction]) {
    self.document = document
    self.actions = actions
  }

  /// The overlay as YAML, whose scalars are written as in JSON.
  public var text: String {
    """
    overlay: 1.0.0
    info:
      title: \(JSONValue.string("Corrections of \(document), derived from recordings"))
      version: 1.0.0
    extends: \(JSONValue.string(document))
    actions:
    \(actions.map(\.text).joined(separator: "\n"))

    """
  }
}
