import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// How much of its limits a document has used.
  struct LimitUsage {
    var inheritance = 0
    var combinations = 0
    /// The subtypes found, counted for each base schema.
    var subtypes = 0
    /// The depth of nested unions with properties beside them.
    var distributions = 0
    var parts = 0
    /// The limits that were reported, each once.
    var reported: Set<String> = []
  }

  /// Whether a schema may become a type, within the limits of nesting and models.
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
    guard models.count < 2 * limits.models, usage.parts < limits.allParts else {
      reportModels(role.schema.mark)
      return false
    }
    return true
  }

  /// Whether one more named schema may become a type.
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

  /// Whether a schema or a property may be inherited once more.
  func admitsInheritance(_ schema: Schema) -> Bool {
    usage.inheritance += 1
    let limit = limits.inheritance + limits.inheritancePerNode * source.documents.nodeCount
    guard usage.inheritance > limit else { return true }
    warnOnce(
      .nestingLimit,
      at: schema.mark,
      "schemas inherit more than \(limit) others and their members up to here"
        + "; the rest is omitted",
      fix: "describe the common part once and refer to it directly"
    )
    return false
  }

  /// The subtypes of a schema; nil when the document has reached its limit.
  func subtypes(of schema: Schema) -> [Schema]? {
    let limit = limits.subtypes + source.documents.nodeCount
    guard usage.subtypes <= limit else { return nil }
    if let found = subtypes.all(of: schema.id, limit: limit - usage.subtypes) {
      usage.subtypes += found.count
      return found
    }
    usage.subtypes = limit + 1
    warn(
      .nestingLimit,
      at: schema.mark,
      "the subtypes of schemas, counted for each base schema, are more than \(limit) up to here"
        + "; this schema and later ones are read without subtypes",
      fix: "let fewer schemas inherit from one another"
    )
    return nil
  }

  /// Whether the keywords beside one more nested union may be distributed over its branches.
  func admitsDistribution(_ role: Role) -> Bool {
    guard usage.distributions >= limits.spreads else { return true }
    warnOnce(
      .limitExceeded,
      at: role.schema.mark,
      "more than \(limits.spreads) unions with properties beside them are nested here"
        + "; below, only the common part is read",
      fix: "list the variants in one oneOf"
    )
    return false
  }

  /// Whether a type may have that many parts.
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

  /// Reports an inheritance chain beyond the limit, once: each schema of it begins another.
  func reportDepth(_ schema: Schema) {
    warnOnce(
      .nestingLimit,
      at: schema.mark,
      "more than \(limits.bases) schemas inherit from one another up to here"
        + "; the rest is omitted, as in other chains like it",
      fix: "describe the common part once and refer to it directly"
    )
  }

  private func warnOnce(_ code: Diagnostic.Code, at mark: Mark, _ message: String, fix: String) {
    guard usage.reported.insert(fix).inserted else { return }
    warn(code, at: mark, message, fix: fix)
  }
}

extension Model.Definition {
  /// The number of members, values, variants or elements.
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
