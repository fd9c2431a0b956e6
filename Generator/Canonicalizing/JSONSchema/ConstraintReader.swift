import Canonical
import Specification

/// Reads the keywords that constrain values and don't determine their type.
struct ConstraintReader {
  let schema: WrittenSchema

  private var cursor: Cursor { schema.cursor }

  /// The constraints; nil if there are none.
  var constraints: Schema.Constraints? {
    guard schema.node.has(anyOf: Self.constraining) else { return nil }
    var constraints = Schema.Constraints()
    constraints.lowerBound = bound("minimum", "exclusiveMinimum")
    constraints.upperBound = bound("maximum", "exclusiveMaximum")
    constraints.multipleOf = value(of: "multipleOf")
    constraints.minLength = value(of: "minLength")
    constraints.maxLength = value(of: "maxLength")
    constraints.pattern = cursor.value("pattern")?.text
    constraints.minItems = value(of: "minItems")
    constraints.maxItems = value(of: "maxItems")
    constraints.hasUniqueItems = hasUniqueItems
    constraints.minProperties = value(of: "minProperties")
    constraints.maxProperties = value(of: "maxProperties")
    return constraints
  }

  private static let constraining = Keywords(
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minProperties",
    "maxProperties"
  )

  /// Whether `uniqueItems` applies: other types than arrays have no items, though documents state
  /// the keyword for strings, too.
  private var hasUniqueItems: Bool {
    guard cursor.value("uniqueItems")?.boolean == true else { return false }
    let types = schema.types
    return types.isEmpty || types.contains(.array)
  }

  /// Returns the exclusive bound, or else the other, which the Boolean keyword of 3.0 may make
  /// exclusive.
  private func bound(_ keyword: String, _ exclusive: String) -> Schema.Bound? {
    if let node = node(of: exclusive), node.number != nil {
      return Schema.Bound(value: JSONValue(node), isExclusive: true)
    }
    return bound(by: keyword).map { Schema.Bound(value: $0, isExclusive: false) }
  }

  private func value(of keyword: String) -> JSONValue? {
    cursor.value(keyword).map { JSONValue($0) }
  }

  /// Returns the value of `minimum`, `maximum`, `exclusiveMinimum` or `exclusiveMaximum` as in 3.1.
  ///
  /// In 3.0 the exclusive keywords are Booleans that make the other bounds exclusive.
  func bound(by keyword: String) -> JSONValue? { node(of: keyword).map { JSONValue($0) } }

  private func node(of keyword: String) -> Node? {
    switch keyword {
    case "minimum": isTrue("exclusiveMinimum") ? nil : cursor.value(keyword)
    case "maximum": isTrue("exclusiveMaximum") ? nil : cursor.value(keyword)
    case "exclusiveMinimum": exclusiveBound(keyword, orElse: "minimum")
    case "exclusiveMaximum": exclusiveBound(keyword, orElse: "maximum")
    default: nil
    }
  }

  private func exclusiveBound(_ keyword: String, orElse other: String) -> Node? {
    guard let isExclusive = cursor.value(keyword)?.boolean else { return cursor.value(keyword) }
    return isExclusive ? cursor.value(other) : nil
  }

  private func isTrue(_ keyword: String) -> Bool { cursor.value(keyword)?.boolean == true }
}
