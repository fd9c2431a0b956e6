import Canonical
import Specification

/// Reads `schema` of a sequence, which is all that versions before 3.2 have, as `itemSchema`.
enum SequenceSchema {
  /// Returns the schema of each item: the elements of an array that describes the whole sequence,
  /// or else the schema itself.
  static func item(of media: Named<WrittenOpenAPI.MediaType>) -> WrittenSchema? {
    if let item = media.value.itemSchema { return item }
    guard SequentialMediaType(media.key) != nil, let schema = media.value.schema else { return nil }
    let end = schema.resolved
    let types = end?.types.filter { $0 != .null } ?? []
    let isArray = types.isEmpty ? end?.items != nil : types == [.array]
    return isArray ? end?.items : schema
  }
}
