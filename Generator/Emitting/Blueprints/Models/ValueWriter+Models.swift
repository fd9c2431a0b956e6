import Shape
import SwiftSource

extension ValueWriter {
  func model(_ id: Model.ID, _ literal: Literal) -> Source? {
    guard let model = spelling.model(id) else { return nil }
    // The initializer of a deprecated type causes a warning; a literal doesn't.
    let canInitialize = expressions == .initializers && !model.documentation.isDeprecated
    switch (model.definition, literal) {
    case (.alias, _): return spelling.aliased(id).flatMap { source(literal, as: $0) }
    case (.enumeration(let enumeration), _): return member(literal, of: enumeration, id)
    case (.object(let object), .object(let members)) where canInitialize:
      return value(of: object, id, members)
    case (.union(let union), _) where canInitialize: return variant(of: union, id, literal)
    default: return nil
    }
  }

  /// Returns the case of an enumerated value, or an initializer if the case is deprecated or has
  /// the name of a case of `Optional`.
  private func member(
    _ literal: Literal,
    of enumeration: Enumeration,
    _ id: Model.ID
  ) -> Source? {
    guard let raw = literal.raw(enumeration.raw) else { return nil }
    let value = enumeration.values.first { $0.literal == literal }
    if let name = spelling.members.name(of: literal, in: id),
      value?.documentation.isDeprecated == false, !["none", "some"].contains(name.text)
    {
      return ".\(label: name)"
    }
    let type = spelling.reference(.model(id), in: scope)
    return "\(type)(\(list: ["rawValue: \(raw)"], \.self))"
  }

  /// Returns a call of the initializer; nil if it has no parameter for a member, or if a required
  /// member is missing.
  private func value(
    of object: Object,
    _ id: Model.ID,
    _ members: [Literal.Member]
  ) -> Source? {
    let names = spelling.members.names(in: id)
    var arguments: [Source] = []
    var known = 0
    for (field, name) in zip(object.fields, names) {
      guard let member = members.last(where: { $0.key == field.key }) else {
        guard !field.isRequired else { return nil }
        if field.isDistinctive { arguments.append("\(label: name): nil") }
        continue
      }
      let value =
        field.isRequired
        ? source(member.value, as: field.type) : source(member.value, asOptional: field.type)
      guard let value else { return nil }
      arguments.append("\(label: name): \(value)")
      known += 1
    }
    guard known == members.count else { return nil }
    return "\(spelling.reference(.model(id), in: scope))(\(list: arguments, \.self))"
  }

  /// Returns the variant that the discriminator names, or the first that matches the literal.
  private func variant(of union: Union, _ id: Model.ID, _ literal: Literal) -> Source? {
    let names = spelling.members.names(in: id)
    let named = union.discriminator.flatMap { $0.variant(of: literal) }
    for (index, variant) in union.variants.enumerated() where named == nil || named == index {
      guard names.indices.contains(index), let value = source(literal, as: variant.type) else {
        continue
      }
      let type = spelling.reference(.model(id), in: scope)
      return "\(type).\(label: names[index])(\(list: [value], \.self))"
    }
    return nil
  }
}

extension Union.Discriminator {
  /// Returns the index of the variant that the discriminator of an object names.
  func variant(of literal: Literal) -> Int? {
    guard case .object(let members) = literal else { return nil }
    let member = members.first { $0.key == key }
    guard let value = member.flatMap({ Scalar($0.value) }) else { return absent }
    return mapping.first { $0.value == value }?.variant ?? unmapped
  }
}
