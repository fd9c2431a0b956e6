import Specification

/// A view of an object of OpenAPI, AsyncAPI or JSON Schema.
protocol View {
  var cursor: Cursor { get }
  /// The kind of such objects in `components`; nil if `components` has none.
  static var kind: ObjectKind? { get }

  init(cursor: Cursor)
}

extension View {
  static var kind: ObjectKind? { nil }

  var node: Node { cursor.node }
  var mark: Mark { cursor.node.mark }
  var source: Description { cursor.source }
  var diagnostics: Diagnostics { cursor.diagnostics }

  /// Whether the object has the form of Swagger 2.0.
  var isSwagger: Bool { source.isSwagger(node) }

  var summary: String? { cursor.string("summary") }
  var description: String? { cursor.string("description") }

  /// The name under `components` of the target of a reference, if there was one.
  var componentName: String? {
    cursor.siblings == nil ? nil : node.componentName
  }
}
