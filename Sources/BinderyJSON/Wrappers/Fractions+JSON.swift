import Foundation

extension Double: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let token = try json.readNumber(expecting: "a number")
    if let value = token.double {
      self = value
    } else {
      self = try json.convert(token, to: "Double") { $0.double }
    }
  }

  public func encode(into json: inout JSONWriter) {
    guard !json.isComparing else { return json.writeIdentity(of: self) }
    guard isFinite else { return json.fail(.nonFiniteNumber) }
    json.append(text: JSONNumber.text(of: self))
  }
}

extension Float: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let token = try json.readNumber(expecting: "a number")
    // A conversion to Double would round twice.
    self = try json.convert(token, to: "Float") { number in
      Float(number.text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  public func encode(into json: inout JSONWriter) {
    guard !json.isComparing else { return json.writeIdentity(of: self) }
    guard isFinite else { return json.fail(.nonFiniteNumber) }
    let isIntegral = magnitude < 0x1p24 && self == rounded()
    json.append(text: isIntegral ? JSONNumber.text(of: Double(self)) : description)
  }
}

extension Decimal: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let token = try json.readNumber(expecting: "a number")
    self = try json.convert(token, to: "Decimal") { $0.decimal }
  }

  public func encode(into json: inout JSONWriter) {
    guard !json.isComparing else {
      return json.append(text: isNaN ? "nan" : NormalizedNumber(description).identity)
    }
    guard isFinite else { return json.fail(.nonFiniteNumber) }
    json.append(text: description)
  }
}

extension JSONWriter {
  /// Writes a text that only equal values have: both zeros are one, and an integral value has the
  /// text of the integer, for unions of both types.
  fileprivate mutating func writeIdentity(of value: some BinaryFloatingPoint) {
    guard let integer = Int64(exactly: value), integer.magnitude < 1 << 53 else {
      return append(text: "\(value)")
    }
    write(integer)
  }
}

extension JSONReader {
  fileprivate func convert<T>(
    _ token: JSONScanner.NumberToken,
    to type: String,
    _ value: (JSONNumber) -> T?
  ) throws(JSONError) -> T {
    let number = JSONNumber(token, in: scanner)
    if let value = value(number) { return value }
    throw scanner.failure(.outOfRange(type: type, found: number.shown), at: token.begin)
  }
}
