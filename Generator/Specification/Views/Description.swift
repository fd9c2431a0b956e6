/// What all views of one description share.
public final class Description {
  public let documents: Documents
  public let diagnostics: Diagnostics
  private let version: OpenAPI.Version
  /// Nil where no AsyncAPI document is described.
  private let asyncVersion: AsyncAPI.Version?
  private var versions: [ObjectIdentifier: OpenAPI.Version] = [:]
  private var asyncVersions: [ObjectIdentifier: AsyncAPI.Version] = [:]

  init(
    documents: Documents,
    diagnostics: Diagnostics,
    version: OpenAPI.Version,
    asyncVersion: AsyncAPI.Version? = nil
  ) {
    self.documents = documents
    self.diagnostics = diagnostics
    self.version = version
    self.asyncVersion = asyncVersion
  }

  /// The version of AsyncAPI in which a node is written: that of its file, or the description's own
  /// where the file doesn't say.
  public func asyncVersion(of node: Node) -> AsyncAPI.Version {
    let file = ObjectIdentifier(node.tree)
    if let known = asyncVersions[file] { return known }
    let said = AsyncAPI.Version(claimedBy: node.tree.root) ?? asyncVersion ?? .v3
    asyncVersions[file] = said
    return said
  }

  /// Whether a node is written in AsyncAPI: its file says so, or is a part that doesn't say.
  func isAsync(_ node: Node) -> Bool {
    let root = node.tree.root
    return root.isAsyncAPI || asyncVersion != nil && root["openapi"] == nil
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
