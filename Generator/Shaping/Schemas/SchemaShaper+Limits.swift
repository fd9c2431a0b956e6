import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// How much of what its limits allow a document has used up.
  struct Extent {
    var inheritance = 0
    var combinations = 0
    /// Those of all schemas for which they were looked for.
    var subtypes = 0
    /// The choices beside members that are being shaped, each inside of the one before.
    var spreads = 0
    var parts = 0
    /// The limits that were reported, so that each is said once.
    var reported: Set<String> = []
  }

  /// Whether a schema may still become a type of its own.
  func admitsType(_ role: Role, inside nesting: Int) -> Bool {
    if nesting > limits.nesting {
      warnOnce(
        .nestingLimit,
        at: role.schema.mark,
        "more than \(limits.nesting) schemas without a name are nested here"
          + "; what is deeper is read as any JSON",
        fix: "give inner ones a name under components/schemas"
      )
      return false
    }
    guard models.count < 2 * limits.models, extent.parts < limits.allParts else {
      reportModels(role.schema.mark)
      return false
    }
    return true
  }

  /// Whether one more schema with a name may become a type.
  func admitsComponent(_ schema: Schema) -> Bool {
    guard named.all.count >= limits.models else { return true }
    reportModels(schema.mark)
    return false
  }

  private func reportModels(_ mark: Mark) {
    warnOnce(
      .limitExceeded,
      at: mark,
      "the document describes more than \(limits.models) schemas"
        + " or \(limits.allParts) members; from here on schemas are read as any JSON",
      fix: "generate a part of it: select operations by path, tag or id"
    )
  }

  /// Whether a schema or a member may be taken over once more.
  func admitsInheritance(_ schema: Schema) -> Bool {
    extent.inheritance += 1
    let limit = limits.inheritance + limits.inheritancePerNode * source.documents.nodeCount
    guard extent.inheritance > limit else { return true }
    warnOnce(
      .nestingLimit,
      at: schema.mark,
      "schemas take over more than \(limit) others and their members up to here"
        + "; the rest is omitted",
      fix: "describe the common part once and refer to it directly"
    )
    return false
  }

  /// All that build on a schema; nil when the document has used up what may be listed of them.
  func subtypes(of schema: Schema) -> [Schema]? {
    let limit = limits.subtypes + source.documents.nodeCount
    guard extent.subtypes <= limit else { return nil }
    if let found = subtypes.all(of: schema.id, limit: limit - extent.subtypes) {
      extent.subtypes += found.count
      return found
    }
    extent.subtypes = limit + 1
    warn(
      .nestingLimit,
      at: schema.mark,
      "those that build on schemas, counted for each of them, are more than \(limit) up to here"
        + "; this schema and later ones are read without theirs",
      fix: "let fewer schemas build on one another"
    )
    return nil
  }

  /// Whether a choice inside of others beside members may be spread over its branches too.
  func admitsSpread(_ role: Role) -> Bool {
    guard extent.spreads >= limits.spreads else { return true }
    warnOnce(
      .limitExceeded,
      at: role.schema.mark,
      "more than \(limits.spreads) choices with members beside them are nested here"
        + "; of what is deeper only the common part is read",
      fix: "list the outcomes in one choice"
    )
    return false
  }

  /// Whether a list of parts has a length that a type can have.
  func admits(_ count: Int, _ word: String, of role: Role, at mark: Mark) -> Bool {
    guard count > limits.parts else { return true }
    warn(
      .limitExceeded,
      at: mark,
      "\(Excerpt.quoted(role.name)) has more than \(limits.parts) \(word)",
      fix: "divide it into several schemas"
    )
    return false
  }

  /// A line that is too long is reported once: each schema of it begins another.
  func reportDepth(_ schema: Schema) {
    warnOnce(
      .nestingLimit,
      at: schema.mark,
      "more than \(limits.bases) schemas build on one another up to here"
        + "; the rest is omitted, as in other lines like it",
      fix: "describe the common part once and refer to it directly"
    )
  }

  private func warnOnce(_ code: Diagnostic.Code, at mark: Mark, _ message: String, fix: String) {
    guard extent.reported.insert(fix).inserted else { return }
    warn(code, at: mark, message, fix: fix)
  }
}

extension Model.Definition {
  /// How many members, values, variants or elements there are.
  var partCount: Int {
    switch self {
    case .object(let object): object.fields.count
    case .choice(let choice): choice.variants.count
    case .enumeration(let enumeration): enumeration.values.count
    case .tuple(let tuple): tuple.elements.count
    case .multipart(let multipart): multipart.parts.count
    case .alias: 1
    }
  }
}
