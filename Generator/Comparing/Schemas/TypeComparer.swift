import Canonical

/// Compares which types and listed values are valid.
struct TypeComparer {
  let pair: SchemaPair

  private var old: Conjunction { pair.old }
  private var new: Conjunction { pair.new }

  func run() {
    guard old.isImpossible == new.isImpossible else {
      pair.add(
        new.isImpossible ? .typeNarrowed : .typeWidened,
        new.isImpossible ? "no value is valid anymore" : "values became valid"
      )
      return
    }
    compareTypes()
    compareNull()
    compareValues()
    if old.types == new.types, !old.types.isEmpty { compareFormats() }
    if old.encoding != new.encoding {
      pair.add(
        .encodingChanged,
        "the encoding of the content changed\(change(old.encoding, new.encoding))"
      )
    }
  }

  /// Compares schemas of which null may be the only value; false if it is for neither.
  func compareOnlyNull() -> Bool {
    guard old.admitsOnlyNull != new.admitsOnlyNull else { return old.admitsOnlyNull }
    let (wider, isNarrowed) = new.admitsOnlyNull ? (old, true) : (new, false)
    let change: ValueChange =
      wider.isAny || wider.admitsNull ? (isNarrowed ? .typeNarrowed : .typeWidened) : .typeChanged
    pair.add(
      change,
      isNarrowed ? "only null is valid" : "other values than null became valid",
      old: old.mark(of: "type"),
      new: new.mark(of: "type")
    )
    return true
  }

  private func compareTypes() {
    let before = old.types
    let after = new.types
    guard before != after else { return }
    if old.impliesObject, new.impliesObject { return }
    // Unions have their types in their alternatives.
    if before.isEmpty && !old.unions.isEmpty || after.isEmpty && !new.unions.isEmpty { return }
    let isWidened = before.isSubset(of: after, orNumbers: true) || after.isEmpty
    let isNarrowed = after.isSubset(of: before, orNumbers: true) || before.isEmpty
    let (change, verb): (ValueChange, String) =
      if isWidened, !before.isEmpty {
        (.typeWidened, "was widened")
      } else if isNarrowed {
        (.typeNarrowed, "was narrowed")
      } else {
        (.typeChanged, "changed")
      }
    var difference = SchemaPair.Difference(
      change: change,
      message: "the type \(verb) from \(before.text) to \(after.text)",
      old: old.mark(of: "type"),
      new: new.mark(of: "type")
    )
    if change == .typeChanged {
      difference.textChange =
        new.admitsTexts(of: before)
        ? .typeWidened : old.admitsTexts(of: after) ? .typeNarrowed : nil
    }
    pair.add(difference)
  }

  /// Compares whether null is valid.
  func compareNull() {
    // A schema without a type admits null, also if it has no keyword for it.
    guard !old.isAny, !new.isAny, old.admitsNull != new.admitsNull else { return }
    if new.admitsNull {
      pair.add(.becameNullable, "null became valid")
    } else {
      pair.add(.becameNotNullable, "null is no longer valid")
    }
  }

  private func compareValues() {
    let marks = (old: old.mark(of: "enum"), new: new.mark(of: "enum"))
    switch (old.values, new.values) {
    case (nil, nil): compareExtensibleValues()
    case (nil, let values?):
      pair.add(
        .enumAdded,
        "only \(values.list) \(values.count == 1 ? "is" : "are") valid",
        old: marks.old,
        new: marks.new
      )
    case (let values?, nil):
      pair.add(
        .enumRemoved,
        "other values than \(values.list) became valid",
        old: marks.old,
        new: marks.new
      )
    case (let before?, let after?):
      let added = after.without(before)
      let removed = before.without(after)
      if before.count == 1, after.count == 1, !added.isEmpty {
        pair.add(
          .constantChanged,
          "the constant changed\(change(before.list, after.list))",
          old: old.mark(of: "const"),
          new: new.mark(of: "const")
        )
        return
      }
      for value in added {
        pair.add(
          new.isExtensible ? .openValueAdded : .valueAdded,
          "the value \(value.canonicalText) was added",
          old: marks.old,
          new: value.mark
        )
      }
      for value in removed {
        pair.add(
          .valueRemoved,
          "the value \(value.canonicalText) was removed",
          old: value.mark,
          new: marks.new
        )
      }
    }
  }

  private func compareExtensibleValues() {
    guard let before = old.extensibleValues, let after = new.extensibleValues else { return }
    for value in after.without(before) {
      pair.add(.openValueAdded, "the value \(value.canonicalText) was added", new: value.mark)
    }
    for value in before.without(after) {
      pair.add(.openValueRemoved, "the value \(value.canonicalText) was removed", old: value.mark)
    }
  }

  private func compareFormats() {
    guard old.format != new.format else { return }
    let marks = (old: old.mark(of: "format"), new: new.mark(of: "format"))
    let text = change(old.format, new.format)
    func add(_ change: ValueChange, _ message: String) {
      pair.add(change, message, old: marks.old, new: marks.new)
    }
    switch (old.format, new.format) {
    case (nil, _): add(.formatAdded, "the format\(text) was added")
    case (_, nil): add(.formatRemoved, "the format\(text) was removed")
    case ("int32", "int64"), ("int32", "bigint"), ("int64", "bigint"), ("float", "double"):
      add(.formatWidened, "the format changed\(text)")
    case ("int64", "int32"), ("bigint", "int32"), ("bigint", "int64"), ("double", "float"):
      add(.formatNarrowed, "the format changed\(text)")
    default: add(.formatChanged, "the format changed\(text)")
    }
  }

  /// ` from x to y`, or the one that is present.
  private func change(_ old: String?, _ new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): " from \(old) to \(new)"
    case (let text?, nil), (nil, let text?): " \(text)"
    case (nil, nil): ""
    }
  }
}

extension Conjunction {
  /// Whether nothing restricts the type.
  fileprivate var isAny: Bool { types.isEmpty && unions.isEmpty && values == nil }

  /// Whether the values are objects, by their type or because they require properties.
  fileprivate var impliesObject: Bool {
    types.isEmpty ? unions.isEmpty && !required.isEmpty : types == [.object]
  }

  /// Whether a value is a text of any form, so that the texts of other types are among its values.
  fileprivate func admitsTexts(of types: Set<JSONType>) -> Bool {
    self.types.contains(.string) && format == nil && encoding == nil
      && types.isDisjoint(with: [.array, .object])
  }
}

extension Set<JSONType> {
  /// Whether each type is in another set; an integer is also a number.
  fileprivate func isSubset(of other: Set<JSONType>, orNumbers: Bool) -> Bool {
    allSatisfy { other.contains($0) || (orNumbers && $0 == .integer && other.contains(.number)) }
  }

  fileprivate var text: String {
    isEmpty ? "any" : map(\.rawValue).sorted().joined(separator: " or ")
  }
}

extension [JSONValue] {
  /// The values that another list lacks.
  fileprivate func without(_ others: [JSONValue]) -> [JSONValue] {
    let known = Set(others.map(\.canonicalText))
    return filter { !known.contains($0.canonicalText) }
  }

  /// The first values, separated by commas.
  fileprivate var list: String {
    let texts = prefix(5).map(\.canonicalText) + (count > 5 ? ["…"] : [])
    return texts.joined(separator: ", ")
  }
}
