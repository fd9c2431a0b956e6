/// The names that an operation may have; none depends on another operation.
struct NameForms {
  /// What a name has in addition to the short one.
  enum Kind: CaseIterable {
    case short
    /// The type that contains the function.
    case group
    /// The property by which a segment selects the object: `name` of `/users/names/{userName}`.
    case property
    /// The last segments of the path that the short name doesn't have.
    case lastSegment, lastSegments, allSegments
    /// The version of the path or the type.
    case version
    /// The parameters of the path.
    case lastParameter, parameters
    case method
    /// That the path has no version.
    case unversioned
    /// The slash at the end of the path.
    case slash
    case versionAndParameters, segmentsAndParameters, segmentsAndVersion, segmentsAndMethod
    case everything
    /// All segments, without and with those with which the function ends.
    case otherSegments, path
    /// All words of the operationId, and nothing else.
    case written
  }

  /// The names by kind.
  private let names: [Kind: [String]]
  /// The kinds whose names are short enough for a call, then the others, and then `written`.
  let kinds: [Kind]

  init(_ parts: OperationIDParts, of operation: DescribedOperation) {
    let parts = NameParts(parts, of: operation)
    let names = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, parts.words($0)) })
    self.names = names
    let composed = Kind.allCases.dropLast()
    let fitting = composed.filter { NameParts.fits(names[$0] ?? []) }
    kinds = fitting + composed.filter { !fitting.contains($0) } + [.written]
  }

  /// Returns the words of a name.
  func words(_ kind: Kind) -> [String] { names[kind] ?? [] }
}
