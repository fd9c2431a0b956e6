import BinderyRuntime
import Foundation

extension Array: JSONCodable where Element: JSONCodable {
  /// The elements, in their order.
  public var codableValue: AnyJSON { AnyJSON(elements: map(\.codableValue)) }
}

extension Dictionary: JSONCodable where Key == String, Value: JSONCodable {
  /// In the order of the keys, as a dictionary has none of its own.
  public var codableValue: AnyJSON {
    AnyJSON(members: sorted { $0.key < $1.key }.map { ($0.key, $0.value.codableValue) })
  }
}

extension Optional: JSONCodable where Wrapped: JSONCodable {
  /// Nothing is `null`.
  public var codableValue: AnyJSON { map(\.codableValue) ?? AnyJSON(JSONValue.null) }
}

extension Decimal: JSONCodable {
  /// A number with all its digits.
  public var codableValue: AnyJSON {
    JSONNumber(self).map { AnyJSON(.number($0)) } ?? AnyJSON(unencodable: "\(self) is no number")
  }
}

extension JSONValue: JSONCodable {
  /// The same value.
  public var codableValue: AnyJSON { AnyJSON(self) }
}
