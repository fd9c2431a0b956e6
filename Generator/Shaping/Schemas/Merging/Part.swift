import Canonical
import Shape

/// A part of a composed schema: a reference, or a schema's own keywords.
enum Part {
  case reference(Schema)
  case own(Subschema)

  var isReference: Bool { target != nil }

  var target: Schema? {
    if case .reference(let target) = self { target } else { nil }
  }

  var declaresOnlyType: Bool {
    if case .own(let subschema) = self { subschema.schema.declaresOnlyType } else { false }
  }
}
