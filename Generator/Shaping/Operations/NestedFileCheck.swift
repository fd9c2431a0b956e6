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
      let inner = schemas.mergedSchema(of: schema).inner.compactMap(\.resolved)
      for schema in inner where schema.isBinary && schema.valueTypes != [.array] {
        schemas.diagnostics.warn(
          .invalidForm,
          at: schema.mark,
          "bytes inside an object are not a file of the form; they are sent as text in its JSON",
          fix: "describe them as a member of the form itself, or as base64"
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
