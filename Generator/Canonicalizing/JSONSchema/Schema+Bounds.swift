import Canonical
import Specification

/// A bound of a number.
public struct NumericBound {
  /// The number as it is written.
  public let value: JSONValue
  public let isExclusive: Bool
}

extension Schema {
  /// `exclusiveMinimum`, or else `minimum`, which the Boolean `exclusiveMinimum` of 3.0 may make
  /// exclusive.
  public var lowerBound: NumericBound? { bound("minimum", "exclusiveMinimum") }

  /// `exclusiveMaximum`, or else `maximum`, which the Boolean `exclusiveMaximum` of 3.0 may make
  /// exclusive.
  public var upperBound: NumericBound? { bound("maximum", "exclusiveMaximum") }

  private func bound(_ keyword: String, _ exclusive: String) -> NumericBound? {
    if let node = node(of: exclusive), node.number != nil {
      return NumericBound(value: JSONValue(node), isExclusive: true)
    }
    return bound(by: keyword).map { NumericBound(value: $0, isExclusive: false) }
  }

  /// Returns the value of `minimum`, `maximum`, `exclusiveMinimum` or `exclusiveMaximum` as in 3.1.
  ///
  /// In 3.0 the exclusive keywords are Booleans that make the other bounds exclusive.
  public func bound(by keyword: String) -> JSONValue? { node(of: keyword).map { JSONValue($0) } }

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
