/// The words of the segments of a path.
struct PathWords {
  /// A segment with words outside of its parameters, such as `user-groups`.
  struct Segment {
    let words: [String]
    /// Whether a parameter follows, which selects one of the objects.
    let selectsOne: Bool

    /// Whether it names a property of objects: `/users/email/{email}`.
    var isProperty: Bool {
      words.count == 1 && Self.properties.contains(EnglishNoun.singular(of: words[0].lowercased()))
    }

    private static let properties: Set<String> = [
      "code", "email", "guid", "id", "key", "name", "number", "slug", "username", "uuid",
    ]
  }

  /// The path as it is written.
  let text: String
  /// The segments with words, without versions and those that begin every path of a service.
  private(set) var resource: [Segment]
  /// The segments before the resource, which a name has if it needs to: those before the version at
  /// the beginning of the path, `crm` of `/crm/v3/tasks`.
  private(set) var scope: [Segment]
  /// The versions among the segments.
  let versions: [String]
  /// The words of each parameter.
  let parameters: [[String]]
  let endsWithParameter: Bool
  let endsWithSlash: Bool
  /// The number of segments, with and without parameters.
  var stepCount: Int { pieces.count }
  private let pieces: [Piece]

  /// A segment of the path.
  private struct Piece {
    /// The text outside of parameters.
    var text = ""
    var parameters: [String] = []
    /// Whether a parameter precedes the text, as in `{id}:restart`.
    var beginsWithParameter = false
    /// Whether the last parameter is the extension of a file, as in `{id}.{format}`.
    var endsWithExtension = false

    var isParameter: Bool { text.isEmpty && !parameters.isEmpty }

    mutating func beginParameter() {
      if text.isEmpty { beginsWithParameter = true }
      endsWithExtension = text.last == "."
    }

    /// The text and the parameters but for an extension, in order.
    var steps: [Step] {
      let words = IdentifierWords.split(text)
      let text = words.isEmpty ? [] : [Step(words: words, isParameter: false)]
      let selecting = endsWithExtension ? parameters.dropLast() : parameters
      let parameters = selecting.map { Step(words: IdentifierWords.split($0), isParameter: true) }
      return beginsWithParameter ? parameters + text : text + parameters
    }
  }

  /// The words of a parameter, or of the text of a segment beside its parameters.
  struct Step {
    let words: [String]
    let isParameter: Bool

    var isVersion: Bool { !isParameter && IdentifierWords.areVersion(words) }
  }

  /// The texts and parameters of all segments, in order, without parameters for the version of the
  /// service and the extension of a file.
  var steps: [Step] {
    let steps = pieces.map(\.steps)
    return steps.indices.flatMap { index in
      let isVersion =
        index + 1 < steps.count && Self.selectsVersion(steps[index])
        && (index == 0 || steps[index - 1].last.map(Self.isNamedVersion) != true)
      return isVersion ? [] : steps[index]
    }
  }

  /// Whether a segment is a parameter for the version of the service, such as `v{version}`.
  private static func selectsVersion(_ steps: [Step]) -> Bool {
    guard let parameter = steps.last, parameter.isParameter, isNamedVersion(parameter) else {
      return false
    }
    return steps.count == 1 || steps.count == 2 && steps[0].words == ["v"]
  }

  private static func isNamedVersion(_ step: Step) -> Bool {
    let words = step.words.map { EnglishNoun.singular(of: $0.lowercased()) }
    return [["version"], ["version", "number"], ["api", "version"]].contains(words)
  }

  init(_ path: String) {
    text = path
    let pieces = PathWords.pieces(of: path)
    self.pieces = pieces
    let segments = pieces.indices.map { index in
      let isSelected = index + 1 < pieces.count && !pieces[index + 1].parameters.isEmpty
      return Segment(words: IdentifierWords.split(pieces[index].text), selectsOne: isSelected)
    }
    .filter { !$0.words.isEmpty }
    versions = segments.filter { IdentifierWords.areVersion($0.words) }.map { $0.words.joined() }
    let (prefix, rest) = Self.dividedByVersion(segments)
    scope = prefix.filter { !IdentifierWords.areBoilerplate($0.words) }
    resource = rest.drop { IdentifierWords.areBoilerplate($0.words) }
      .filter { !IdentifierWords.isMarkedVersion($0.words) }
    parameters = pieces.flatMap { $0.parameters.map { IdentifierWords.split($0) } }
    endsWithSlash = path.hasSuffix("/")
    endsWithParameter = pieces.last?.isParameter ?? false
  }

  /// Returns the segments before the first version, and the others; all are others if there is a
  /// parameter before the version, or nothing after it.
  private static func dividedByVersion(
    _ segments: [Segment]
  ) -> (scope: ArraySlice<Segment>, others: ArraySlice<Segment>) {
    guard let version = segments.firstIndex(where: { IdentifierWords.isMarkedVersion($0.words) }),
      version + 1 < segments.count, !segments[..<version].contains(where: \.selectsOne)
    else { return ([], segments[...]) }
    return (segments[..<version], segments[version...])
  }

