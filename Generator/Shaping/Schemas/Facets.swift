import Shape
import Specification

/// What several schemas that apply to one value say together.
struct Facets {
  var atoms: [Atom] = []
  /// The types that all of them admit, null aside; empty when none says it.
  var types: [String] = []
  /// True when no value satisfies all of them.
  var isContradictory = false
  var format: String?
  var isBase64 = false
  /// The values that all of them list, null aside; nil when none lists values.
  var values: [Node]?
  var isConstant = false
  /// What is said of values, by their text.
  var notes: [String: OpenAPI.ValueNote] = [:]
  private(set) var properties: [Property] = []
  private(set) var required: [(key: String, mark: Mark)] = []
  var additional = Additional.unsaid
  var items: [Atom] = []
  var prefix: [Atom] = []
  var minItems = 0
  var maxItems: Int?
  var choices: [Alternatives] = []
  /// Where members begin that are too many to be described.
  var excess: Mark?
  private var positions: [ExactText: Int] = [:]
  private var requiredKeys: Set<ExactText> = []

  /// A member with every schema that describes it.
  struct Property {
    let key: String
    let mark: Mark
    var atoms: [Atom]
    /// True when only the `if` of a condition speaks of it.
    var isSupposed = false
  }

  /// A `oneOf` or an `anyOf`.
  struct Alternatives {
    let atom: Atom
    let keyword: String
    let branches: [OpenAPI.Schema]
  }

  var isObject: Bool {
    types == ["object"] || types.isEmpty && !(properties.isEmpty && !additional.isSaid)
  }

  /// Whether something is said beside the choices.
  var isTelling: Bool {
    !properties.isEmpty || !items.isEmpty || !prefix.isEmpty || values != nil || additional.isSaid
  }

  /// Whether nothing is said of members or elements.
  var isScalar: Bool {
    properties.isEmpty && items.isEmpty && prefix.isEmpty && !additional.isSaid
  }

  /// Whether a value of this kind has a model wherever it stands.
  var becomesModel: Bool {
    isContradictory ? false : !choices.isEmpty || !properties.isEmpty || !prefix.isEmpty
  }

  func property(_ key: String) -> Property? {
    positions[ExactText(key)].map { properties[$0] }
  }

  func requires(_ key: String) -> Bool { requiredKeys.contains(ExactText(key)) }

  /// Adds a description of a member, which may have others.
  mutating func describe(
    _ key: String,
    at mark: Mark,
    by atom: Atom,
    isSupposed: Bool = false
  ) {
    if let position = positions[ExactText(key)] {
      properties[position].atoms.append(atom)
    } else {
      positions[ExactText(key)] = properties.count
      properties.append(Property(key: key, mark: mark, atoms: [atom], isSupposed: isSupposed))
    }
  }

  mutating func require(_ key: String, at mark: Mark) {
    if requiredKeys.insert(ExactText(key)).inserted { required.append((key, mark)) }
  }
}
