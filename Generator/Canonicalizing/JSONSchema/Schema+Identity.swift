import Canonical
import Specification

extension Schema: Identifiable {
  /// Identifies a schema by its location, independently of the references to it.
  public struct ID: Hashable {
    private let node: Node

    fileprivate init(_ node: Node) { self.node = node }
  }

  public var id: ID { ID(node) }

  /// The key under `components`, `definitions` or `$defs`, or the name of a file that is only the
  /// schema.
  public var componentName: String? { node.componentName }

  /// The last step of the pointer to the schema, or the name of the file.
  public var locationName: String { node.locationName }

  /// The schema of `components` that is or contains the schema.
  public var enclosingComponent: Schema? {
    node.enclosingComponentSchema.map { Schema($0, in: source) }
  }

  /// The schema of which the schema is a property.
  public var propertyOwner: Schema? { node.propertyOwner.map { Schema($0, in: source) } }

  /// The number of keywords.
  public var keywordCount: Int { node.count }

  public func has(_ keyword: String) -> Bool { cursor.has(keyword) }

  /// Returns the location of a keyword's value, or nil if the keyword is absent or null.
  public func mark(of keyword: String) -> Mark? { cursor.value(keyword)?.mark }
}

extension Discriminator: Identifiable {
  /// Identifies a discriminator by its location.
  public struct ID: Hashable {
    private let node: Node

    fileprivate init(_ node: Node) { self.node = node }
  }

  public var id: ID { ID(node) }
}
