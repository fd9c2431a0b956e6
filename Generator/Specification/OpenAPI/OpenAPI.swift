/// The views of an OpenAPI document: light structs over nodes that read what they are asked for.
public enum OpenAPI {
  /// What all views of one description share.
  public final class Source {
    public let documents: Documents
    public let diagnostics: Diagnostics
    private let version: Version
    private var versions: [ObjectIdentifier: Version] = [:]

    init(documents: Documents, diagnostics: Diagnostics, version: Version) {
      self.documents = documents
      self.diagnostics = diagnostics
      self.version = version
    }

    /// The dialect in which a node is written: that of its file, or the description's own where the
    /// file doesn't say.
    public func version(of node: Node) -> Version {
      let file = ObjectIdentifier(node.tree)
      if let known = versions[file] { return known }
      let said = node.tree.root.isAsyncAPI ? .v3_1 : Version(claimedBy: node.tree.root)
      versions[file] = said ?? version
      return said ?? version
    }
  }

  /// The dialect in which a description is read.
  public enum Version: Hashable, Sendable {
    case v3_0, v3_1, v3_2
  }

  /// One of OpenAPI's objects.
  public protocol View {
    var cursor: Cursor { get }
    /// What such objects are where `components` shares them; nil where it shares none.
    static var kind: ObjectKind? { get }

    init(_ cursor: Cursor)
  }

  /// A view and the key under which its author put it.
  public struct Named<Value> {
    public let key: String
    public let keyMark: Mark
    public let value: Value
  }
}

extension OpenAPI.View {
  public static var kind: OpenAPI.ObjectKind? { nil }

  public var node: Node { cursor.node }
  public var mark: Mark { cursor.node.mark }
  public var source: OpenAPI.Source { cursor.source }

  public var summary: String? { cursor.string("summary") }
  public var description: String? { cursor.string("description") }

  /// The name under `components` of what a reference led to, when there was one.
  public var componentName: String? {
    cursor.siblings == nil ? nil : node.componentName
  }
}
