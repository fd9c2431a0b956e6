/// A type of a framework's code with its arguments: `Page[Item]`, `Page«Item»`, `List<Item>`.
struct GenericType: Equatable {
  /// The name without its namespaces.
  let name: String
  var arguments: [GenericType] = []

  /// Creates the type that a text consists of; nil for another text, and for a type without
  /// arguments.
  init?(_ text: String) {
    guard text.utf8.count <= 1_000, text.unicodeScalars.contains(where: Self.isOpening) else {
      return nil
    }
    var rest = text[...]
    guard let type = Self.type(&rest, depth: 0), rest.isEmpty, !type.arguments.isEmpty else {
      return nil
    }
    self = type
  }

  private init(name: String, arguments: [GenericType]) {
    self.name = name
    self.arguments = arguments
  }

  private static let closings: [Character: Character] = ["[": "]", "<": ">", "«": "»"]

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "[" || scalar == "<" || scalar == "«"
  }

  private static let deepest = 12

  /// Reads a type, or the alternatives of a union.
  private static func type(_ rest: inout Substring, depth: Int) -> GenericType? {
    guard depth < deepest else { return nil }
    var alternatives: [GenericType] = []
    repeat {
      let name = rest.prefix { $0.isLetter || $0.isNumber || "_. '\"-".contains($0) }
      rest.removeFirst(name.count)
      var type = GenericType(name: shortName(name), arguments: [])
      if let opening = rest.first, let closing = closings[opening] {
        guard let arguments = arguments(&rest, until: closing, depth) else { return nil }
        type.arguments = arguments
      } else if rest.first == "(" {
        guard skipCall(&rest) else { return nil }
      }
      guard !type.name.isEmpty || !type.arguments.isEmpty else { return nil }
      alternatives.append(type)
      rest = rest.drop { $0 == " " }
    } while rest.popFirst("|")
    return alternatives.count == 1
      ? alternatives[0] : GenericType(name: "Union", arguments: alternatives)
  }

  private static func arguments(
    _ rest: inout Substring,
    until closing: Character,
    _ depth: Int
  ) -> [GenericType]? {
    var arguments: [GenericType] = []
    rest.removeFirst()
    repeat {
      guard let argument = type(&rest, depth: depth + 1) else { return nil }
      arguments.append(argument)
    } while rest.popFirst(",")
    return rest.popFirst(closing) ? arguments : nil
  }

  /// Skips the arguments of a call: `FieldInfo(annotation=NoneType)`.
  private static func skipCall(_ rest: inout Substring) -> Bool {
    var depth = 0
    while let letter = rest.popFirst() {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }

  private static func shortName(_ name: Substring) -> String {
    let steps = name.split { ". '\"".contains($0) }
    return steps.last.map(String.init) ?? ""
  }
}

// MARK: - Words

extension GenericType {
  /// The words of a name: those of the arguments, and then those of the type, as in `ItemPage`; nil
  /// for a name that is too long.
  var words: [String]? {
    let all = phrase(arguments)
    let fitting = NameParts.fits(all) ? all : phrase(arguments.prefix(1))
    return fitting.isEmpty || !NameParts.fits(fitting) ? nil : fitting
  }

  private func phrase(_ arguments: some Collection<GenericType>) -> [String] {
    let first = arguments.first.map { $0.phrase($0.arguments) } ?? []
    switch name.lowercased() {
    case "annotated", "optional": return first
    case "none", "nonetype", "null": return []
    case "union": return union
    case "list", "sequence", "set", "iterable", "array", "collection", "ienumerable":
      return first.isEmpty ? ["list"] : first + ["list"]
    case "dict", "dictionary", "map", "mapping":
      return arguments.reduce([]) { $1.phrase($1.arguments).isEmpty ? $0 : $1.phrase($1.arguments) }
        + ["map"]
    default:
      let own = IdentifierWords.split(Self.standardNames[name] ?? name)
      return arguments.flatMap { $0.phrase($0.arguments).without(lastOf: own) } + own
    }
  }

  /// The words with which all alternatives end, or else all of them; empty if these are too many
  /// for a name.
  private var union: [String] {
    let phrases = arguments.map { $0.phrase($0.arguments) }.filter { !$0.isEmpty }
    guard let first = phrases.first else { return [] }
    let shared = first.indices.first { index in
      phrases.allSatisfy { $0.count > 1 && $0.suffix(first.count - index) == first[index...] }
    }
    if phrases.count > 1, let shared { return Array(first[shared...]) }
    let all = Array(phrases.joined(separator: ["or"]))
    return NameParts.fits(all) ? all : []
  }

  private static let standardNames = [
    "str": "String", "int": "Integer", "bool": "Boolean", "float": "Number",
  ]
}

extension [String] {
  /// Returns the words without the last one if others end with it: the body of a `BulkBody`.
  fileprivate func without(lastOf others: [String]) -> [String] {
    count > 1 && last?.lowercased() == others.last?.lowercased() ? dropLast() : self
  }
}

extension Substring {
  /// Removes a character if the text begins with it.
  fileprivate mutating func popFirst(_ letter: Character) -> Bool {
    guard first == letter else { return false }
    removeFirst()
    return true
  }
}
