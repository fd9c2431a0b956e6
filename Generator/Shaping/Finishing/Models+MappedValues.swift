import Shape

extension Models {
  /// A member whose value a discriminator maps to its model, and but one, has it from the
  /// beginning; a value that means another model is one that this one only inherits.
  mutating func assumeMappedValues() {
    var members: [Member] = []
    var values: [Member: Set<String>] = [:]
    for model in all {
      guard case .choice(let choice) = model.definition, let discriminator = choice.discriminator
      else { continue }
      for mapping in discriminator.mapping where choice.variants.indices.contains(mapping.variant) {
        let type = resolved(choice.variants[mapping.variant].type)
        guard case .model(let id) = type else { continue }
        let member = Member(model: id, key: discriminator.key)
        if values[member] == nil { members.append(member) }
        values[member, default: []].insert(mapping.value.text)
      }
    }
    for member in members {
      guard let values = values[member], let value = values.first, values.count == 1 else {
        continue
      }
      assume(value, for: member)
    }
  }

  private struct Member: Hashable {
    var model: Model.ID
    var key: String
  }

  private mutating func assume(_ value: String, for member: Member) {
    guard var model = self[member.model], case .object(var object) = model.definition,
      let index = object.fields.firstIndex(where: { $0.key == member.key }),
      object.fields[index].initialValue?.text != value,
      let literal = literal(value, as: object.fields[index].type)
    else { return }
    object.fields[index].initialValue = literal
    model.definition = .object(object)
    self[member.model] = model
  }

  /// The value as a string or an integer, where the type is one.
  private func literal(_ value: String, as type: Type) -> Literal? {
    switch resolved(type) {
    case .string: return .string(value)
    case .integer: return Int64(value).map { .integer(String($0)) }
    case .model(let id):
      guard case .enumeration(let enumeration)? = self[id]?.definition else { return nil }
      return enumeration.values.lazy.map(\.literal).first { $0.text == value }
    default: return nil
    }
  }
}
