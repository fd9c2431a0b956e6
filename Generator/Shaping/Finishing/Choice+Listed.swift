import Shape

extension Choice {
  /// Longer lists say more about the member than about the variant.
  private static let listLimit = 16

  /// Keeps of the listed values what tells the variants apart: a constant that another object
  /// hasn't, a list where another object knows the member too;
  /// and gives what the discriminator maps.
  mutating func listTellingValues() {
    let objects = variants.flatMap { $0.signature.objects }
    let told = discriminator.flatMap { $0.isRequired ? nil : $0.key }
    var keys = Choice.tellingKeys(of: objects)
    if let told { keys.insert([ExactText(told)]) }
    for index in variants.indices {
      let mapping = discriminator?.mapping.filter { $0.variant == index }.map(\.value) ?? []
      // A variant that the member never means may have any value of it.
      let own = mapping.isEmpty ? nil : told.map { Listed(key: $0, values: mapping) }
      variants[index].signature = variants[index].signature.keeping(keys, own, isEvent)
    }
  }

  private static func tellingKeys(of objects: [Signature.Members]) -> Set<[ExactText]> {
    var lists: [[ExactText]: [[Scalar]]] = [:]
    var knowing: [[ExactText]: Int] = [:]
    for object in objects {
      for key in Set(object.known.map(ExactText.init)) { knowing[[key], default: 0] += 1 }
      let own = object.listed.filter { $0.affix == nil }
        .map { ($0.place, $0.values) }
      for (key, values) in Dictionary(own, uniquingKeysWith: { first, _ in first }) {
        lists[key, default: []].append(values)
        if key.count > 1 { knowing[key, default: 0] += 1 }
      }
    }
    let telling = lists.filter { key, lists in
      guard lists.count < objects.count || Set(lists).count > 1 else { return false }
      if lists.contains(where: { $0.count == 1 }) { return true }
      return knowing[key, default: 0] > 1 && lists.allSatisfy { $0.count <= listLimit }
    }
    return Set(telling.keys)
  }
}

extension Choice.Signature {
  /// What an object is known by.
  typealias Members = (known: [String], listed: [Choice.Listed])

  fileprivate var objects: [Members] {
    switch self {
    case .object(_, let known, let listed): [(known, listed)]
    case .several(let signatures): signatures.flatMap(\.objects)
    default: []
    }
  }

  /// Only messages are told by affixes: most patterns say what is valid, not what is meant.
  fileprivate func keeping(
    _ keys: Set<[ExactText]>,
    _ told: Choice.Listed?,
    _ isEvent: Bool
  ) -> Self {
    switch self {
    case .object(let required, let known, let listed):
      let kept = listed.filter { $0.affix == nil ? keys.contains($0.place) : isEvent }
      let toldKey = told.map(\.place)
      let isTold = toldKey.map { key in kept.contains { $0.place == key } } ?? true
      return .object(
        required: required,
        known: known,
        listed: isTold ? kept : kept + [told].compactMap(\.self)
      )
    case .several(let signatures):
      return .several(signatures.map { $0.keeping(keys, told, isEvent) })
    default: return self
    }
  }
}

extension Choice.Listed {
  /// The keys that lead to it.
  fileprivate var place: [ExactText] { ([outer] + [key]).compactMap(\.self).map(ExactText.init) }
}
