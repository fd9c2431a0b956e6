import BinderyRuntime
import Foundation

extension AnyJSON {
  /// Creates JSON from any value; exact types precede those that bridge.
  init(converting value: Any) {
    switch value {
    case let value as AnyJSON: self = value
    case let value as JSONValue: self.init(value)
    case let value as String: self.init(.string(value))
    case let value as any JSONCodable: self = value.codableValue
    case is NSNull: self.init(.null)
    case let value as [Any]: self.init(elements: value.map { AnyJSON(converting: $0) })
    case let value as [String: Any]:
      self.init(members: value.sorted { $0.key < $1.key }.map { ($0, AnyJSON(converting: $1)) })
    case let value as NSNumber: self.init(value)
    case let value as any Encodable: self.init(encoding: value)
    default: self.init(unencodable: "a value of type \(type(of: value)) is not JSON")
    }
  }

  /// Creates an array; the first element that can't be encoded is the error of the array.
  init(elements: [AnyJSON]) {
    do {
      self.init(.array(try elements.map { try $0.requireJSON() }))
    } catch {
      self.init(unencodable: "\(error)")
    }
  }

  init(members: some Sequence<(String, AnyJSON)>) {
    do {
      self.init(.object(JSONObject(try members.map { ($0, try $1.requireJSON()) })))
    } catch {
      self.init(unencodable: "\(error)")
    }
  }

  private init(_ number: NSNumber) {
    // `as Bool` accepts 0 and 1 as well.
    if String(cString: number.objCType) == "c" {
      self.init(.boolean(number.boolValue))
    } else if let whole = Int64(exactly: number) {
      self.init(.number(JSONNumber(whole)))
    } else if let whole = UInt64(exactly: number) {
      self.init(.number(JSONNumber(whole)))
    } else if let number = JSONNumber(number.doubleValue) {
      self.init(.number(number))
    } else {
      self.init(unencodable: "\(number) is not a JSON number")
    }
  }
}
