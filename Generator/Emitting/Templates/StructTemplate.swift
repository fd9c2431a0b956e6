import SwiftSource

/// An object: stored properties, an initializer, and its decoding and encoding.
struct StructTemplate {
  let model: ModelBlueprint
  let object: ObjectBlueprint
  let nested: [Source]
  let access: Source

  var source: Source {
    """
    \(doc: model.documentation)
    \(access)struct \(model.name):\(inheritance: conformances)
      \(lines: members, by: "\n\n", \.self)
    }
    """
  }

  private var members: [Source] {
    [properties, storage, initializer, decoder, encoder, settings, xmlMembers] + nested
  }

  private var conformances: [TypeReference] {
    [object.settings.isEmpty ? .jsonModel : .settingsModel]
      + (object.xmlMembers.isEmpty ? [] : [.xmlModel]) + object.bases
  }

  private var settings: Source {
    SettingsTemplate(settings: object.settings, access: access).source
  }

  private var xmlMembers: Source {
    guard !object.xmlMembers.isEmpty else { return "" }
    return """
      \(access)static let xmlMembers: [\(TypeReference.xmlMember)] = \
      [\(elements: object.xmlMembers, \.self)]
      """
  }

  private var properties: Source {
    """
    \(lines: object.fields, property)
    \(additional.map { "\(doc: $0.documentation)" as Source })
    \(additional.map { "\(access)var \($0.name): [String: \($0.type)]" })
    """
  }

  private func property(_ field: FieldBlueprint) -> Source {
    field.isComputed ? computedProperty(field) : storedProperty(field)
  }

  private func storedProperty(_ field: FieldBlueprint) -> Source {
    """
    \(doc: field.documentation)
    \(wrapper(field))\(access)var \(field.name):\(branch: "\(field.presence.type)")
    """
  }

  /// The private storage lets generated code use a deprecated property without a warning.
  private func computedProperty(_ field: FieldBlueprint) -> Source {
    """
    \(doc: field.documentation)
    \(field.deprecation.map(\.attribute))
    \(access)var \(field.name): \(field.presence.type) {
      get { \(field.storage) }
      set { \(field.storage) = newValue }
    }
    """
  }

  private var storage: Source {
    "\(lines: object.fields.filter(\.isComputed), privateProperty)"
  }

  private func privateProperty(_ field: FieldBlueprint) -> Source {
    "\(wrapper(field))private var \(field.storage): \(field.presence.type)"
  }

  private func wrapper(_ field: FieldBlueprint) -> Source {
    "\(field.wrapper.map { "@\($0) " as Source })"
  }

  private var initializer: Source {
    """
    \(object.deprecation.map(\.attribute))
    \(access)init(\(list: parameters, \.self)) {
      \(lines: object.fields, assignment)
      \(additional.map { "self.\(label: $0.name) = \($0.name)" })
    }
    """
  }

  private var parameters: [Source] {
    object.fields.map(parameter)
      + (additional.map { ["\(label: $0.name): [String: \($0.type)] = [:]"] } ?? [])
  }

  private func parameter(_ field: FieldBlueprint) -> Source {
    field.assumed.map { "\(label: field.name): \(field.presence.type) =\(branch: $0)" }
      ?? "\(label: field.name):\(branch: "\(field.presence.type)\(absent(field))")"
  }

  private func absent(_ field: FieldBlueprint) -> Source {
    field.presence.isOptional ? " = nil" : ""
  }

  private func assignment(_ field: FieldBlueprint) -> Source {
    "self.\(label: field.storage) =\(branch: "\(field.name)")"
  }

  private var additional: AdditionalBlueprint? { object.additional }

  private var decoder: Source {
    StructDecoderTemplate(object: object, access: access).source
  }

  private var encoder: Source {
    """
    \(access)func encode(into \(object.writer): inout JSONWriter) {
      \(object.writer).beginObject()
      \(lines: object.fields, member)
      \(additional.map(members))
      \(object.writer).endObject()
    }
    """
  }

  private func members(_ additional: AdditionalBlueprint) -> Source {
    let keys: [Source] = object.fields.map { "\(literal: $0.key)" }
    let declared: [Source] =
      additional.yieldsToFields ? ["excluding: [\(elements: keys, \.self)]"] : []
    return "\(object.writer).members(\(list: ["\(additional.name)"] + declared, \.self))"
  }

  private func member(_ field: FieldBlueprint) -> Source {
    let verb: Source = field.presence.isOptional ? "optionalMember" : "member"
    let arguments: [Source] = ["\(literal: field.key)", "\(field.storage)"]
    return "\(object.writer).\(verb)(\(list: arguments, \.self))"
  }
}

extension TypeReference {
  static let jsonModel = TypeReference.runtime("JSONModel")
  fileprivate static let xmlModel = TypeReference.imported(SwiftName(known: "XMLModel"), from: .xml)
  fileprivate static let xmlMember = TypeReference.imported(
    SwiftName(known: "XMLMember"),
    from: .xml
  )
  fileprivate static let settingsModel = TypeReference.runtime("SettingsModel")
}
