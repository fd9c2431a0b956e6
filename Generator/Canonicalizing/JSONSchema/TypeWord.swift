import Specification

/// What authors write where a type of JSON belongs.
public struct TypeWord {
  /// The types that are meant; none for any JSON.
  public let types: [JSONType]
  /// What the word says beyond the type.
  public let format: String?
  /// At most one, since a structure can't hold itself.
  private let elements: [TypeWord]

  /// What a list holds, as `string[]` says it.
  public var element: TypeWord? { elements.first }

  /// Nil for a word that means nothing.
  init?(_ word: String) {
    self.init(folded: word.lowercased().filter { !$0.isWhitespace }[...], depth: 0)
  }

  private init?(folded word: Substring, depth: Int) {
    if let type = JSONType(rawValue: String(word)) {
      self.init(types: [type])
    } else if TypeWord.anything.contains(String(word)) {
      self.init(types: [])
    } else if let (type, format) = TypeWord.others[String(word)] {
      self.init(types: [type], format: format)
    } else if let element = TypeWord.element(of: word) {
      let inner = depth < TypeWord.nesting ? TypeWord(folded: element, depth: depth + 1) : nil
      self.init(types: [.array], element: inner)
    } else {
      self.init(listed: word, depth: depth)
    }
  }

  /// Several types in one text, as in `string|null`.
  private init?(listed word: Substring, depth: Int) {
    let parts = word.split { ",|/;".contains($0) }
    guard parts.count > 1, depth < TypeWord.nesting else { return nil }
    let words = parts.map { TypeWord(folded: $0, depth: depth + 1) }
    guard words.allSatisfy({ $0?.types.isEmpty == false }) else { return nil }
    let lists = words.compactMap(\.self).filter { $0.types.contains(.array) }
    self.init(
      types: words.flatMap { $0?.types ?? [] }.once,
      element: lists.count == 1 ? lists[0].element : nil
    )
  }

  private init(types: [JSONType], format: String? = nil, element: TypeWord? = nil) {
    self.types = types
    self.format = format
    self.elements = element.map { [$0] } ?? []
  }

  /// The word in `string[]`, `array<string>` and `array[string]`.
  private static func element(of word: Substring) -> Substring? {
    if word.hasSuffix("[]") {
      let element = word.dropLast(2)
      if element.hasPrefix("("), element.hasSuffix(")") { return element.dropFirst().dropLast() }
      return element.contains { ",|/;".contains($0) } ? nil : element
    }
    for (open, close) in [("array<", ">"), ("array[", "]"), ("list<", ">"), ("list[", "]")]
    where word.hasPrefix(open) && word.hasSuffix(close) {
      return word.dropFirst(open.count).dropLast()
    }
    return nil
  }

  /// Lists in lists beyond this depth are lists of anything.
  private static let nesting = 8

  /// What somebody calls any JSON.
  private static let anything: Set<String> = ["json", "any", "mixed", "unknown", ""]

  private static let others: [String: (type: JSONType, format: String?)] = [
    "int": (.integer, nil), "long": (.integer, "int64"), "short": (.integer, nil),
    "int32": (.integer, "int32"), "int64": (.integer, "int64"), "bigint": (.integer, "int64"),
    "float": (.number, "float"), "double": (.number, "double"), "decimal": (.number, nil),
    "numeric": (.number, nil), "bool": (.boolean, nil), "str": (.string, nil),
    "text": (.string, nil), "enum": (.string, nil), "email": (.string, nil),
    "password": (.string, nil), "url": (.string, nil), "uri": (.string, "uri"),
    "uuid": (.string, "uuid"), "guid": (.string, "uuid"), "date": (.string, "date"),
    "datetime": (.string, "date-time"), "date-time": (.string, "date-time"),
    "timestamp": (.string, "date-time"), "file": (.string, "binary"),
    "binary": (.string, "binary"), "byte": (.string, "byte"), "map": (.object, nil),
    "dict": (.object, nil), "dictionary": (.object, nil), "hash": (.object, nil),
    "list": (.array, nil), "set": (.array, nil), "none": (.null, nil), "nil": (.null, nil),
    "id": (.string, nil), "char": (.string, nil), "varchar": (.string, nil),
    "uint": (.integer, nil), "uint32": (.integer, "uint32"), "uint64": (.integer, "uint64"),
  ]
}

extension [JSONType] {
  /// Each once, in order.
  var once: Self {
    var seen: Set<JSONType> = []
    return count < 2 ? self : filter { seen.insert($0).inserted }
  }
}
