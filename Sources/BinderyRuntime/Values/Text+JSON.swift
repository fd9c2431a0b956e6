import Foundation

extension Bool: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readBoolean() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
}

extension String: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) { self = try json.readString() }
  public func encode(into json: inout JSONWriter) { json.write(self) }
}

extension UUID: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readText(as: "a UUID") { UUID(uuidString: $0) }
  }

  /// In lower case, as RFC 9562 §4 has it.
  public func encode(into json: inout JSONWriter) {
    json.write(uuidString.lowercased())
  }
}

extension URL: JSONDecodable, JSONEncodable {
  /// Characters that no URL contains are percent-encoded, not refused.
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readText(as: "a URL") { URL(string: $0) }
  }

  public func encode(into json: inout JSONWriter) {
    json.write(absoluteString)
  }
}

/// Bytes stand in JSON as base64.
extension Data: JSONDecodable, JSONEncodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readText(as: "base64") { Data(base64Encoded: $0) }
  }

  public func encode(into json: inout JSONWriter) {
    json.write(base64EncodedString())
  }
}
