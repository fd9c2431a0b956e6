/// A document of the OpenAPI Overlay Specification 1.0 or 1.1: changes to an OpenAPI or AsyncAPI
/// document.
public struct Overlay: Sendable {
  /// One change: it updates or removes the nodes that its target selects.
  public struct Action: Sendable {
    /// The change of each selected node.
    public enum Change: Sendable {
      case update(Node)
      /// An update with the one node of the document that a path selects (1.1).
      case copy(JSONPath)
      case remove
      /// An action without `update`, `copy` and `remove`.
      case none
    }

    public let target: JSONPath
    public let change: Change
    public let description: String?
    /// The source location of the target.
    public let mark: Mark
  }

  /// The path of the file, as diagnostics show it.
  public let file: String
  /// The title and the version in `info`.
  public let title: String?
  public let version: String?
  /// The URI of the document that the overlay was written for.
  public let extends: String?
  /// The source location of the URI.
  let extendsMark: Mark?
  /// The actions, in the order of their application.
  public let actions: [Action]

  /// Reads a parsed file; nil after reporting why it isn't an overlay.
  public init?(_ tree: Tree, diagnostics: Diagnostics) {
    let found = Diagnostics()
    defer { diagnostics.report(found) }
    let corrections = Diagnostics()
    let corrected = OverlayReader.correctingKeys(of: tree, corrections)
    let reader = OverlayReader(corrected, diagnostics: found)
    // The keys of another document aren't reported.
    guard reader.isOverlay else { return nil }
    found.report(corrections)
    file = tree.file
    (title, version) = reader.info
    extends = reader.text("extends", of: reader.root)
    extendsMark = reader.root["extends"]?.mark
    actions = reader.actions
    if found.hasErrors { return nil }
  }
}
