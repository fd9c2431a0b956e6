/// A value of a document under construction.
indirect enum DocumentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([DocumentValue])
  case map([(String, DocumentValue)])

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: DocumentValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, DocumentValue)...) { self = .map(elements) }

  static func schema(_ name: String) -> DocumentValue {
    ["$ref": .text("#/components/schemas/\(name)")]
  }

  /// Returns the mapping with more entries; other values are unchanged.
  func adding(_ entries: [(String, DocumentValue)]) -> DocumentValue {
    guard case .map(let own) = self else { return self }
    return .map(own + entries)
  }

  /// Whether the value fits on the line of its key.
  var isScalar: Bool {
    switch self {
    case .text, .number, .flag: true
    case .list(let elements): elements.isEmpty
    case .map(let entries): entries.isEmpty
    }
  }
}
