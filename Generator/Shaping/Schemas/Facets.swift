import Canonicalizing
import Shape
import Specification

/// What several schemas that apply to one value say together.
struct Facets {
  var atoms: [Atom] = []
  /// The types that all of them admit, null aside; empty when none says it.
  var types: [JSONType] = []
  /// True when no value satisfies all of them.
  var isContradictory = false
  var format: String?
  var isBase64 = false
  /// What the text of a string is, where it is JSON.
  var content: [Atom] = []
  /// The values that all of them list, null aside; nil when none lists values.
  var values: [Node]?
  var isConstant = false
  /// What is said of values, by their text.
  var notes: [String: ValueNote] = [:]
  var members = Members()
  var additional = Additional.unsaid
  var elements = Elements()
  var choices: [Alternatives] = []

  /// What is said of the elements of an array.
  struct Elements {
    /// By position.
    var prefix: [Atom] = []
    /// What applies to each of the others.
    var items: [Atom] = []
    /// What the word in place of a type says of them, as in `string[]`.
    var word: TypeWord?
    /// The channel whose messages they are.
    var channel: Node?
    var minimum = 0
    var maximum: Int?

    var areSaid: Bool { !items.isEmpty || !prefix.isEmpty }
  }

  /// A `oneOf` or an `anyOf`.
  struct Alternatives {
    let atom: Atom
    let keyword: String
    let branches: [Schema]
  }

  var isObject: Bool {
    types == [.object] || types.isEmpty && !(properties.isEmpty && !additional.isSaid)
  }

  /// Whether something is said beside the choices.
  var isTelling: Bool {
    !properties.isEmpty || elements.areSaid || values != nil || additional.isSaid
  }

  /// Whether nothing is said of members or elements.
  var isScalar: Bool {
    properties.isEmpty && !elements.areSaid && !additional.isSaid
  }

  /// Whether a value of this kind has a model wherever it stands.
  var becomesModel: Bool {
    isContradictory ? false : !choices.isEmpty || !properties.isEmpty || !elements.prefix.isEmpty
  }

  /// What a list or a map holds, where one schema says it; nil for everything else.
  var element: Schema? {
    guard !isContradictory, !becomesModel, values == nil else { return nil }
    if types == [.array] { return elements.items.count == 1 ? elements.items[0].schema : nil }
    guard types == [.object], case .schema(let atoms) = additional, atoms.count == 1 else {
      return nil
    }
    return atoms[0].schema
  }

  var properties: [Property] { members.all }

  func property(_ key: String) -> Property? { members[key] }
}
