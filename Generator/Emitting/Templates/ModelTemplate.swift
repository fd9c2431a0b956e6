import SwiftSource

/// A model with those nested in it.
struct ModelTemplate {
  let model: ModelBlueprint
  let access: Source

  var source: Source {
    switch model.definition {
    case .object(let object):
      StructTemplate(
        name: model.name,
        documentation: model.documentation,
        object: object,
        nested: nested,
        access: access
      ).source
    case .choice(let choice):
      ChoiceTemplate(
        name: model.name,
        documentation: model.documentation,
        choice: choice,
        nested: nested,
        access: access
      ).source
    case .enumeration(let enumeration):
      EnumerationTemplate(
        name: model.name,
        documentation: model.documentation,
        enumeration: enumeration,
        access: access
      ).source
    case .tuple(let tuple):
      TupleTemplate(
        name: model.name,
        documentation: model.documentation,
        tuple: tuple,
        nested: nested,
        access: access
      ).source
    case .alias(let type): alias(type)
    }
  }

  private func alias(_ type: TypeReference) -> Source {
    """
    \(doc: model.documentation)
    \(access)typealias \(model.name) = \(type)
    """
  }

  private var nested: [Source] {
    model.nested.map { ModelTemplate(model: $0, access: access).source }
  }
}
