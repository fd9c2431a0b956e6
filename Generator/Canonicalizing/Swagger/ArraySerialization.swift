import Canonical
import Specification

/// The serialization of an array outside of JSON, by `collectionFormat` of Swagger 2.
struct ArraySerialization {
  /// The style, unless it is the default of the position.
  private(set) var style: String?
  /// Whether each element has the name of the parameter, unless that is the default.
  private(set) var explode: Bool?
  /// The schema instead of the array's own, if no style has its separators.
  private(set) var replacement: SchemaID?
  private let mark: Mark

  /// Returns nil unless a parameter or a header is an array in the form of Swagger 2.
  init?(
    _ written: WrittenOpenAPI.Parameter,
    in position: OpenAPI.Parameter.Position,
    _ schemas: SchemaTable
  ) {
    guard let schema = written.swaggerArray else { return nil }
    mark = written.cursor.value("collectionFormat")?.mark ?? written.mark
    let format = CollectionFormat(of: written.cursor, in: position)
    switch (format, position) {
    case (.csv, .query): explode = false
    case (.ssv, .query): (style, explode) = ("spaceDelimited", false)
    case (.pipes, .query): (style, explode) = ("pipeDelimited", false)
    case (.csv, _), (.multi, _): break
    case (.ssv, _), (.tsv, _), (.pipes, _):
      replacement = schemas.text(in: schema)
      report(format, of: "the array", written)
      return
    }
    guard let items = schema.items, items.node["type"]?.text == "array" else { return }
    replacement = schemas.texts(in: schema)
    report(CollectionFormat(of: items.cursor, in: .path), of: "each inner array", written)
  }

  /// The encoding of a field of a form; nil for the default.
  var encoding: OpenAPI.Encoding? {
    guard style != nil || explode != nil else { return nil }
    var encoding = OpenAPI.Encoding(mark: mark)
    encoding.style = locatedStyle
    encoding.explode = explode
    encoding.isStyled = true
    return encoding
  }

  fileprivate var locatedStyle: Located<String>? { style.map { Located($0, at: mark) } }

  private func report(
    _ format: CollectionFormat,
    of array: String,
    _ written: WrittenOpenAPI.Parameter
  ) {
    written.diagnostics.warn(
      .unsupportedKeyword,
      at: mark,
      "\(array) with collectionFormat: \(format.rawValue) isn't supported here; interpreted as a"
        + " string with \(format.separators) between the values",
      fix: "write collectionFormat: csv, if the service accepts it"
    )
  }
}

extension OpenAPI.Header {
  /// Applies the serialization of an array.
  mutating func apply(_ array: ArraySerialization) {
    style = array.locatedStyle ?? style
    explode = array.explode ?? explode
    schema = array.replacement ?? schema
  }
}

extension SchemaTable {
  /// Adds the schema of a string instead of an array.
  fileprivate func text(in array: WrittenSchema) -> SchemaID {
    add(Schema.Contents(types: [.string]), at: array.location)
  }

  /// Adds the schema of an array of strings instead of one of arrays.
  fileprivate func texts(in array: WrittenSchema) -> SchemaID {
    let location = SourceLocation(
      mark: array.mark,
      pointer: array.location.pointer + "/items"
    )
    let contents = Schema.Contents(types: [.array])
    contents.items = add(Schema.Contents(types: [.string]), at: location)
    contents.declaresOnlyType = false
    return add(contents, at: array.location)
  }
}
