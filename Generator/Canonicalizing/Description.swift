import Specification

/// The files, version and diagnostics of a description, which all its views share.
final class Description {
  let documents: Documents
  let diagnostics: Diagnostics
  private let version: WrittenOpenAPI.Version
  /// Nil for an OpenAPI description.
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

  /// Returns the AsyncAPI version of a node: that of its file, or else of the description.
  func asyncVersion(of node: Node) -> WrittenAsyncAPI.Version {
    let file = ObjectIdentifier(node.tree)
    if let known = asyncVersions[file] { return known }
    let declared = WrittenAsyncAPI.Version(claimedBy: node.tree.root) ?? asyncVersion ?? .v3
    asyncVersions[file] = declared
    return declared
  }

  /// Returns whether a node is in a file of AsyncAPI, or in a file without a version of an AsyncAPI
  /// description.
  func isAsync(_ node: Node) -> Bool {
    let root = node.tree.root
    return root.isAsyncAPI || asyncVersion != nil && root["openapi"] == nil && !root.isSwagger
  }

  /// Returns whether a node is in a file of Swagger 2.0, or in a file without a version of such a
  /// description.
  func isSwagger(_ node: Node) -> Bool { version(of: node) == .v2_0 }

  /// Returns the OpenAPI version of a node: that of its file, or else of the description.
  func version(of node: Node) -> WrittenOpenAPI.Version {
    let file = ObjectIdentifier(node.tree)
    if let known = versions[file] { return known }
    let root = node.tree.root
    let declared = root.isAsyncAPI ? .v3_1 : WrittenOpenAPI.Version(claimedBy: root)
    versions[file] = declared ?? version
    return declared ?? version
  }
}
