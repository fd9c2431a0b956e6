import SourceDiagnostics

/// The generated operations: the included ones (by default all) without the excluded ones.
public struct OperationFilter: Sendable {
  /// Operations by tag, path or name; a `*` in `paths` matches any text.
  public struct Selection: Hashable, Sendable {
    public var tags: [String] = []
    public var paths: [String] = []
    public var operations: [String] = []

    public init() {}

    public var isEmpty: Bool { tags.isEmpty && paths.isEmpty && operations.isEmpty }
  }

  public var include = Selection()
  public var exclude = Selection()
  public var because: String
  /// The source location; nil for a filter of the command line.
  public var mark: Mark?

  public init(include: Selection, exclude: Selection, because: String) {
    self.include = include
    self.exclude = exclude
    self.because = because
  }

  /// Whether a candidate is generated.
  public func admits(_ candidate: Candidate) -> Bool {
    (include.isEmpty || include.names(candidate)) && !exclude.names(candidate)
  }

  /// Whether a candidate is excluded itself, independently of its owner.
  public func excludes(_ candidate: Candidate) -> Bool { exclude.names(candidate) }
}

extension OperationFilter.Selection {
  /// Whether a candidate is one of the selected operations.
  public func names(_ candidate: OperationFilter.Candidate) -> Bool {
    candidate.operation.map(operations.contains) == true
      || paths.contains { Wildcard($0).matches(candidate.path) }
      || candidate.tags.contains(where: tags.contains)
  }
}
