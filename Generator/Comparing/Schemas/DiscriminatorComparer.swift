import Canonical

/// Compares the properties and the values that name the alternatives of a union.
struct DiscriminatorComparer {
  let pair: SchemaPair

  func run() {
    let old = pair.old.discriminator
    let new = pair.new.discriminator
    guard old?.propertyName == new?.propertyName else {
      guard old != nil, new != nil else { return }
      pair.add(
        .discriminatorChanged,
        "the discriminator changed from \(old?.propertyName ?? "none")"
          + " to \(new?.propertyName ?? "none")",
        old: old?.mark,
        new: new?.mark
      )
      return
    }
    guard let old, let new, old.hasMapping, new.hasMapping else { return }
    let before = Set(old.mapping.map(\.value))
    let after = Set(new.mapping.map(\.value))
    for mapping in new.mapping where !before.contains(mapping.value) {
      pair.add(
        .mappingAdded,
        "the value \(mapping.value) of the discriminator was added",
        old: old.mark,
        new: mapping.mark
      )
    }
    for mapping in old.mapping where !after.contains(mapping.value) {
      pair.add(
        .mappingRemoved,
        "the value \(mapping.value) of the discriminator was removed",
        old: mapping.mark,
        new: new.mark
      )
    }
  }
}
