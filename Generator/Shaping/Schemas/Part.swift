import Canonicalizing
import Shape

/// A part of what applies to a value: a reference, or a schema's own words.
enum Part {
  case reference(Schema)
  case own(Atom)

  var isReference: Bool { target != nil }

  var target: Schema? {
    if case .reference(let target) = self { target } else { nil }
  }

  var saysOnlyType: Bool {
    if case .own(let atom) = self { atom.schema.saysOnlyType } else { false }
  }
}
