import Specification

/// What all views of one description share.
public final class Description {
  public let documents: Documents
  public let diagnostics: Diagnostics
  private let version: WrittenOpenAPI.Version
  /// Nil where no AsyncAPI document is described.
  private let asyncVersion: WrittenAsyncAPI.Version?
  private var versions: [ObjectIdentifier: WrittenOpenAPI.Version] = [:]
  private var asyncVersions: [ObjectIdentifier: WrittenAsyncAPI.Version] = [:]

  init(
    documents: Documents,
    diagnostics: Diagnostics,
    version: WrittenOpenAPI.Version,
    asyncVersion: WrittenAsyncAPI.Version? = nil
  ) {
    self.documents = documents
    self.diagnostics = diagnostics
    self.version = version
    self.asyncVersion = asyncVersion
  }

  /// The version of AsyncAPI in which a node is written: that of its file, or the description's own
  /// where the file doesn't say.
  func asyncVersion(of node: Node) -> WrittenAsyncAPI.Version {
    let file = ObjectIdentifier(node.tree)
    if let known = asyncVersions[file] { return known }
    let said = WrittenAsyncAPI.Version(claimedBy: node.tree.root) ?? asyncVersion ?? .v3
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
  func version(of node: Node) -> WrittenOpenAPI.Version {
    let file = ObjectIdentifier(node.tree)
    if let known = versions[file] { return known }
    let said = node.tree.root.isAsyncAPI ? .v3_1 : WrittenOpenAPI.Version(claimedBy: node.tree.root)
    versions[file] = said ?? version
    return said ?? version
  }
}
