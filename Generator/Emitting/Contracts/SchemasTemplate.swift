import Shape
import SwiftSource

/// The schemas of recorded bodies: one JSON Schema whose `$defs` hold them all.
struct SchemasTemplate {
  let schemas: Literal

  /// All schemas in one constant.
  var whole: Source {
    """
    /// The schemas of the recorded bodies.
    let schemas = \(Source.raw(LiteralText.pretty(schemas)))
    """
  }

  /// Returns all schemas, concatenated from constants of their definitions.
  func concatenation(of parts: [SwiftName]) -> Source {
    """
    /// The schemas of the recorded bodies.
    let schemas =
      \(Source.json(opening)) + "\\n"
      + [\(elements: parts, { "\($0)" })].joined(separator: ",\\n") + "\\n}}"
    """
  }

  /// Returns a constant of some definitions.
  func part(_ name: SwiftName, _ definitions: [String]) -> Source {
    """
    let \(name) = \(Source.raw(definitions.joined(separator: ",\n")))
    """
  }

  var definitions: [Literal.Member] {
    guard case .object(let members) = schemas,
      case .object(let definitions) = members.first(where: { $0.key == "$defs" })?.value
    else { return [] }
    return definitions
  }

  /// The JSON before the definitions.
  private var opening: String {
    guard case .object(let members) = schemas else { return "{" }
    let others = members.filter { $0.key != "$defs" }.map { LiteralText.compact($0) + ", " }
    return "{" + others.joined() + #""$defs": {"#
  }
}
