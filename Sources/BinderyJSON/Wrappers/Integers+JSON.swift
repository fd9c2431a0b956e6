extension JSONReader {
  /// Reads an integral number in any notation: `1000`, `1000.0`, `1e3`.
  mutating func readInteger<I: FixedWidthInteger>() throws(JSONError) -> I {
    let token = try readNumber(expecting: "an integer")
    if let value = token.integer(as: I.self) { return value }
    let number = JSONNumber(token, in: scanner)
    if let value = number.integer(as: I.self) { return value }
    throw scanner.failure(
      number.normalized.isIntegral
        ? .outOfRange(type: "\(I.self)", found: number.shown)
        : .mismatch(expected: "an integer", found: number.shown),
      at: token.begin
    )
  }
}

extension Int: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readInteger() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
}

extension Int32: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readInteger() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
}

extension Int64: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readInteger() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
}

extension UInt32: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readInteger() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
}

extension UInt64: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readInteger() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
}

extension JSONEncodable where Self: FixedWidthInteger {
  /// The number as a JSON value, without going through text.
  public func jsonValue() -> JSONValue { .number(JSONNumber(self)) }
}
