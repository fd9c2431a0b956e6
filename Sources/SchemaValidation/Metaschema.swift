import BinderyJSON

/// The metaschemas of draft 2020-12, which validate schemas.
enum Metaschema {
  static let uri = prefix + "schema"

  static func document(_ uri: String) -> JSONValue? {
    guard uri.hasPrefix(prefix), let text = texts[String(uri.dropFirst(prefix.count))] else {
      return nil
    }
    do {
      return try JSONValue(parsing: text)
    } catch {
      preconditionFailure("The metaschema \(uri) is part of this module: \(error)")
    }
  }

  private static let prefix = "https://json-schema.org/draft/2020-12/"
  private static let texts = [
    "schema": schema,
    "meta/core": core,
    "meta/applicator": applicator,
    "meta/unevaluated": unevaluated,
    "meta/validation": validation,
    "meta/meta-data": metaData,
    "meta/format-annotation": formatAnnotation,
    "meta/content": content,
  ]
}
