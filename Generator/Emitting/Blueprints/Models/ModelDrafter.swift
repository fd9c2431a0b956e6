import Shape
import SwiftSource

/// Creates the blueprints of models.
struct ModelDrafter {
  let spelling: TypeSpelling
  let paths: [Model.ID: [SwiftName]]
  let tree: OwnershipTree
  let shared: SharedModels
  var decisions: NamingDecisions
  /// The blueprints of the multipart forms.
  var forms: [Model.ID: MultipartBlueprint] = [:]

  /// Returns the blueprint of a model; `summary` is that of a model without documentation.
  mutating func blueprint(of model: Model, summary: String? = nil) -> ModelBlueprint? {
    guard let path = paths[model.id], let name = path.last else { return nil }
    let documentation = documentation(of: model, named: name, summary: summary)
    if let alias = alias(of: model.id, named: name, documentation) { return alias }
    return ModelBlueprint(
      name: name,
      documentation: documentation,
      definition: definition(of: model, at: path),
      nested: variantType(of: model) + tree.models(of: model.id).compactMap { blueprint(of: $0) }
    )
  }

  /// Returns the alias of a model that another one declares.
  private func alias(
    of model: Model.ID,
    named name: SwiftName,
    _ documentation: DocumentationText
  ) -> ModelBlueprint? {
    guard let original = shared.originals[model],
      let reference = shared.reference(to: original, from: model)
    else { return nil }
    return ModelBlueprint(
      name: name,
      documentation: documentation,
      definition: .alias(reference),
      nested: []
    )
  }

  /// Returns the type of the variants of a union that differ only in constants.
  private mutating func variantType(of union: Model) -> [ModelBlueprint] {
    guard let type = shared.variantTypes[union.id] else { return [] }
    let documentation = DocumentationText(summary: "The members that these variants have.")
    if let alias = alias(of: type.id, named: type.name, documentation) { return [alias] }
    return [
      ModelBlueprint(
        name: type.name,
        documentation: documentation,
        definition: definition(of: type.model, at: type.path),
        nested: tree.models(of: type.model.id).compactMap { blueprint(of: $0) }
      )
    ]
  }

  /// Returns the authored documentation, except for a base whose own type has it.
  private func documentation(
    of model: Model,
    named name: SwiftName,
    summary: String?
  ) -> DocumentationText {
    let authored = model.documentation.unlessRepeating(name.text)
    if case .object(let object) = model.definition, shared.isVariant(model.id) {
      return authored.text(object.constants, summary: summary)
    }
    guard case .base(let base) = model.definition else {
      return authored.text(summary: summary, warningOfDeprecation: true)
    }
    if let own = base.model.flatMap({ paths[$0]?.last }) {
      return DocumentationText(summary: "The members that all subtypes of `\(own.text)` have.")
    }
    return authored.text(summary: "The members that several types have in common.")
  }

  private mutating func definition(
    of model: Model,
    at path: [SwiftName]
  ) -> ModelBlueprint.Definition {
    switch model.definition {
    case .object(let object): .object(blueprint(of: object, of: model, at: path))
    case .base(let base): .base(blueprint(of: base, at: path))
    case .union(let union): .union(blueprint(of: union, of: model, at: path))
    case .enumeration(let enumeration): .enumeration(blueprint(of: enumeration, of: model))
    case .tuple(let tuple): .tuple(blueprint(of: tuple, of: model, at: path))
    case .multipart(let multipart):
      .multipart(blueprint(of: multipart, of: model, at: path))
    case .alias(let type):
      // The compiler fails for long chains of aliases.
      .alias(spelling.reference(spelling.unaliased(type), in: Array(path.dropLast())))
    }
  }

  /// Claims the name of a member, with the location that conflicts are reported at.
  mutating func claim(
    _ key: String,
    _ kind: Rename.Kind?,
    of model: Model,
    at origin: Origin,
    in scope: inout Scope
  ) -> SwiftName {
    let element = NamedElement(kind: kind, name: key, owner: model.name, origin: origin)
    return decisions.claimMember(Words(key).lowerCamel, for: element, in: &scope)
  }
}

// MARK: - Objects

extension ModelDrafter {
  /// The names that no property may have.
  static let reservedMembers: Set<String> = ["encode", "hashValue", "self", "acceptsNull"]

  private func blueprint(
    of object: Object,
    of model: Model,
    at path: [SwiftName]
  ) -> ObjectBlueprint {
    let names = spelling.members.names(in: model.id)
    var scope = Scope(taken: ModelDrafter.reservedMembers.union(names.map(\.text)))
    let fields = zip(object.fields, names).map { field, name in
      blueprint(of: field, named: name, at: path, &scope)
    }
    let additional = additional(of: object, at: path, &scope)
    let used = fields.flatMap { [$0.name, $0.storage] } + (additional.map { [$0.name] } ?? [])
    return ObjectBlueprint(
      deprecation: model.documentation.deprecation,
      fields: fields,
      additional: additional,
      bases: references(to: object.bases),
      settings: object.settings(
        named: names,
        ValueWriter(spelling: spelling, scope: path, expressions: .initializers)
      ),
      xmlMembers: spelling.xmlMembers(of: object, model.id, in: path),
      reader: .first(of: ["json", "reader", "jsonReader"], unlike: used),
      key: .first(of: ["key", "member", "jsonKey"], unlike: used),
      writer: .first(of: ["json", "writer", "jsonWriter"], unlike: used)
    )
  }

