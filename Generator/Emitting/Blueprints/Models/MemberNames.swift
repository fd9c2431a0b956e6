import Shape
import SwiftSource

/// The names of the members of models, which are determined before any reference to them.
struct MemberNames {
  /// The names of the cases of enumerations, by value.
  private var names: [Model.ID: [Literal: SwiftName]] = [:]
  /// The names of the fields of objects and of the variants of unions, in order.
  private var members: [Model.ID: [SwiftName]] = [:]
  /// The spellings of keys and values; many models have the same ones.
  private var spellings: [ExactText: String] = [:]

  init(_ service: Service, _ decisions: inout NamingDecisions) {
    let channels = Dictionary(service.channels.map { ($0.id, $0.name) }) { first, _ in first }
    for model in service.models {
      switch model.definition {
      case .enumeration(let enumeration):
        names[model.id] = memberNames(of: enumeration, in: model, &decisions)
      case .object(let object):
        members[model.id] = memberNames(of: object, in: model, &decisions)
      case .union(let union):
        var channel: String?
        if union.isEvent, case .channel(let id)? = model.owner { channel = channels[id] }
        members[model.id] = memberNames(of: union, in: model, channel, &decisions)
      case .base, .tuple, .multipart, .alias: continue
      }
    }
  }

  /// Returns the names of an object's fields or a union's variants.
  func names(in model: Model.ID) -> [SwiftName] { members[model] ?? [] }

  private mutating func memberNames(
    of object: Object,
    in model: Model,
    _ decisions: inout NamingDecisions
  ) -> [SwiftName] {
    var scope = Scope(taken: ModelDrafter.reservedMembers)
    let stems = object.fields.map { spelling(of: $0.key) }
    let plain = Set(zip(object.fields, stems).filter { !$0.0.hasUnderscore }.map(\.1))
    let proposals = zip(object.fields, stems).map { field, stem in
      let element = NamedElement(
        kind: .property,
        name: field.key,
        owner: model.name,
        bases: field.bases,
        origin: field.origin
      )
      // FHIR and MongoDB use both `_id` and `id`.
      let keepsUnderscore = field.hasUnderscore && plain.contains(stem)
      return (element: element, stem: keepsUnderscore ? "_" + stem : stem)
    }
    return decisions.claimMembers(proposals, in: &scope)
  }

  private mutating func memberNames(
    of union: Union,
    in model: Model,
    _ channel: String?,
    _ decisions: inout NamingDecisions
  ) -> [SwiftName] {
    let event: Set =
      union.isEvent ? ["encoded", "messageName", "messageNames", "textMessageNames"] : []
    var scope = Scope(taken: ["unknown", "variants", "self", "init", "acceptsNull"], event)
    var proposals: [NamingDecisions.Proposal] = []
    for (index, variant) in union.variants.enumerated() {
      let element = NamedElement(
        kind: channel == nil ? nil : .message,
        name: variant.name,
        owner: channel ?? model.name,
        origin: model.origin,
        part: NamedElement.Part(keyword: "oneOf", index: index)
      )
      proposals.append((element, spelling(of: variant.name)))
    }
    return decisions.claimMembers(proposals, in: &scope)
  }

  func name(of literal: Literal, in model: Model.ID) -> SwiftName? { names[model]?[literal] }

  private mutating func memberNames(
    of enumeration: Enumeration,
    in model: Model,
    _ decisions: inout NamingDecisions
  ) -> [Literal: SwiftName] {
    var scope = Scope(taken: ["knownValues", "rawValue", "RawValue", "self", "acceptsNull"])
    var indices: [Literal: Int] = [:]
    var proposals: [NamingDecisions.Proposal] = []
    for (index, value) in enumeration.values.enumerated() where indices[value.literal] == nil {
      indices[value.literal] = proposals.count
      let element = NamedElement(
        name: value.literal.words,
        owner: model.name,
        origin: model.origin,
        part: NamedElement.Part(keyword: "enum", index: index),
        isValue: true
      )
      let words = enumeration.descendingWords(of: value) ?? value.words
      proposals.append((element, spelling(of: words)))
    }
    let names = decisions.claimMembers(proposals, in: &scope)
    return indices.mapValues { names[$0] }
  }

  /// Returns the name of a member in lower camel case.
  private mutating func spelling(of text: String) -> String {
    if let known = spellings[ExactText(text)] { return known }
    let spelling = Words(text).lowerCamel
    spellings[ExactText(text)] = spelling
    return spelling
  }
}

extension Enumeration {
  /// The words of an order of sorting: `-name`, beside `name`, sorts by name in descending order.
  ///
  /// Nil if the document has a name of its own for it.
  fileprivate func descendingWords(of value: Value) -> String? {
    guard case .string(let text) = value.literal, text.hasPrefix("-"),
      let ascending = values.first(where: { $0.literal == .string(String(text.dropFirst())) }),
      ascending.words.first?.isLetter == true,
      value.name.map({ Words($0).lowerCamel == Words(ascending.words).lowerCamel }) ?? true
    else { return nil }
    return "\(ascending.words) descending"
  }
}

extension Enumeration.Value {
  fileprivate var words: String { name ?? literal.words }
}

extension Field {
  fileprivate var hasUnderscore: Bool { key.hasPrefix("_") }
}