  /// The path without the query or fragment that distinguishes operations of the same path.
  var withoutQuery: PathWords {
    var isInBraces = false
    let end = text.firstIndex { letter in
      if letter == "{" || letter == "}" { isInBraces = letter == "{" }
      return !isInBraces && (letter == "?" || letter == "#")
    }
    return end.map { PathWords(String(text[..<$0])) } ?? self
  }

  private static func pieces(of path: String) -> [Piece] {
    var pieces = [Piece()]
    // The name of an open parameter, and whether its pattern follows: `{name=projects/*}`.
    var (name, isPattern): (String?, Bool) = (nil, false)
    for letter in path {
      if let open = name {
        if letter == "}" {
          pieces[pieces.count - 1].parameters.append(open)
          (name, isPattern) = (nil, false)
        } else if letter == "=" || isPattern {
          isPattern = true
        } else {
          name = open + String(letter)
        }
      } else if letter == "{" {
        name = ""
        pieces[pieces.count - 1].beginParameter()
      } else if letter == "/" {
        pieces.append(Piece())
      } else {
        pieces[pieces.count - 1].text.append(letter)
      }
    }
    return pieces.filter { !$0.text.isEmpty || !$0.parameters.isEmpty }
  }
}

// MARK: - Spellings

extension PathWords {
  /// The letters and digits of the path, or of the path after the segments that begin every path,
  /// with the names of its parameters, or with `id` for each.
  var spellings: [[Unicode.Scalar]] {
    prefixStarts.flatMap { start in
      let ids = pieces[start...].flatMap { piece in
        CondensedText(String(repeating: "id", count: piece.parameters.count) + piece.text).letters
      }
      return [spelling(from: start, beforeParameters: ""), ids]
    }
  }

  /// The letters and digits of the path, or of the path after the segments that begin every path,
  /// with `by` before its parameters.
  var spellingsByParameters: [[Unicode.Scalar]] {
    prefixStarts.map { spelling(from: $0, beforeParameters: "by") }
  }

  /// Whether a segment with words or a second parameter follows the first parameter.
  var continuesAfterParameter: Bool {
    pieces.firstIndex { !$0.parameters.isEmpty }.map { $0 + 1 < pieces.count } ?? false
  }

  /// The letters and digits of the whole path.
  var condensed: [Unicode.Scalar] { spelling(from: 0, beforeParameters: "") }

  /// The letters and digits of the whole path, with `by` before its parameters; nil for a path that
  /// has only words of its resource, as the name of a function may have.
  var condensedByParameters: [Unicode.Scalar]? {
    parameters.isEmpty && resource.count == stepCount
      ? nil : spelling(from: 0, beforeParameters: "by")
  }

  /// The letters and digits with which an operationId may begin: those of the path, or of the path
  /// after the segments that begin every path, with and without its parameters.
  var prefixes: [[Unicode.Scalar]] { prefixStarts.flatMap(prefixes) }

  /// The indices of the first segments, up to the one after those that begin every path.
  private var prefixStarts: [Int] {
    let skipped = pieces.prefix {
      !$0.isParameter && IdentifierWords.areBoilerplate(IdentifierWords.split($0.text))
    }
    return (0...skipped.count).filter { $0 < pieces.count }
  }

  /// The letters and digits of the path after its first parameter, which selects an object of the
  /// first segment, with and without the others.
  var prefixesAfterFirstParameter: [[Unicode.Scalar]] {
    guard let index = pieces.firstIndex(where: { !$0.parameters.isEmpty }), index > 0,
      pieces[index].isParameter, resource.first?.selectsOne == true,
      !IdentifierWords.areBoilerplate(IdentifierWords.split(pieces[index - 1].text))
    else { return [] }
    return prefixes(from: index + 1)
  }

  /// The path whose resource begins after the object that the first segment selects: `/events` of
  /// `/projects/{projectId}/events`.
  var afterFirstParameter: PathWords {
    guard let first = resource.first, first.selectsOne else { return self }
    var path = self
    path.scope.append(first)
    path.resource.removeFirst()
    return path
  }

  private func prefixes(from start: Int) -> [[Unicode.Scalar]] {
    guard start < pieces.count else { return [] }
    return ["", "by", nil].map { spelling(from: start, beforeParameters: $0) }
  }

  /// Returns the letters from a segment on; without parameters if their prefix is nil.
  private func spelling(from start: Int, beforeParameters prefix: String?) -> [Unicode.Scalar] {
    pieces[start...].flatMap { piece in
      let names = prefix.map { prefix in piece.parameters.map { prefix + $0 } } ?? []
      return CondensedText(names.joined() + piece.text).letters
    }
  }
}

extension IdentifierWords {
  /// Whether the words of a segment are a version: `v2`, `v1.1`, `2024-08-13`.
  static func areVersion(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy(isVersion)
  }

  /// Whether the words of a segment are a version with its mark: `v2`, but not `2024`.
  static func isMarkedVersion(_ words: [String]) -> Bool {
    words.count == 1 && words[0].lowercased().hasPrefix("v") && isVersion(words[0])
  }

  /// Whether a segment begins the paths of a whole service: `api`, `v2`.
  static func areBoilerplate(_ words: [String]) -> Bool {
    areVersion(words) || ["api", "rest", "apis"].contains(words.joined().lowercased())
  }
}