  private func additional(
    of object: Object,
    at path: [SwiftName],
    _ scope: inout Scope
  ) -> AdditionalBlueprint? {
    if object.keepsUnknownMembers {
      return AdditionalBlueprint(
        name: scope.claim(["additionalMembers", "otherMembers"]).name,
        type: .jsonValue,
        documentation: DocumentationText(
          summary: "The members that the description doesn't name, which are sent as received."
        ),
        yieldsToFields: true
      )
    }
    return object.additional.map {
      AdditionalBlueprint(
        name: scope.claim(["additionalProperties", "otherProperties"]).name,
        type: spelling.reference($0, in: path)
      )
    }
  }

  private func blueprint(
    of field: Field,
    named name: SwiftName,
    at path: [SwiftName],
    _ scope: inout Scope
  ) -> FieldBlueprint {
    let presence = Presence(field.type, isRequired: field.isRequired, in: path, spelling)
    let defaults = ValueWriter(spelling: spelling, scope: path, expressions: .initializers)
    let assumed = field.assumedValue.flatMap { value in
      field.isRequired
        ? defaults.source(value, as: field.type) : defaults.source(value, asOptional: field.type)
    }
    return FieldBlueprint(
      name: name,
      storage: storage(of: field, named: name, &scope),
      key: field.key,
      presence: presence,
      assumed: assumed,
      wrapper: field.isIndirect ? presence.wrapper : nil,
      deprecation: field.documentation.deprecation,
      isNullWhenAbsent: field.isUndescribed && field.isRequired,
      documentation: field.documentation.unlessRepeating(field.key)
        .text(field.remarks(isAssumed: assumed != nil))
    )
  }

  /// Returns another name for the stored property if the field is deprecated, since generated code
  /// would cause warnings, or if the property wrapper's synthesized name is taken.
  private func storage(of field: Field, named name: SwiftName, _ scope: inout Scope) -> SwiftName {
    if field.documentation.isDeprecated {
      scope.claim([Words(["deprecated", name.text]).lowerCamel]).name
    } else if field.isIndirect, !scope.isFree(SwiftName(wrapperOf: name).text) {
      scope.claim([Words(["stored", name.text]).lowerCamel]).name
    } else {
      name
    }
  }
}

// MARK: - Bases

extension ModelDrafter {
  /// Omits a member that has different names in the subtypes.
  private func blueprint(of base: BaseObject, at path: [SwiftName]) -> BaseBlueprint {
    let models = base.subtypes + [base.model].compactMap(\.self)
    return BaseBlueprint(
      bases: references(to: base.bases),
      properties: base.fields.compactMap { field in
        let names = models.compactMap { name(of: field, in: $0) }
        guard let name = names.first, names.allSatisfy({ $0 == name }) else { return nil }
        return BaseBlueprint.Property(
          name: name,
          type: Presence(field.type, isRequired: field.isRequired, in: path, spelling).type,
          deprecation: field.documentation.deprecation,
          documentation: field.documentation.unlessRepeating(field.key).text()
        )
      }
    )
  }

  private func name(of field: Field, in model: Model.ID) -> SwiftName? {
    guard case .object(let object)? = spelling.model(model)?.definition,
      let index = object.fields.firstIndex(where: { $0.key == field.key })
    else { return nil }
    return spelling.members.names(in: model)[index]
  }

  private func references(to bases: [Model.ID]) -> [TypeReference] {
    bases.compactMap { paths[$0].map(TypeReference.named) }
  }
}

// MARK: - Enumerations

extension ModelDrafter {
  private func blueprint(
    of enumeration: Enumeration,
    of model: Model
  ) -> EnumerationBlueprint {
    var seen: Set<Literal> = []
    let raw: Type =
      switch enumeration.raw {
      case .string: .string
      case .integer: .integer(.unspecified)
      case .number: .number(.unspecified)
      }
    return EnumerationBlueprint(
      raw: TypeReference(simple: raw),
      values: enumeration.values.compactMap { value in
        guard let literal = value.literal.raw(enumeration.raw),
          let name = spelling.members.name(of: value.literal, in: model.id),
          seen.insert(value.literal).inserted
        else { return nil }
        return EnumerationBlueprint.Value(
          name: name,
          literal: literal,
          deprecation: value.documentation.deprecation,
          documentation: value.documentation.text()
        )
      }
    )
  }
}
