import Shape

extension Models {
  /// Marks the optional constants by which a receiver recognizes a message or selects a variant, so
  /// that a value which code creates has them.
  mutating func markDistinctiveConstants() {
    var members: Set<Member> = []
    var mapped: [Member: Set<String>] = [:]
    for model in self {
      guard case .union(let union) = model.definition else { continue }
      if union.isEvent {
        members.formUnion(constants(of: union))
      } else {
        for variant in union.variants {
          members.formUnion(distinctiveMembers(variant.signature, of: variant.type))
        }
      }
      guard let discriminator = union.discriminator else { continue }
      for mapping in discriminator.mapping where union.variants.indices.contains(mapping.variant) {
        guard case .model(let id) = resolved(union.variants[mapping.variant].type) else { continue }
        let member = Member(model: id, key: discriminator.key)
        mapped[member, default: []].insert(mapping.value.text)
      }
    }
    for var model in self {
      guard case .object(var object) = model.definition else { continue }
      let distinctive = object.fields.indices.filter { index in
        let field = object.fields[index]
        guard !field.isRequired, let value = field.initialValue else { return false }
        let member = Member(model: model.id, key: field.key)
        // The initial value of a setting is its default.
        let isConstant = members.contains(member) && value == field.constant
        return isConstant || value.text.map { mapped[member]?.contains($0) == true } ?? false
      }
      guard !distinctive.isEmpty else { continue }
      for index in distinctive { object.fields[index].isDistinctive = true }
      model.definition = .object(object)
      update(model)
    }
  }

  private struct Member: Hashable {
    let model: Model.ID
    let key: String
  }

  /// The members of all messages, and those of their members: a header may state the type.
  private func constants(of event: Union) -> Set<Member> {
    var members: Set<Member> = []
    var seen: Set<Model.ID> = []
    var types = event.variants.map(\.type)
    while let type = types.popLast() {
      guard case .model(let id) = resolved(type), seen.insert(id).inserted else { continue }
      switch definition(of: id) {
      case .union(let union): types += union.variants.map(\.type)
      case .object(let object):
        for field in object.fields {
          members.insert(Member(model: id, key: field.key))
          guard case .model(let inner) = resolved(field.type),
            case .object(let object)? = definition(of: inner)
          else { continue }
          members.formUnion(object.fields.map { Member(model: inner, key: $0.key) })
        }
      default: break
      }
    }
    return members
  }

  /// The members of a variant whose values no other variant has.
  private func distinctiveMembers(_ signature: Union.Signature, of type: Type) -> [Member] {
    guard case .object(_, _, let listed, _) = signature, case .model(let id) = resolved(type),
      case .object(let object)? = definition(of: id)
    else { return [] }
    return listed.compactMap { member in
      guard let outer = member.outer else { return Member(model: id, key: member.key) }
      guard let field = object.fields.first(where: { $0.key == outer }),
        case .model(let inner) = resolved(field.type)
      else { return nil }
      return Member(model: inner, key: member.key)
    }
  }
}
