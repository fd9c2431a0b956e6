import SwiftSource

/// A model with its nested models.
struct ModelTemplate {
  let model: ModelBlueprint
  let access: Source

  var source: Source {
    switch model.definition {
    case .object(let object):
      StructTemplate(model: model, object: object, nested: nested, access: access).source
    case .base(let base):
      BaseTemplate(model: model, base: base, access: access).source
    case .union(let union):
      UnionTemplate(model: model, union: union, nested: nested, access: access).source
    case .enumeration(let enumeration):
      EnumerationTemplate(model: model, enumeration: enumeration, access: access).source
    case .tuple(let tuple):
      TupleTemplate(model: model, tuple: tuple, nested: nested, access: access).source
    case .multipart(let form):
      MultipartTemplate(model: model, form: form, nested: nested, access: access).source
    case .alias(let type): alias(type)
    }
  }

  private func alias(_ type: TypeReference) -> Source {
    """
    \(doc: model.documentation)
    \(access)typealias \(model.name) = \(type)
    """
  }

  /// The nested models; type aliases are listed together, like the cases of an enumeration.
  private var nested: [Source] {
    let aliases = model.nested.filter(\.isAlias).map(source(of:))
    let others = model.nested.filter { !$0.isAlias }.map(source(of:))
    return [Source(joining: aliases, by: "\n")] + others
  }

  private func source(of nested: ModelBlueprint) -> Source {
    ModelTemplate(model: nested, access: access).source
  }
}

extension ModelBlueprint {
  fileprivate var isAlias: Bool { if case .alias = definition { true } else { false } }
}
