import Canonical
import Specification

extension ServiceDescription {
  /// Reads the documents of a service; a document that can't be read is reported and omitted.
  ///
  /// - Parameter events: The paths of AsyncAPI documents about the same service, which share their
  ///   schemas with the OpenAPI document.
  public init(_ documents: Documents, events: [String] = [], diagnostics: Diagnostics) {
    let schemas = SchemaTable()
    let channels = { (root: Node) in
      AsyncCanonicalizer(root, of: documents, schemas: schemas, diagnostics: diagnostics)
    }
    if let root = documents.entry?.root, root.isAsyncAPI {
      let document = channels(root)
      self.init(
        schemas: schemas,
        operations: nil,
        channels: document.map { [$0] } ?? []
      )
      return
    }
    let operations = OpenAPICanonicalizer(documents, schemas: schemas, diagnostics: diagnostics)
    self.init(
      schemas: schemas,
      operations: operations,
      channels: operations == nil
        ? [] : events.compactMap { documents.document(at: $0)?.root }.compactMap(channels)
    )
  }
}
