import Canonicalizing
import Shape

/// A schema that applies to a value by what it says itself, without its `$ref` and `allOf`.
struct Atom {
  let schema: Schema
  /// The model that the schema was written in, and that holds what is unnamed in it.
  let home: Model.Owner?
  /// True when the schema's `oneOf` lists the very schema that builds on it.
  var skipsChoice = false
  /// `oneOf` or `anyOf`, when that one was spread over its branches already.
  var skippedKeyword: String?

  func skips(_ keyword: String) -> Bool { skipsChoice || skippedKeyword == keyword }

  /// Without a choice that is spread over its branches.
  func skipping(_ choice: Facets.Alternatives) -> Atom {
    guard schema == choice.atom.schema else { return self }
    var atom = self
    if skippedKeyword == nil {
      atom.skippedKeyword = choice.keyword
    } else {
      atom.skipsChoice = true
    }
    return atom
  }
}

extension Model.ID {
  init(_ schema: Schema) { self.init(schema.location) }
}

extension Origin {
  init(_ schema: Schema) { self.init(schema.location) }
}
