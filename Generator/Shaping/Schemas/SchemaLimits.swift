import Canonical
import Shape
import SourceDiagnostics

/// Counts how much of its limits a document uses, and reports each limit that it exceeds.
final class SchemaLimits {
  private let limits: Shaper.Limits
  private let schemas: any SchemaIndex
  private let diagnostics: Diagnostics
  private var inherited = 0
  private var combined = 0
  /// The number of subtypes found, counted for each base schema.
  private var subtypes = 0
  /// The depth of nested unions with properties beside them.
  private var distributions = 0
  /// The limits that were reported, each once.
  private var reported: Set<String> = []

  init(_ limits: Shaper.Limits, of index: any SchemaIndex, _ diagnostics: Diagnostics) {
    self.limits = limits
    schemas = index
    self.diagnostics = diagnostics
  }

  /// The maximum length of a chain of base schemas.
  var bases: Int { limits.bases }

  /// The maximum number of combined variants.
  var combinations: Int { limits.combinations }

  /// The maximum number of parts of a type.
  var parts: Int { limits.parts }

  /// Whether a schema may become a type, within the limits of nesting and models.
  ///
  /// - Parameters:
  ///   - nesting: The number of schemas without a name that contain the schema.
  ///   - models: The number of models so far.
  ///   - members: The number of members of all models so far.
  func admitsType(_ role: Role, inside nesting: Int, models: Int, members: Int) -> Bool {
    if nesting > limits.nesting {
      warnOnce(
        .nestingLimit,
        at: role.schema.mark,
        "more than \(limits.nesting) levels of nested inline schemas"
          + "; deeper ones are interpreted as any JSON value",
        fix: "move inner schemas to “components/schemas”"
      )
      return false
    }
    guard models < 2 * limits.models, members < limits.allParts else {
      reportModels(role.schema.mark)
      return false
    }
    return true
  }

  /// Whether one more named schema may become a type, after `count` others.
  func admitsComponent(_ schema: Schema, after count: Int) -> Bool {
    guard count >= limits.models else { return true }
    reportModels(schema.mark)
    return false
  }

  private func reportModels(_ mark: Mark) {
    warnOnce(
      .limitExceeded,
      at: mark,
      "the document defines more than \(limits.models) schemas"
        + " or \(limits.allParts) properties; the others are interpreted as any JSON value",
      fix: "select fewer operations, by path, tag or operationId"
    )
  }

  /// Whether a schema or a property may be inherited once more.
  func admitsInheritance(_ schema: Schema) -> Bool {
    inherited += 1
    let limit = limits.inheritance + limits.inheritancePerNode * schemas.nodeCount
    guard inherited > limit else { return true }
    warnOnce(
      .nestingLimit,
      at: schema.mark,
      "schemas inherit more than \(limit) schemas and properties in total"
        + "; the others are ignored",
      fix: "define the common part once, and refer to it directly"
    )
    return false
  }

  /// The subtypes of a schema; nil when the document has reached its limit.
  func subtypes(of schema: Schema, in index: SubtypeIndex) -> [Schema]? {
    let limit = limits.subtypes + schemas.nodeCount
    guard subtypes <= limit else { return nil }
    if let found = index.all(of: schema.id, limit: limit - subtypes) {
      subtypes += found.count
      return found
    }
    subtypes = limit + 1
    diagnostics.warn(
      .nestingLimit,
      at: schema.mark,
      "base schemas have more than \(limit) subtypes in total"
        + "; the subtypes of other schemas are ignored",
      fix: "use fewer levels of inheritance"
    )
    return nil
  }

  /// Whether the keywords beside one more nested union may be distributed over its branches.
  ///
  /// Call `endDistribution()` after each that is admitted.
  func beginDistribution(_ role: Role) -> Bool {
    guard distributions >= limits.spreads else {
      distributions += 1
      return true
    }
    warnOnce(
      .limitExceeded,
      at: role.schema.mark,
      "more than \(limits.spreads) nested unions with properties beside them"
        + "; only the common properties are used",
      fix: "list the variants in one “oneOf”"
    )
    return false
  }

  func endDistribution() { distributions -= 1 }

  /// Whether the keywords beside a union may be combined with `count` more branches.
  func admitsCombinations(_ count: Int, _ role: Role) -> Bool {
    combined += count
    guard combined >= limits.combinations else { return true }
    diagnostics.warn(
      .limitExceeded,
      at: role.schema.mark,
      "nested unions have more than \(limits.combinations) combinations"
        + "; only the common properties are used",
      fix: "list the variants in one “oneOf”"
    )
    return false
  }

  /// Whether a type may have that many parts.
  func admits(_ count: Int, _ word: String, of role: Role, at mark: Mark) -> Bool {
    guard count > limits.parts else { return true }
    diagnostics.warn(
      .limitExceeded,
      at: mark,
      "\(Excerpt.quoted(role.name)) has more than \(limits.parts) \(word)",
      fix: "split the schema"
    )
    return false
  }

  /// Reports an inheritance chain beyond the limit, once: each schema of it begins another.
  func reportDepth(_ schema: Schema) {
    warnOnce(
      .nestingLimit,
      at: schema.mark,
      "more than \(limits.bases) levels of inheritance"
        + "; the others are ignored",
      fix: "define the common part once, and refer to it directly"
    )
  }

  private func warnOnce(_ code: Diagnostic.Code, at mark: Mark, _ message: String, fix: String) {
    guard reported.insert(fix).inserted else { return }
    diagnostics.warn(code, at: mark, message, fix: fix)
  }
}
