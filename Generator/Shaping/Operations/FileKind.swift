import Specification

/// Whether a member of a multipart form is bytes of their own rather than a value.
enum FileKind {
  case one, many

  /// The kind of a member that these schemas describe together; nil for a value.
  ///
  /// A string is bytes when its format is `binary`, or when it has a media type that isn't JSON and
  /// no encoding as text; from 3.1 on, a schema that says nothing is bytes as well. Of several
  /// alternatives, one that is bytes makes the member bytes.
  init?(_ schemas: [OpenAPI.Schema], contentType: String?) {
    let kinds = schemas.compactMap { FileKind.kind(of: $0, contentType: contentType, depth: 0) }
    guard let kind = kinds.max() else { return nil }
    self = kind
  }

  private static func kind(
    of schema: OpenAPI.Schema,
    contentType: String?,
    depth: Int
  ) -> FileKind? {
    guard depth < 16, let schema = schema.resolved, schema.verdict != false else { return nil }
    let kind = { (part: OpenAPI.Schema) in
      FileKind.kind(of: part, contentType: contentType, depth: depth + 1)
    }
    let parts = schema.allOf + schema.oneOf + schema.anyOf
    if let found = parts.filter({ !$0.isNull }).compactMap(kind).max() { return found }
    let types = schema.types.filter { $0 != "null" }
    switch types {
    case ["array"]: return schema.items.flatMap(kind).map { _ in .many }
    case ["string"]: return isBytes(schema, contentType) ? .one : nil
    case []: return isSilent(schema) || schema.format == "binary" ? .one : nil
    default: return nil
    }
  }

  private static func isBytes(_ schema: OpenAPI.Schema, _ contentType: String?) -> Bool {
    if schema.format == "binary" { return true }
    guard schema.contentEncoding == nil, schema.format != "byte", schema.values == nil else {
      return false
    }
    guard let mediaType = schema.contentMediaType ?? contentType else { return false }
    return mediaType.split(separator: ",").contains {
      MediaTypeName(String($0)).coding == .binary && !MediaTypeName(String($0)).isJSON
    }
  }

  /// A schema without a word about the value.
  private static func isSilent(_ schema: OpenAPI.Schema) -> Bool {
    guard schema.source.version != .v3_0 else { return false }
    return schema.verdict == true || schema.node.kind == .null || !schema.saysSomething
  }
}

extension FileKind: Comparable {}
