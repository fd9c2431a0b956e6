import Canonical
import Shape

/// The kind of a multipart part that is a file or a list of files.
enum FileKind {
  case one, many

  /// The kind of a member that these schemas describe together; nil for a value.
  ///
  /// A string is binary if its format or its encoding is `binary`, or if it has a media type other
  /// than JSON and no textual encoding; an empty schema is binary as well. One binary
  /// alternative makes the member a file.
  init?(_ schemas: [Schema], contentType: String?) {
    let parts = FileKind.parts(of: FileKind.typed(schemas))
    let items = parts.filter { $0.valueTypes == [.array] }.compactMap(\.items)
    let elements = FileKind.parts(of: items, andItems: true)
    let isBytes = { (schema: Schema) in FileKind.isBytes(schema, contentType) }
    if elements.contains(where: isBytes) {
      self = .many
    } else if parts.contains(where: isBytes) {
      self = .one
    } else {
      return nil
    }
  }

  /// The targets of these schemas and the schemas that compose them, each once.
  private static func parts(
    of schemas: [Schema],
    andItems: Bool = false
  ) -> [Schema] {
    var found: [Schema] = []
    var seen: Set<Schema.ID> = []
    var pending = schemas
    while let next = pending.popLast() {
      guard let schema = next.resolved, schema.verdict != false,
        seen.insert(schema.id).inserted
      else { continue }
      found.append(schema)
      let alternatives = schema.branches.filter { !$0.isNull }
      pending += typed(schema.allOf) + alternatives
      if andItems, schema.valueTypes == [.array] { pending += [schema.items].compactMap(\.self) }
    }
    return found
  }

  /// The schemas that describe their value; all of them if none does.
  private static func typed(_ schemas: [Schema]) -> [Schema] {
    let typed = schemas.filter { !($0.resolved ?? $0).isUntypedContent }
    return typed.isEmpty ? schemas : typed
  }

  private static func isBytes(_ schema: Schema, _ contentType: String?) -> Bool {
    switch schema.valueTypes {
    case [.string]: isBytesInText(schema, contentType)
    case []: schema.isUntypedContent || schema.isBinary
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
}
