import Canonical
import Shape

/// The keywords of several schemas that apply to one value, merged.
struct MergedSchema {
  var subschemas: [Subschema] = []
  /// The types that all schemas admit, except null; empty when none has `type`.
  var types: [JSONType] = []
  /// True when no value is valid against all schemas.
  var isContradictory = false
  var format: String?
  var isBase64 = false
  /// The `contentSchema` of a string that contains JSON.
  var content: [Subschema] = []
  /// The values that all schemas list, except null; nil when none lists values.
  var values: [JSONValue]?
  var isConstant = false
  /// The names and descriptions of values, by their text.
  var notes: [String: ValueNote] = [:]
  var members = Members()
  var additional = Additional.undeclared
  var elements = Elements()
  var unions: [UnionKeyword] = []

  /// The schemas of an array's elements.
  struct Elements {
    /// The schemas of `prefixItems`, by position.
    var prefix: [Subschema] = []
    /// The schemas of `items`, for each other element.
    var items: [Subschema] = []
    /// The reference to the channel whose messages are the elements.
    var channel: Schema.ChannelReference?
    var minimum = 0
    var maximum: Int?

    var areDeclared: Bool { !items.isEmpty || !prefix.isEmpty }
  }

  /// A `oneOf` or an `anyOf`.
  struct UnionKeyword {
    let subschema: Subschema
    let keyword: String
    let branches: [Schema]
  }

  var isObject: Bool {
    types == [.object] || types.isEmpty && !(properties.isEmpty && !additional.isDeclared)
  }

  /// Whether a keyword beside the unions describes the value.
  var declaresContent: Bool {
    !properties.isEmpty || elements.areDeclared || values != nil || additional.isDeclared
  }

  /// Whether no keyword describes properties or elements.
  var isScalar: Bool {
    properties.isEmpty && !elements.areDeclared && !additional.isDeclared
  }

  /// Whether the schema always becomes a model.
  var becomesModel: Bool {
    isContradictory ? false : !unions.isEmpty || !properties.isEmpty || !elements.prefix.isEmpty
  }

  /// The schema of an array's elements or a map's values, if it is a single one; otherwise nil.
  var element: Schema? {
    guard !isContradictory, !becomesModel, values == nil else { return nil }
    if types == [.array] { return elements.items.count == 1 ? elements.items[0].schema : nil }
    guard types == [.object], case .schema(let subschemas) = additional, subschemas.count == 1
    else { return nil }
    return subschemas[0].schema
  }

  var properties: [Property] { members.all }

  func property(_ key: String) -> Property? { members[key] }
}

extension MergedSchema {
  /// Keeps the types that `others` contains too; an integer is a number.
  mutating func narrow(to others: [JSONType]) {
    guard !others.isEmpty else { return }
    guard !types.isEmpty else { return types = others }
    let common = types.compactMap { type -> JSONType? in
      switch type {
      case _ where others.contains(type): type
      case .number where others.contains(.integer): .integer
      case .integer where others.contains(.number): .integer
      default: nil
      }
    }
    guard !common.isEmpty else { return isContradictory = true }
    var seen: Set<JSONType> = common.contains(.number) ? [.integer] : []
    types = common.filter { seen.insert($0).inserted }
  }

  /// Infers a missing `type` from the other keywords.
  mutating func inferType() {
    guard types.isEmpty, unions.isEmpty else { return }
    if !properties.isEmpty || additional.isDeclared {
      types = [.object]
    } else if elements.areDeclared {
      types = [.array]
    } else if values == nil, isBase64 || StringFormat(format) != nil {
      types = [.string]
    } else if values == nil, let type = NumberFormat(format)?.impliedType {
      types = [type]
    } else if values == nil, subschemas.contains(where: { $0.schema.has("propertyNames") }) {
      types = [.object]
    }
  }
}
