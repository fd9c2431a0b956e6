import BinderyJSON

extension SchemaKeywords {
  /// The keyword `type`: the allowed types.
  static func type(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let value = source["type"] else { return nil }
    let names = value.string.map { .array([.string($0)]) } ?? value
    var kinds: [Kind] = []
    for name in try source.strings(names, "type") {
      guard let kind = Kind(rawValue: name) else { throw source.malformed("type", "a type's name") }
      kinds.append(kind)
    }
    if source.dialect.isOpenAPI, source["nullable"] == .boolean(true) { kinds.append(.null) }
    return { [kinds] value, evaluation in
      guard !kinds.contains(where: { $0.includes(value) }) else { return }
      let expected = kinds.map(\.phrase).joined(separator: " or ")
      evaluation.report("type", "expected \(expected), found \(Kind(of: value).phrase)")
    }
  }

  /// The keyword `enum`: the allowed values.
  static func allowedValues(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let value = source["enum"] else { return nil }
    guard case .array(let values) = value else { throw source.malformed("enum", "an array") }
    return { value, evaluation in
      guard !values.contains(value) else { return }
      let listed = values.prefix(Self.listedValues).map(\.description).joined(separator: ", ")
      let rest = values.count - Self.listedValues
      let others = rest > 0 ? " and \(rest) other\(rest == 1 ? "" : "s")" : ""
      evaluation.report("enum", "expected one of \(listed)\(others), found \(value.excerpt)")
    }
  }

  /// The number of allowed values that a message lists.
  private static let listedValues = 6

  /// The keyword `const`: the only allowed value.
  static func constant(_ source: SchemaSource) -> SchemaCheck? {
    guard let constant = source["const"] else { return nil }
    return { value, evaluation in
      guard constant != value else { return }
      evaluation.report("const", "expected \(constant.excerpt), found \(value.excerpt)")
    }
  }
}

private enum Kind: String {
  case null, boolean, object, array, number, string, integer

  init(of value: JSONValue) {
    switch value {
    case .null: self = .null
    case .boolean: self = .boolean
    case .number: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }

  func includes(_ value: JSONValue) -> Bool {
    if self == .integer, case .number(let number) = value { return number.normalized.isIntegral }
    return self == Kind(of: value)
  }

  var phrase: String {
    switch self {
    case .null: "null"
    case .array, .integer, .object: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}
