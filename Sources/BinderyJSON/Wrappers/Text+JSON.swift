import Foundation

extension Bool: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readBoolean() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
  public func jsonValue() -> JSONValue { .boolean(self) }
}

extension String: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readString() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
  public func jsonValue() -> JSONValue { .string(self) }
}

extension UUID: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readText(as: "a UUID") { UUID(uuidString: $0) }
  }

  /// Encodes in lower case, as RFC 9562 §4 specifies.
  public func encode(into json: inout JSONWriter) {
    json.write(uuidString.lowercased())
  }
}

/// Bytes are base64 in JSON.
extension Data: JSONDecodable, JSONEncodable {
  /// Decodes base64 and its variants: without padding, in lines, or in the base64url alphabet.
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readText(as: "base64") { Data(base64Encoded: $0) ?? Data(looseBase64: $0) }
  }

  public func encode(into json: inout JSONWriter) {
    json.write(base64EncodedString())
  }

  private init?(looseBase64 text: String) {
    var letters: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"): letters.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): letters.append(UInt8(ascii: "/"))
      case 0x09, 0x0A, 0x0D, 0x20: continue
      default: letters.append(byte)
      }
    }
    while letters.last == UInt8(ascii: "=") { letters.removeLast() }
    guard !letters.isEmpty else { return nil }
    letters += Array(repeating: UInt8(ascii: "="), count: (4 - letters.count % 4) % 4)
    self.init(base64Encoded: Data(letters))
  }
}
