import Canonicalizing
import Shape

extension OperationShaper {
  /// Says which bytes stand inside of a value that is one part of a form: there they are no file.
  func noteNestedFiles(in value: [Schema]) {
    var waiting = value
    var seen: Set<Schema.ID> = []
    while let schema = waiting.popLast() {
      guard seen.insert(schema.end).inserted else { continue }
      let inner = schemas.facets(ofAll: schema).inner.compactMap(\.resolved)
      for schema in inner where schema.isBinary && schema.valueTypes != [.array] {
        warn(
          .invalidForm,
          at: schema.mark,
          "bytes inside of an object are no file of the form; they are sent as text in its JSON",
          fix: "describe them as a member of the form itself, or as base64"
        )
      }
      waiting += inner.filter { !$0.isBinary }
    }
  }
}

extension Facets {
  /// The schemas of members, elements and alternatives.
  fileprivate var inner: [Schema] {
    let atoms = properties.flatMap(\.atoms) + additional.atoms + elements.prefix + elements.items
    return atoms.map(\.schema) + choices.flatMap(\.branches)
  }
}
