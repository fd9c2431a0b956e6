import Canonical
import Specification

/// Reads `schema` of a sequence, which is all that versions before 3.2 have, as `itemSchema`.
enum SequenceSchema {
  /// Returns the schema of each item: the elements of an array that describes the whole sequence,
  /// or else the schema itself.
  static func item(of media: Named<WrittenOpenAPI.MediaType>) -> WrittenSchema? {
    if let item = media.value.itemSchema { return item }
    guard SequentialMediaType(media.key) != nil, let schema = media.value.schema else { return nil }
    guard let end = schema.resolved else { return schema }
    let parts = [end] + end.allOf.compactMap(\.resolved)
    return parts.contains(where: isArray) ? parts.lazy.compactMap(\.items).first : schema
  }

  private static func isArray(_ schema: WrittenSchema) -> Bool {
    let types = schema.types.filter { $0 != .null }
    return types.isEmpty ? schema.items != nil : types == [.array]
  }
}
