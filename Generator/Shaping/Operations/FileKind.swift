import Canonicalizing
import Shape

/// Whether a member of a multipart form is bytes of their own rather than a value.
enum FileKind {
  case one, many

  /// The kind of a member that these schemas describe together; nil for a value.
  ///
  /// A string is bytes when its format or its encoding is `binary`, or when it has a media type
  /// that isn't JSON and no encoding as text; from 3.1 on, a schema that says nothing is bytes as
  /// well. Of several alternatives, one that is bytes makes the member bytes.
  init?(_ schemas: [Schema], contentType: String?) {
    let parts = FileKind.parts(of: FileKind.telling(schemas))
    let items = parts.filter { $0.valueTypes == [.array] }.compactMap(\.items)
    let elements = FileKind.parts(of: items, andItems: true)
    let isBytes = { (schema: Schema) in FileKind.isBytes(schema, contentType) }
    if elements.contains(where: isBytes)
      || parts.contains(where: { $0.elementWord?.format == "binary" })
    {
      self = .many
    } else if parts.contains(where: isBytes) {
      self = .one
    } else {
      return nil
    }
  }

  /// The schemas that these stand for and are composed of, each once.
  private static func parts(
    of schemas: [Schema],
    andItems: Bool = false
  ) -> [Schema] {
    var found: [Schema] = []
    var seen: Set<Schema.ID> = []
    var waiting = schemas
    while let next = waiting.popLast() {
      guard let schema = next.resolved, schema.verdict != false,
        seen.insert(schema.id).inserted
      else { continue }
      found.append(schema)
      let alternatives = (schema.oneOf + schema.anyOf).filter { !$0.isNull }
      waiting += telling(schema.allOf) + alternatives
      if andItems, schema.valueTypes == [.array] { waiting += [schema.items].compactMap(\.self) }
    }
    return found
  }

  /// Of schemas that count together, those that say something, if any does.
  private static func telling(_ schemas: [Schema]) -> [Schema] {
    let telling = schemas.filter { !isSilent($0.resolved ?? $0) }
    return telling.isEmpty ? schemas : telling
  }

  private static func isBytes(_ schema: Schema, _ contentType: String?) -> Bool {
    switch schema.valueTypes {
    case [.string]: isBytesInText(schema, contentType)
    case []: isSilent(schema) || schema.isBinary
    default: false
    }
  }

  private static func isBytesInText(_ schema: Schema, _ contentType: String?) -> Bool {
    if schema.isBinary { return true }
    guard schema.contentEncoding == nil, schema.format != "byte", schema.values == nil else {
      return false
    }
    guard let mediaType = schema.contentMediaType ?? contentType else { return false }
    return mediaType.split(separator: ",").contains {
      MediaTypeName(String($0)).coding == .binary && !MediaTypeName(String($0)).isJSON
    }
  }

  /// A schema without a word about the value.
  private static func isSilent(_ schema: Schema) -> Bool {
    schema.isUntypedContent
  }
}
