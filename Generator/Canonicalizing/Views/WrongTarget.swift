import Specification

extension Diagnostic.Code {
  static let wrongReferenceTarget = Self("wrong-reference-target")
}

/// What is meant by a reference that leads to an object of another kind.
enum WrongTarget {
  /// The body that both kinds have.
  case content
  /// JSON of a schema.
  case json
  /// A schema, of what stands at the reference.
  case schema
  case nothing

  init(_ kind: ObjectKind, for wanted: ObjectKind?) {
    self =
      switch (wanted, kind) {
      case (.response, .requestBody), (.requestBody, .response), (.mediaType, .response),
        (.mediaType, .requestBody):
        .content
      case (.response, .schema), (.requestBody, .schema): .json
      case (.mediaType, .schema), (.parameter, .schema): .schema
      default: .nothing
      }
  }

  var words: String {
    switch self {
    case .content: ", whose content is taken"
    case .json: ", which is read as the schema of its JSON"
    case .schema: ", which is read as its schema"
    case .nothing: " and is omitted"
    }
  }

  func fix(_ wanted: ObjectKind?) -> String {
    switch self {
    case .content: "refer to " + (wanted.map(\.noun) ?? "its content")
    case .nothing: "refer to " + (wanted.map(\.noun) ?? "what belongs here")
    case .json: "write content: {application/json: {schema: {$ref: …}}}"
    case .schema: "write schema: {$ref: …}"
    }
  }
}

extension ObjectKind {
  /// Where a schema in their place has a meaning.
  fileprivate static let havingSchemas: Set<Self> = [
    .response, .requestBody, .mediaType, .parameter,
  ]
}

extension Cursor {
  func noteWrongReference(_ reference: Node) {
    warn(
      .invalidReference,
      at: reference.mark,
      "“$ref” isn't text and is omitted",
      fix: "write a reference such as '#/components/schemas/Name'"
    )
  }

  /// Reports a reference to a whole section of `components`; false for any other.
  func leadsToSection(_ reference: Node, at target: Node, called name: String) -> Bool {
    guard target.isSection else { return false }
    warn(
      .wrongReferenceTarget,
      at: reference.mark,
      "\(Excerpt.quoted(name)) refers to all \(Excerpt.quoted(target.step ?? "")) and is omitted",
      fix: "refer to one of them"
    )
    return true
  }

  /// The kind of a reference's target where it isn't the one that belongs there.
  func otherKind(of target: Node, than wanted: ObjectKind?) -> ObjectKind? {
    if let kind = target.sectionKind { return wanted?.admits(kind) == true ? nil : kind }
    guard let wanted, ObjectKind.havingSchemas.contains(wanted) else { return nil }
    return target.describesType && target["in"] == nil ? .schema : nil
  }

  /// Says what a reference to an object of another kind means.
  func note(
    _ meaning: WrongTarget,
    of written: Node,
    to kind: ObjectKind,
    called name: String,
    for wanted: ObjectKind? = nil
  ) {
    warn(
      .wrongReferenceTarget,
      at: (written.reference ?? written).mark,
      "\(Excerpt.quoted(name)) refers to \(kind.noun)\(meaning.words)",
      fix: meaning.fix(wanted)
    )
  }

  /// The cursor for what a reference to an object of another kind means.
  func cursor(
    meantBy written: Node,
    to target: Node,
    _ kind: ObjectKind,
    for wanted: ObjectKind?,
    called name: String
  ) -> Cursor? {
    let meaning = WrongTarget(kind, for: wanted)
    note(meaning, of: written, to: kind, called: name, for: wanted)
    switch meaning {
    case .content where wanted == .mediaType:
      return target.media.flatMap(source.documents.resolve).map { Cursor($0, in: source) }
    case .content, .json: return Cursor(target, in: source, siblings: written)
    case .schema: return Cursor(written, in: source)
    case .nothing: return nil
    }
  }
}

extension Node {
  /// The one of a body's media types that is JSON, or else the first.
  var media: Node? {
    guard let content = self["content"], content.kind == .mapping else { return nil }
    return (content.entries.first { $0.key.contains("json") } ?? content.entries.first)?.value
  }
}
