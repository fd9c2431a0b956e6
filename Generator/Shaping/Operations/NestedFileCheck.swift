import Canonical
import Shape
import SourceDiagnostics

/// Checks that no value of a form contains a file.
struct NestedFileCheck {
  let schemas: SchemaShaper

  /// Warns about binary schemas inside a value of a form, which are not parts of the form.
  func check(_ value: [Schema]) {
    var pending = value
    var seen: Set<Schema.ID> = []
    while let schema = pending.popLast() {
      guard seen.insert(schema.end).inserted else { continue }
      let inner = schemas.merger.mergedSchema(of: schema).inner.compactMap(\.resolved)
      for schema in inner where schema.isBinary && schema.valueTypes != [.array] {
        schemas.diagnostics.warn(
          .invalidForm,
          at: schema.mark,
          "format: binary isn't supported in a nested object of a form; sent as a JSON string",
          fix: "move the file to a property of the form, or encode the bytes as base64"
        )
      }
      pending += inner.filter { !$0.isBinary }
    }
  }
}

extension MergedSchema {
  /// The schemas of members, elements and alternatives.
  fileprivate var inner: [Schema] {
    let subschemas =
      properties.flatMap(\.subschemas) + additional.subschemas + elements.prefix + elements.items
    return subschemas.map(\.schema) + unions.flatMap(\.branches)
  }
}
