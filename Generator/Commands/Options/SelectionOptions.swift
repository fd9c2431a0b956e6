import Canonicalizing
import Specification

/// The operations that the command line selects, with the keys of `filter` in a `bindings.yaml`.
struct SelectionOptions: Equatable {
  var include = Bindings.Filter.Selection()
  var exclude = Bindings.Filter.Selection()

  var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

  /// The equivalent `filter` of a `bindings.yaml`; nil when all operations are selected.
  var filter: Bindings.Filter? {
    isEmpty
      ? nil
      : Bindings.Filter(include: include, exclude: exclude, because: "set on the command line")
  }

  /// Parses the word and its value if it is one of these options; false otherwise.
  mutating func take(_ word: String, _ words: inout Words) throws(UsageError) -> Bool {
    switch word {
    case "--path": include.paths.append(try words.value(of: word))
    case "--tag": include.tags.append(try words.value(of: word))
    case "--operation": include.operations.append(try words.value(of: word))
    case "--exclude-path": exclude.paths.append(try words.value(of: word))
    case "--exclude-tag": exclude.tags.append(try words.value(of: word))
    case "--exclude-operation": exclude.operations.append(try words.value(of: word))
    default: return false
    }
    return true
  }

  func check(hasDocument: Bool) throws(UsageError) {
    if isEmpty || hasDocument { return }
    throw UsageError(
      "selecting operations requires a document; without one, set “filter” in bindings.yaml"
    )
  }
}
