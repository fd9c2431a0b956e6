import Shape

extension Contract {
  /// The contract without what findings show that the client can't send: undocumented members of
  /// bodies, and requests that the service refused because they lack a value or have another type.
  public func without(unsendable findings: [Finding]) -> Contract {
    let refused = Set(findings.filter(\.isUnsendable).map(\.value.entry))
    let members = Dictionary(
      grouping: findings.filter(\.isUndocumentedInBody),
      by: \.value.entry
    )
    var contract = self
    contract.cases = cases.filter { !refused.contains($0.entry) }
    contract.unproven += cases.map(\.entry).filter(refused.contains)
    for index in contract.cases.indices {
      let found = members[contract.cases[index].entry] ?? []
      contract.cases[index].tolerance.undescribedMembers += found.compactMap(\.memberPath).unique
    }
    return contract
  }
}

extension Finding {
  /// Keywords that allow other values of the same Swift type.
  private static let keywordsOfValues: Set = [
    "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minProperties",
    "maxProperties",
  ]

  /// Whether it shows that the client can't send the request of the entry.
  var isUnsendable: Bool {
    isRefused && kind == .violation && !Self.keywordsOfValues.contains(keyword)
  }

  fileprivate var isUndocumentedInBody: Bool {
    kind == .undocumentedMember && value.isSent && value.part == .requestBody
  }

  /// The JSONPath of the undocumented member.
  fileprivate var memberPath: String? {
    member.map { member in
      var path = path
      path.steps.append(.key(member))
      return path.description
    }
  }
}
