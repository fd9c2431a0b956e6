/// The form of the value of a fixed field.
enum FixedForm: Hashable {
  case text, flag, number
  /// A list of texts, or one text.
  case texts
  /// A list or a mapping without objects of the specification.
  case collection
  case any
  /// The text of a `$ref`.
  case reference
  case one(ObjectKind)
  case list(ObjectKind)
  /// A map with author-defined keys.
  case map(ObjectKind)
  /// A map of such maps.
  case maps(ObjectKind)

  var holdsObjects: Bool {
    switch self {
    case .one, .list, .map, .maps: true
    case .text, .texts, .flag, .number, .collection, .any, .reference: false
    }
  }

  /// The form of a list's elements; nested lists, and lists in place of maps with author-defined
  /// keys, are accepted.
  var element: FixedForm {
    switch self {
    case .list(let object): .one(object)
    case .map(let object) where Self.listed.contains(object): .one(object)
    default: self
    }
  }

  private static let listed: Set<ObjectKind> = [
    .asyncServer, .asyncParameter, .asyncOperation, .message,
  ]

  /// Whether a value can have this form; null has no form.
  func fits(_ value: Node) -> Bool {
    switch self {
    case .any: value.kind != .null
    case .text: !value.kind.isCollection && value.kind != .null
    case .texts: value.kind != .mapping && value.kind != .null
    case .flag: value.kind == .boolean || value.kind == .string && value.coercedBoolean != nil
    case .number: value.number != nil || value.kind == .string && Double(value.text) != nil
    case .collection, .list: value.kind.isCollection
    case .reference: FixedForm.refersToObject(value)
    case .one(.schema): value.kind.isCollection || value.kind == .boolean
    case .one, .map, .maps: value.kind == .mapping
    }
  }

  private static func refersToObject(_ value: Node) -> Bool {
    guard let text = value.string else { return false }
    return text.contains { "#/.".contains($0) } && !text.contains { $0.isWhitespace }
  }
}
