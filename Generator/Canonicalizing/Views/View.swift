import Specification

/// One of the objects of OpenAPI, AsyncAPI or JSON Schema.
public protocol View {
  var cursor: Cursor { get }
  /// What such objects are where `components` shares them; nil where it shares none.
  static var kind: ObjectKind? { get }

  init(_ cursor: Cursor)
}

extension View {
  public static var kind: ObjectKind? { nil }

  public var node: Node { cursor.node }
  public var mark: Mark { cursor.node.mark }
  public var source: Description { cursor.source }

  public var summary: String? { cursor.string("summary") }
  public var description: String? { cursor.string("description") }

  /// The name under `components` of what a reference led to, when there was one.
  public var componentName: String? {
    cursor.siblings == nil ? nil : node.componentName
  }
}
