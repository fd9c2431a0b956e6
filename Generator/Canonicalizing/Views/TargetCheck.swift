import Specification

/// Checks that references refer to objects of the expected kind.
struct TargetCheck {
  fileprivate let source: Description

  func reportWrongReference(_ reference: Node) {
    source.diagnostics.warn(
      .invalidReference,
      at: reference.mark,
      "“$ref” must be a string; ignored",
      fix: "write a reference such as '#/components/schemas/Name'"
    )
  }

  /// Returns whether a reference refers to a whole section of `components`, and reports it.
  func refersToSection(_ reference: Node, at target: Node, called name: String) -> Bool {
    guard target.isSection else { return false }
    source.diagnostics.warn(
      .wrongReferenceTarget,
      at: reference.mark,
      "\(Excerpt.quoted(name)) can't refer to all \(Excerpt.quoted(target.step ?? "")); ignored",
      fix: "refer to a single entry of \(Excerpt.quoted(target.step ?? ""))"
    )
    return true
  }

  /// Returns the kind of a reference's target if it isn't the expected one.
  func otherKind(of target: Node, than expected: ObjectKind?) -> ObjectKind? {
    if let kind = target.sectionKind { return expected?.admits(kind) == true ? nil : kind }
    guard let expected, ObjectKind.havingSchemas.contains(expected) else { return nil }
    return target.describesType && target["in"] == nil ? .schema : nil
  }

  /// Reports the interpretation of a reference to an object of another kind.
  func report(
    _ meaning: WrongTarget,
    of written: Node,
    to kind: ObjectKind,
    called name: String,
    for expected: ObjectKind? = nil
  ) {
    source.diagnostics.warn(
      .wrongReferenceTarget,
      at: (written.reference ?? written).mark,
      "\(Excerpt.quoted(name)) can't refer to \(kind.noun)\(meaning.words)",
      fix: meaning.fix(expected)
    )
  }

  /// Returns the cursor for a reference to an object of another kind.
  func cursor(
    referredToBy written: Node,
    to target: Node,
    _ kind: ObjectKind,
    for expected: ObjectKind?,
    called name: String
  ) -> Cursor? {
    let meaning = WrongTarget(kind, for: expected)
    report(meaning, of: written, to: kind, called: name, for: expected)
    switch meaning {
    case .content where expected == .mediaType:
      return target.media.flatMap(source.documents.resolve).map { Cursor($0, in: source) }
    case .content, .json: return Cursor(target, in: source, siblings: written)
    case .schema: return Cursor(written, in: source)
    case .nothing: return nil
    }
  }
}

extension Description {
  /// The check of the targets of references.
  var targetCheck: TargetCheck { TargetCheck(source: self) }
}

extension ObjectKind {
  /// The kinds whose references can refer to a schema.
  fileprivate static let havingSchemas: Set<Self> = [
    .response, .requestBody, .mediaType, .parameter,
  ]
}

extension Node {
  /// The media type of the content that is JSON, or else the first.
  var media: Node? {
    guard let content = self["content"], content.kind == .mapping else { return nil }
    return (content.entries.first { $0.key.contains("json") } ?? content.entries.first)?.value
  }
}
