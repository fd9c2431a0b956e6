import Canonical
import Specification

extension Schema: Identifiable {
  /// Identifies a schema by where it is written, whatever refers to it.
  public struct ID: Hashable {
    private let node: Node

    fileprivate init(_ node: Node) { self.node = node }
  }

  public var id: ID { ID(node) }

  /// The key under `components`, `definitions` or `$defs`, or the name of a file that holds nothing
  /// else.
  public var componentName: String? { node.componentName }

  /// The last step of the pointer to the schema, or the name of the file.
  public var locationName: String { node.locationName }

  /// The schema of `components` that the schema is, or in which it is written.
  public var enclosingComponent: Schema? {
    node.enclosingComponentSchema.map { Schema($0, in: source) }
  }

  /// The schema that has the schema under `properties`.
  public var propertyOwner: Schema? { node.propertyOwner.map { Schema($0, in: source) } }

  /// The number of keywords.
  public var keywordCount: Int { node.count }

  public func has(_ keyword: String) -> Bool { cursor.has(keyword) }

  /// The location of a keyword's value; nil where the keyword is absent or null.
  public func mark(of keyword: String) -> Mark? { cursor.value(keyword)?.mark }
}

extension Discriminator: Identifiable {
  /// Identifies a discriminator by where it is written.
  public struct ID: Hashable {
    private let node: Node

    fileprivate init(_ node: Node) { self.node = node }
  }

  public var id: ID { ID(node) }
}
