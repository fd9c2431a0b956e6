extension Bindings {
  /// The generated operations: the included ones (by default all) without the excluded ones.
  public struct Filter: Sendable {
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

    init?(_ node: Node, diagnostics: Diagnostics) {
      guard let fields = Fields(node, noun: "a filter", diagnostics: diagnostics) else {
        return nil
      }
      fields.allowOnly(["include", "exclude", "because"])
      if let included = fields["include"] {
        include = Selection(included, noun: "include", diagnostics: diagnostics)
      }
      if let excluded = fields["exclude"] {
        exclude = Selection(excluded, noun: "exclude", diagnostics: diagnostics)
      }
      guard let because = fields.requiredText("because") else { return nil }
      self.because = because
      mark = node.mark
    }

    /// Whether a candidate is generated.
    public func admits(_ candidate: Candidate) -> Bool {
      (include.isEmpty || include.names(candidate)) && !exclude.names(candidate)
    }

    /// Whether a candidate is excluded itself, independently of its owner.
    public func excludes(_ candidate: Candidate) -> Bool { exclude.names(candidate) }
  }
}

extension Bindings.Filter.Selection {
  static let keys = ["tags", "paths", "operations"]

  fileprivate init(_ node: Node, noun: String, diagnostics: Diagnostics) {
    self.init()
    guard let fields = Fields(node, noun: noun, diagnostics: diagnostics) else { return }
    fields.allowOnly(Self.keys)
    self = Self(fields)
  }

  init(_ fields: Fields) {
    tags = fields.texts("tags")
    paths = fields.texts("paths")
    operations = fields.texts("operations")
  }

  func names(_ candidate: Bindings.Filter.Candidate) -> Bool {
    candidate.operation.map(operations.contains) == true
      || paths.contains { Wildcard($0).matches(candidate.path) }
      || candidate.tags.contains(where: tags.contains)
  }
}
