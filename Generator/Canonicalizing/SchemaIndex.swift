import Canonical
import Specification

/// The schemas to which canonical objects refer.
///
/// Schemas have no canonical structs: `Shaping` reads their nodes.
public final class SchemaIndex {
  private var schemas: [Schema] = []
  private var ids: [Node: SchemaID] = [:]

  /// Returns the identifier of a schema, which is the same for the same node.
  func id(of schema: Schema) -> SchemaID {
    if let known = ids[schema.node] { return known }
    let id = SchemaID(number: schemas.count)
    schemas.append(schema)
    ids[schema.node] = id
    return id
  }

  public subscript(id: SchemaID) -> Schema { schemas[id.number] }
}
