import BinderyRuntime
import Foundation

extension Array: JSONCodable where Element: JSONCodable {
  /// The elements as a JSON array.
  public var codableValue: AnyJSON { AnyJSON(elements: map(\.codableValue)) }
}

extension Dictionary: JSONCodable where Key == String, Value: JSONCodable {
  /// The members as a JSON object, sorted by key because a dictionary has no order.
  public var codableValue: AnyJSON {
    AnyJSON(members: sorted { $0.key < $1.key }.map { ($0.key, $0.value.codableValue) })
  }
}

extension Optional: JSONCodable where Wrapped: JSONCodable {
  /// The JSON of the value; `null` for nil.
  public var codableValue: AnyJSON { map(\.codableValue) ?? AnyJSON(JSONValue.null) }
}

extension Decimal: JSONCodable {
  /// The number with all its digits.
  public var codableValue: AnyJSON {
    JSONNumber(self).map { AnyJSON(.number($0)) }
      ?? AnyJSON(unencodable: "\(self) is not a JSON number")
  }
}

extension JSONValue: JSONCodable {
  /// The value itself.
  public var codableValue: AnyJSON { AnyJSON(self) }
}
