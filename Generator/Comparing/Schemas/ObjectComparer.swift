import Canonical

/// Compares the properties of objects.
struct ObjectComparer {
  let pair: SchemaPair
  let comparer: SchemaComparer

  func run() {
    let (old, new) = (pair.old.properties, pair.new.properties)
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.key, $0.schemas) })
    let after = Dictionary(uniqueKeysWithValues: new.map { ($0.key, $0.schemas) })
    let requiredBefore = pair.old.required
    let requiredAfter = pair.new.required
    for (key, schemas) in new {
      if let old = before[key] {
        pair.add(key, comparer.pair(old, schemas), isProperty: true)
      } else {
        add(
          key,
          Conjunction(schemas),
          requiredAfter.contains(key),
          wasRequired: requiredBefore.contains(key)
        )
      }
    }
    for (key, schemas) in old where after[key] == nil {
      remove(
        key,
        Conjunction(schemas),
        requiredBefore.contains(key)
      )
    }
    for key in requiredAfter.subtracting(requiredBefore).sorted() {
      guard let old = before[key] ?? (after[key] == nil ? [] : nil) else { continue }
      becomeRequired(key, after[key] ?? old)
    }
    for key in requiredBefore.subtracting(requiredAfter).sorted() {
      guard after[key] != nil || before[key] == nil else { continue }
      var difference = SchemaPair.Difference(
        change: .becameOptional,
        message: "it became optional",
        old: before[key]?.first?.mark ?? pair.old.mark,
        new: after[key]?.first?.mark ?? pair.new.mark
      )
      difference.step = key
      // What only one direction had wasn't required in the other one.
      let schema = before[key].map { Conjunction($0) }
      difference.isReadOnly = schema?.isReadOnly ?? false
      difference.isWriteOnly = schema?.isWriteOnly ?? false
      pair.add(difference)
    }
    for key in requiredBefore.intersection(requiredAfter).sorted() {
      guard let old = before[key], let new = after[key] else { continue }
      becomeSent(key, old, new)
    }
    compareOthers()
  }

  /// A required property that isn't read-only anymore has to be sent, which it hadn't before.
  private func becomeSent(_ key: String, _ old: [Schema], _ new: [Schema]) {
    let after = Conjunction(new)
    guard Conjunction(old).isReadOnly, !after.isReadOnly else { return }
    var difference = SchemaPair.Difference(
      change: after.defaultValue == nil ? .becameRequired : .becameRequiredWithDefault,
      message: "it became required, since it is no longer read-only",
      old: old[0].mark,
      new: new[0].mark
    )
    difference.step = key
    difference.isWriteOnly = true
    pair.add(difference)
  }

  /// A property that was required without a description is no new one for those who send it.
  private func add(
    _ key: String,
    _ schema: Conjunction,
    _ isRequired: Bool,
    wasRequired: Bool
  ) {
    let hasDefault = schema.defaultValue != nil
    let change: ValueChange =
      !isRequired || wasRequired
      ? .optionalAdded : hasDefault ? .requiredAddedWithDefault : .requiredAdded
    var difference = SchemaPair.Difference(
      change: change,
      message: isRequired && wasRequired
        ? "the required property was described"
        : "the \(isRequired ? "required" : "optional") property was added",
      old: pair.old.mark,
      new: schema.mark
    )
    difference.step = key
    difference.isReadOnly = schema.isReadOnly
    difference.isWriteOnly = schema.isWriteOnly
    pair.add(difference)
  }

  private func remove(_ key: String, _ schema: Conjunction, _ isRequired: Bool) {
    let change: ValueChange =
      if let day = schema.sunset {
        day < comparer.today ? .removedAfterSunset : .removedBeforeSunset
      } else if pair.new.isClosed {
        isRequired ? .requiredForbidden : .optionalForbidden
      } else {
        isRequired ? .requiredRemoved : .optionalRemoved
      }
    var difference = SchemaPair.Difference(
      change: change,
      message: "the \(isRequired ? "required" : "optional") property was removed"
        + (schema.sunset.map { ", whose last day is \($0)" } ?? ""),
      old: schema.mark,
      new: pair.new.mark
    )
    difference.step = key
    difference.isReadOnly = schema.isReadOnly
    difference.isWriteOnly = schema.isWriteOnly
    pair.add(difference)
  }

  private func becomeRequired(_ key: String, _ schemas: [Schema]) {
    let schema = schemas.isEmpty ? nil : Conjunction(schemas)
    let hasDefault = schema?.defaultValue != nil
    var difference = SchemaPair.Difference(
      change: hasDefault ? .becameRequiredWithDefault : .becameRequired,
      message: "it became required",
      old: pair.old.properties.first { $0.key == key }?.schemas.first?.mark ?? pair.old.mark,
      new: schema?.mark ?? pair.new.mark
    )
    difference.step = key
    difference.isReadOnly = schema?.isReadOnly ?? false
    difference.isWriteOnly = schema?.isWriteOnly ?? false
    pair.add(difference)
  }

  /// Compares the properties that aren't declared by name.
  private func compareOthers() {
    switch (pair.old.isClosed, pair.new.isClosed) {
    case (false, true):
      pair.add(
        .additionalForbidden,
        "additional properties are no longer allowed",
        new: pair.new.mark(of: "additionalProperties")
      )
    case (true, false):
      pair.add(
        .additionalAllowed,
        "additional properties became allowed",
        old: pair.old.mark(of: "additionalProperties")
      )
    default: break
    }
    if let old = pair.old.additionalProperties, let new = pair.new.additionalProperties {
      pair.add("*", comparer.pair(old, new))
    } else if let new = pair.new.additionalProperties, !pair.old.isClosed {
      pair.add(.typeNarrowed, "additional properties got a schema", new: new[0].mark)
    } else if let old = pair.old.additionalProperties, !pair.new.isClosed {
      pair.add(.typeWidened, "additional properties no longer have a schema", old: old[0].mark)
    }
    comparePatterns()
  }

  private func comparePatterns() {
    let before = Dictionary(
      pair.old.patternProperties.map { ($0.key, $0.schemas) },
      uniquingKeysWith: +
    )
    let after = Dictionary(
      pair.new.patternProperties.map { ($0.key, $0.schemas) },
      uniquingKeysWith: +
    )
    // Among closed objects, more properties become valid; otherwise they get a schema.
    let isClosed = pair.old.isClosed && pair.new.isClosed
    for pattern in Set(before.keys).union(after.keys).sorted() {
      switch (before[pattern], after[pattern]) {
      case (let old?, let new?): pair.add(pattern, comparer.pair(old, new))
      case (nil, let new?):
        if !isClosed, Conjunction(new).isUnrestricted { continue }
        pair.add(
          isClosed ? .typeWidened : .typeNarrowed,
          "properties that match \(pattern) \(isClosed ? "became valid" : "got a schema")",
          new: new[0].mark
        )
      case (let old?, nil):
        if !isClosed, Conjunction(old).isUnrestricted { continue }
        pair.add(
          isClosed ? .typeNarrowed : .typeWidened,
          "properties that match \(pattern)"
            + (isClosed ? " are no longer valid" : " no longer have a schema"),
          old: old[0].mark
        )
      case (nil, nil): break
      }
    }
  }
}
