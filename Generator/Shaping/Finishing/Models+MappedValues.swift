import Shape

extension Models {
  /// Sets the initial value of a discriminator to the only value that maps to its model.
  ///
  /// It replaces an inherited value, which maps to another model.
  mutating func setDiscriminatorValues() {
    var members: [Member] = []
    var values: [Member: Set<String>] = [:]
    for model in self {
      guard case .union(let union) = model.definition, let discriminator = union.discriminator
      else { continue }
      for mapping in discriminator.mapping where union.variants.indices.contains(mapping.variant) {
        let type = resolved(union.variants[mapping.variant].type)
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
      setInitialValue(value, of: member)
    }
  }

  private struct Member: Hashable {
    var model: Model.ID
    var key: String
  }

  private mutating func setInitialValue(_ value: String, of member: Member) {
    guard var model = self[member.model], case .object(var object) = model.definition,
      let index = object.fields.firstIndex(where: { $0.key == member.key }),
      object.fields[index].initialValue?.text != value,
      let literal = literal(value, as: object.fields[index].type)
    else { return }
    object.fields[index].initialValue = literal
    model.definition = .object(object)
    update(model)
  }

  /// The value as a literal of the type, if that is a string, an integer or an enumeration.
  private func literal(_ value: String, as type: Type) -> Literal? {
    switch resolved(type) {
    case .string: return .string(value)
    case .integer: return Int64(value).map { .integer(String($0)) }
    case .model(let id):
      guard case .enumeration(let enumeration)? = definition(of: id) else { return nil }
      return enumeration.values.lazy.map(\.literal).first { $0.text == value }
    default: return nil
    }
  }
}
