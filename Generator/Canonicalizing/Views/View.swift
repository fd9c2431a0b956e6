import Specification

/// A view of an object of OpenAPI, AsyncAPI or JSON Schema.
public protocol View {
  var cursor: Cursor { get }
  /// The kind of such objects in `components`; nil if `components` has none.
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

  /// The name under `components` of the target of a reference, if there was one.
  public var componentName: String? {
    cursor.siblings == nil ? nil : node.componentName
  }
}
