import Canonical
import Specification

/// A word in `type` that isn't a type of JSON, such as `int` or `string[]`, and its meaning.
struct TypeWord {
  /// The types that the word means; empty for any JSON.
  let types: [JSONType]
  /// The format that the word implies.
  let format: String?
  /// At most one element, in an array because a structure can't contain itself.
  private let elements: [TypeWord]

  private init(types: [JSONType], format: String? = nil, element: TypeWord? = nil) {
    self.types = types
    self.format = format
    elements = element.map { [$0] } ?? []
  }

  /// The type of the elements of an array, as in `string[]`.
  var element: TypeWord? { elements.first }
}

extension TypeWord {
  /// Returns nil for an unknown word.
  init?(_ word: String) {
    self.init(folded: word.lowercased().filter { !$0.isWhitespace }[...], depth: 0)
  }

  private init?(folded word: Substring, depth: Int) {
    if let type = JSONType(rawValue: String(word)) {
      self.init(types: [type])
    } else if TypeWord.anyJSON.contains(String(word)) {
      self.init(types: [])
    } else if let (type, format) = TypeWord.others[String(word)] {
      self.init(types: [type], format: format)
    } else if let element = TypeWord.element(of: word) {
      let inner = depth < TypeWord.maxDepth ? TypeWord(folded: element, depth: depth + 1) : nil
      self.init(types: [.array], element: inner)
    } else {
      self.init(listed: word, depth: depth)
    }
  }

  /// Reads several types in one text, as in `string|null`.
  private init?(listed word: Substring, depth: Int) {
    let parts = word.split { ",|/;".contains($0) }
    guard parts.count > 1, depth < TypeWord.maxDepth else { return nil }
    let words = parts.map { TypeWord(folded: $0, depth: depth + 1) }
    guard words.allSatisfy({ $0?.types.isEmpty == false }) else { return nil }
    let lists = words.compactMap(\.self).filter { $0.types.contains(.array) }
    self.init(
      types: words.flatMap { $0?.types ?? [] }.uniqued,
      element: lists.count == 1 ? lists[0].element : nil
    )
  }

  /// Returns the element type in `string[]`, `array<string>` and `array[string]`.
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

  /// The maximum depth of nested arrays; deeper elements are any JSON.
  private static let maxDepth = 8

  /// The words for any JSON.
  private static let anyJSON: Set<String> = ["json", "any", "mixed", "unknown", ""]

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

extension SchemaTable {
  /// Adds the schema that a word means for the elements of the array at a location.
  func items(_ word: TypeWord, of array: SourceLocation) -> SchemaID {
    let location = SourceLocation(mark: array.mark, pointer: array.pointer + "/items")
    let contents = Schema.Contents(types: word.types)
    contents.isNullable = word.types.contains(.null)
    contents.format = word.format
    contents.items = word.element.map { items($0, of: location) }
    contents.declaresOnlyType = word.format == nil && contents.items == nil
    return add(contents, at: location)
  }
}

extension [JSONType] {
  /// The types without duplicates, in order.
  var uniqued: Self {
    var seen: Set<JSONType> = []
    return count < 2 ? self : filter { seen.insert($0).inserted }
  }
}
