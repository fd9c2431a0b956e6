import Shape

/// A property that `required` lists and `properties` doesn't.
struct UndeclaredMember {
  let key: String
  let type: Type
  let origin: Origin

  var documentation: Documentation {
    Documentation(
      summary: "Required, but not described.",
      discussion: type == .json ? "It is read as null where the service doesn't send it." : nil
    )
  }
}

extension Field {
  init(_ member: UndeclaredMember) {
    self.init(key: member.key, type: member.type, isRequired: true, origin: member.origin)
    self.isUndescribed = member.type == .json
    self.documentation = member.documentation
  }
}

extension Multipart.Part {
  init(_ member: UndeclaredMember) {
    self.init(key: member.key, value: .plain(member.type), isRequired: true, origin: member.origin)
    self.documentation = member.documentation
  }
}
