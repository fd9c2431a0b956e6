/// An explicit tag, as libyaml resolves it.
struct Tag {
  private static let prefix = "tag:yaml.org,2002:"
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The short form of the tag, such as `!!str`.
  private var shown: String {
    Excerpt.quoted(name.hasPrefix(Tag.prefix) ? "!!" + name.dropFirst(Tag.prefix.count) : name)
  }

  /// The kind of a tagged scalar, whose untagged kind is `written`.
  func kind(
    of bytes: UnsafeBufferPointer<UInt8>,
    written: Node.Kind,
    at position: TreeBuilder.Position,
    _ builder: TreeBuilder
  ) -> Node.Kind {
    if name == "!" { return .string }
    guard let expected = known else {
      reportUnknown(at: position, builder)
      return written
    }
    let untagged = CoreSchema.kind(of: bytes)
    switch expected {
    case .string: return .string
    case .float where untagged == .integer: return .float
    case untagged: return untagged
    default:
      reportMismatch("this scalar", at: position, builder)
      return written
    }
  }

  /// Reports a tag that a collection cannot have.
  func check(isFor kind: Node.Kind, at position: TreeBuilder.Position, _ builder: TreeBuilder) {
    if name == "!" { return }
    guard let expected = known else { return reportUnknown(at: position, builder) }
    if expected != kind { reportMismatch(kind.words, at: position, builder) }
  }

  private var known: Node.Kind? {
    guard name.hasPrefix(Tag.prefix) else { return nil }
    switch name.dropFirst(Tag.prefix.count) {
    case "str": return .string
    case "int": return .integer
    case "float": return .float
    case "bool": return .boolean
    case "null": return .null
    case "seq": return .sequence
    case "map": return .mapping
    default: return nil
    }
  }

  private func reportUnknown(at position: TreeBuilder.Position, _ builder: TreeBuilder) {
    builder.diagnostics.warn(
      .invalidTag,
      at: builder.mark(position),
      "unknown tag \(shown); ignored",
      fix: "remove the tag"
    )
  }

  private func reportMismatch(
    _ value: String,
    at position: TreeBuilder.Position,
    _ builder: TreeBuilder
  ) {
    builder.diagnostics.warn(
      .invalidTag,
      at: builder.mark(position),
      "the tag \(shown) doesn't apply to \(value); ignored",
      fix: "remove the tag"
    )
  }
}
