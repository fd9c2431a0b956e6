/// The words of an operation from which its names are composed.
struct NameParts {
  private let operation: DescribedOperation
  private let function: FunctionPhrase
  /// The words of the type that contains the function.
  private let group: [String]
  private let versions: [String]
  private let short: FunctionPhrase

  init(_ parts: OperationIDParts, of described: DescribedOperation) {
    var operation = described
    if parts.omitsScope { operation.path = operation.path.afterFirstParameter }
    self.operation = operation
    function = FunctionPhrase(words: parts.function)
    let words = parts.group.filter { !IdentifierWords.areBoilerplate([$0]) }
    let isAboutOne = Self.isAboutOne(operation, parts.function)
    let isAboutMany = parts.function.contains { ["many", "multiple"].contains($0.lowercased()) }
    group =
      isAboutOne
      ? EnglishNoun.singular(of: words) : isAboutMany ? EnglishNoun.plural(of: words) : words
    versions = parts.versions.isEmpty ? operation.path.versions : parts.versions
    short = Self.short(function, group, of: operation)
  }

  func words(_ kind: NameForms.Kind) -> [String] {
    switch kind {
    case .short: short.words
    case .group: short.adding(group)
    case .version: short.words + versions
    case .property: short.words + property
    case .lastSegment: short.adding(segments(1))
    case .lastSegments: short.adding(segments(2))
    case .allSegments: allSegments
    case .lastParameter: short.words + parameters(1)
    case .parameters: short.words + parameters(.max)
    case .method: short.words + method
    case .unversioned: short.words + (versions.isEmpty ? ["unversioned"] : [])
    case .slash: short.words + (operation.path.endsWithSlash ? ["with", "slash"] : [])
    case .versionAndParameters: short.words + versions + parameters(.max)
    case .segmentsAndParameters: allSegments + parameters(.max)
    case .segmentsAndVersion: allSegments + versions
    case .segmentsAndMethod: allSegments + method
    case .everything: allSegments + versions + parameters(.max) + method
    case .otherSegments: short.words + otherSegments
    case .path: short.words + path
    case .written: IdentifierWords.split(operation.key)
    }
  }

  /// Whether a name has at most 40 letters, so that it reads well in a call.
  static func fits(_ words: [String]) -> Bool { words.reduce(0) { $0 + $1.count } <= 40 }
}

extension NameParts {
  /// Returns the function; a general word gets the words of what it acts on, and so does a single
  /// word of a type, or of a path that selects an object, as in `jobStatus`.
  private static func short(
    _ function: FunctionPhrase,
    _ group: [String],
    of operation: DescribedOperation
  ) -> FunctionPhrase {
    let isGeneral = function.isGeneral
    let isOfAnother = !group.isEmpty || !operation.path.parameters.isEmpty
    guard isGeneral || function.words.count == 1 && isOfAnother else { return function }
    let function = isGeneral ? function.withoutNumerals : function
    if !group.isEmpty { return FunctionPhrase(words: function.adding(group)) }
    let resource = operation.path.resource
    let one = function.adding(segments(1, among: resource, of: operation, without: function))
    let two = function.adding(segments(2, among: resource, of: operation, without: function))
    return FunctionPhrase(words: isGeneral && fits(two) ? two : one)
  }

  private var allSegments: [String] {
    let path = operation.path
    return short.adding(
      Self.segments(.max, among: path.scope + path.resource, of: operation, without: short)
    )
  }

  private var otherSegments: [String] {
    let function = function.words.joined().lowercased()
    let words = operation.path.scope.map(\.words) + operation.path.resource.map(\.words)
    return words.filter { !function.hasSuffix($0.joined().lowercased()) }.flatMap(\.self)
  }

  private var path: [String] {
    operation.path.scope.flatMap(\.words) + operation.path.resource.flatMap(\.words)
  }

  private func segments(_ count: Int) -> [String] {
    Self.segments(count, among: operation.path.resource, of: operation, without: short)
  }

  /// Returns the words of the last segments of the path that a function doesn't have, and of those
  /// between and after them.
  private static func segments(
    _ count: Int,
    among resource: [PathWords.Segment],
    of operation: DescribedOperation,
    without function: FunctionPhrase
  ) -> [String] {
    let isAboutOne = isAboutOne(operation, function.words)
    let segments = resource.indices.map { index in
      let isOne = resource[index].selectsOne || isAboutOne && index == resource.count - 1
      return isOne ? EnglishNoun.singular(of: resource[index].words) : resource[index].words
    }
    let missing = segments.indices.filter { !function.has(segments[$0]) }
    return missing.suffix(count).first.map { segments[$0...].flatMap(\.self) } ?? []
  }

  /// Whether an operation acts on one object: that of the last parameter, or a new one.
  private static func isAboutOne(_ operation: DescribedOperation, _ function: [String]) -> Bool {
    !GeneralWords.arePlural(function)
      && (operation.method == "post" || operation.path.endsWithParameter)
  }

  /// Returns the words of the last parameters of the path, after `by`, that the name doesn't have.
  private func parameters(_ count: Int) -> [String] {
    let hasParameters = short.words.contains { $0.lowercased() == "by" }
    let names = operation.path.parameters.filter { !hasParameters || !short.has($0) }.suffix(count)
    guard let first = names.first else { return [] }
    return ["by"] + first + names.dropFirst().flatMap { ["and"] + $0 }
  }

  /// Returns `by` and the last segment that selects an object by one of its properties.
  private var property: [String] {
    guard !short.has(["by"]),
      let segment = operation.path.resource.last(where: { $0.selectsOne && $0.isProperty })
    else { return [] }
    return ["by"] + EnglishNoun.singular(of: segment.words)
  }

  private var method: [String] { short.has([operation.method]) ? [] : [operation.method] }
}
