import SourceDiagnostics

/// The schemas of a service's documents, which are read when they are first used.
public protocol SchemaIndex: AnyObject {
  subscript(id: SchemaID) -> Schema { get }
  /// The schemas of `components` of the service's first document.
  var components: [Schema] { get }
  /// The number of nodes of all documents.
  var nodeCount: Int { get }

  func target(of id: SchemaID) -> SchemaID?
  func resolved(_ id: SchemaID) -> SchemaID?
  func allOf(_ id: SchemaID) -> [SchemaID]
  func discriminator(of id: SchemaID) -> Discriminator.Contents?
  func enclosingComponent(of id: SchemaID) -> SchemaID?
  func propertyOwner(of id: SchemaID) -> SchemaID?
  func locationName(of id: SchemaID) -> String

  func annotations(of id: SchemaID) -> Schema.Annotations
  func contents(of id: SchemaID) -> Schema.Contents
  func constraints(of id: SchemaID) -> Schema.Constraints?
  func valueNotes(of id: SchemaID, _ values: [JSONValue]) -> [String: ValueNote]
  func admitsNull(_ id: SchemaID) -> Bool

  func keywords(of id: SchemaID) -> [Schema.Keyword]
  func value(of keyword: String, _ id: SchemaID) -> JSONValue?
  func schema(of keyword: String, _ id: SchemaID) -> SchemaID?
}

extension SchemaIndex {
  /// Returns the schema with an identifier; nil for nil.
  public func schema(_ id: SchemaID?) -> Schema? { id.map { self[$0] } }
}
