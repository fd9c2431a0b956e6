/// What authors write where a type of JSON belongs.
struct TypeWord {
  /// The types that are meant; none for any JSON.
  let types: [OpenAPI.JSONType]
  /// What the word says beyond the type.
  let format: String?

  /// Nil for a word that means nothing.
  init?(_ word: String) {
    let word = word.lowercased().filter { !$0.isWhitespace }
    if let type = OpenAPI.JSONType(rawValue: word) {
      self.init(types: [type])
    } else if TypeWord.anything.contains(word) {
      self.init(types: [])
    } else if let (type, format) = TypeWord.others[word] {
      self.init(types: [type], format: format)
    } else if word.hasSuffix("[]") || word.hasPrefix("array<") || word.hasPrefix("array[") {
      self.init(types: [.array])
    } else {
      self.init(listed: word)
    }
  }

  /// Several types in one text, as in `string|null`.
  private init?(listed word: String) {
    let parts = word.split { ",|/;".contains($0) }
    guard parts.count > 1 else { return nil }
    let words = parts.map { TypeWord(String($0)) }
    guard words.allSatisfy({ $0?.types.isEmpty == false }) else { return nil }
    self.init(types: words.flatMap { $0?.types ?? [] })
  }

  private init(types: [OpenAPI.JSONType], format: String? = nil) {
    self.types = types
    self.format = format
  }

  /// What somebody calls any JSON.
  private static let anything: Set<String> = ["json", "any", "mixed", "unknown", ""]

  private static let others: [String: (type: OpenAPI.JSONType, format: String?)] = [
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
