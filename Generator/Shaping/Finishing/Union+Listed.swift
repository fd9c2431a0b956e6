import Shape

extension Union {
  /// The maximum number of listed values that distinguish variants; longer lists only restrict the
  /// member.
  fileprivate static let listLimit = 16

  /// Keeps the listed values that distinguish the variants: a constant that no other object
  /// has, and a list if another object has the member, too.
  ///
  /// Adds the values that the discriminator maps.
  mutating func keepDistinctiveValues() {
    let objects = variants.flatMap { $0.signature.objects }
    let contents = DistinctiveContents(isEvent ? variants.map(\.signature) : [])
    let discriminatorKey = discriminator.flatMap { $0.isRequired ? nil : $0.key }
    var paths = Union.distinctivePaths(of: objects)
    if let discriminatorKey { paths.insert([ExactText(discriminatorKey)]) }
    for index in variants.indices {
      let mapping = discriminator?.mapping.filter { $0.variant == index }.map(\.value) ?? []
      // A variant without a mapping may have any value of the discriminator.
      let mapped = mapping.isEmpty ? nil : discriminatorKey.map { Listed(key: $0, values: mapping) }
      variants[index].signature =
        contents.keeping(variants[index].signature)
        .keeping(paths, mapped, isEvent).combiningContents
    }
  }

  private static func distinctivePaths(of objects: [Signature.ObjectKeys]) -> Set<[ExactText]> {
    var lists: [[ExactText]: [[Scalar]]] = [:]
    var counts: [[ExactText]: Int] = [:]
    for object in objects {
      for key in Set(object.known.map(ExactText.init)) { counts[[key], default: 0] += 1 }
      let own = object.listed.filter { $0.affix == nil }
        .map { ($0.path, $0.values) }
      for (path, values) in Dictionary(own, uniquingKeysWith: { first, _ in first }) {
        lists[path, default: []].append(values)
        if path.count > 1 { counts[path, default: 0] += 1 }
      }
    }
    let distinctive = lists.filter { path, lists in
      guard lists.count < objects.count || Set(lists).count > 1 else { return false }
      if lists.contains(where: { $0.count == 1 }) { return true }
      return counts[path, default: 0] > 1 && lists.allSatisfy { $0.count <= listLimit }
    }
    return Set(distinctive.keys)
  }
}

extension Union.Signature {
  /// The signature without the lists of values that are too long to distinguish variants.
  var withoutLongLists: Self {
    switch self {
    case .object(let required, let known, let listed, let contents):
      .object(
        required: required,
        known: known,
        listed: listed.filter { $0.values.count <= Union.listLimit },
        contents: contents
      )
    case .several(let signatures): .several(signatures.map(\.withoutLongLists))
    default: self
    }
  }

  /// The known keys of an object, and its members with listed values.
  typealias ObjectKeys = (known: [String], listed: [Union.Listed])

  fileprivate var objects: [ObjectKeys] {
    switch self {
    case .object(_, let known, let listed, _): [(known, listed)]
    case .several(let signatures): signatures.flatMap(\.objects)
    default: []
    }
  }

  /// The signature with the listed values at `paths` and those of the discriminator.
  ///
  /// Affixes distinguish messages only: most patterns validate a value and don't identify its type.
  fileprivate func keeping(
    _ paths: Set<[ExactText]>,
    _ mapped: Union.Listed?,
    _ isEvent: Bool
  ) -> Self {
    switch self {
    case .object(let required, let known, let listed, let contents):
      let kept = listed.filter { $0.affix == nil ? paths.contains($0.path) : isEvent }
      let mappedPath = mapped.map(\.path)
      let isComplete = mappedPath.map { path in kept.contains { $0.path == path } } ?? true
      return .object(
        required: required,
        known: known,
        listed: isComplete ? kept : kept + [mapped].compactMap(\.self),
        contents: contents
      )
    case .several(let signatures):
      let kept = signatures.map { $0.keeping(paths, mapped, isEvent) }
      let arrays = kept.indices.filter { kept[$0] == .array }.dropFirst()
      return .several(kept.indices.filter { !arrays.contains($0) }.map { kept[$0] })
    // The first array that decodes is used, and a malformed one isn't another type.
    case .tuple: return isEvent ? self : .array
    default: return self
    }
  }
}

extension Union.Listed {
  /// The keys from the object to the member.
  var path: [ExactText] { ([outer] + [key]).compactMap(\.self).map(ExactText.init) }
}
