/// What all views of one description share.
public final class Description {
  public let documents: Documents
  public let diagnostics: Diagnostics
  private let version: OpenAPI.Version
  private var versions: [ObjectIdentifier: OpenAPI.Version] = [:]

  init(documents: Documents, diagnostics: Diagnostics, version: OpenAPI.Version) {
    self.documents = documents
    self.diagnostics = diagnostics
    self.version = version
  }

  /// The dialect in which a node is written: that of its file, or the description's own where the
  /// file doesn't say.
  public func version(of node: Node) -> OpenAPI.Version {
    let file = ObjectIdentifier(node.tree)
    if let known = versions[file] { return known }
    let said = node.tree.root.isAsyncAPI ? .v3_1 : OpenAPI.Version(claimedBy: node.tree.root)
    versions[file] = said ?? version
    return said ?? version
  }
}
