import Canonical
import Specification

/// Reads the names and descriptions of the values of `enum`, which are in extensions.
struct ValueNoteReader {
  let schema: WrittenSchema

  private var node: Node { schema.node }

  /// Returns the names and descriptions of the values of `enum` by the text of the value.
  ///
  /// The extensions are lists in the order of the values, or mappings by value.
  func notes(of values: [JSONValue]) -> [String: ValueNote] {
    var notes = microsoftNotes
    for key in ["x-enum-varnames", "x-enumNames", "x-enum-names"] {
      for (value, name) in texts(key, of: values) { notes[value, default: .init()].name = name }
    }
    for key in ["x-enum-descriptions", "x-enumDescriptions"] {
      for (value, text) in texts(key, of: values) {
        notes[value, default: .init()].description = text
      }
    }
    return notes
  }

  private func texts(_ key: String, of values: [JSONValue]) -> [String: String] {
    guard let list = node[key] else { return [:] }
    if list.kind == .mapping {
      return Dictionary(list.entries.map { ($0.key, $0.value.text) }) { first, _ in first }
    }
    guard list.kind == .sequence, list.count == values.count else {
      reportMismatch(list, key, values)
      return [:]
    }
    return Dictionary(zip(values, list.elements).map { ($0.text, $1.text) }) { first, _ in first }
  }

  private func reportMismatch(_ list: Node, _ key: String, _ values: [JSONValue]) {
    schema.diagnostics.warn(
      .unnamedEnumValues,
      at: list.mark,
      "\(Excerpt.quoted(key)) must have \(values.count) element\(values.count == 1 ? "" : "s"), one for each “enum” value;"
        + " ignored",
      fix: "write one element for each “enum” value, in the same order"
    )
  }

  /// The names and descriptions in `x-ms-enum` of Microsoft.
  private var microsoftNotes: [String: ValueNote] {
    guard let values = node["x-ms-enum"]?["values"], values.kind == .sequence else { return [:] }
    let notes = values.elements.compactMap { entry -> (String, ValueNote)? in
      guard entry.kind == .mapping, let value = entry["value"] else { return nil }
      return (
        value.text, .init(name: entry["name"]?.string, description: entry["description"]?.string)
      )
    }
    return Dictionary(notes) { first, _ in first }
  }
}
