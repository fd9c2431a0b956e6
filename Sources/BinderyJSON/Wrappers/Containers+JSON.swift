/// `null` is decoded as nil, unless the wrapped type has a null of its own.
extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  public static var acceptsNull: Bool { true }

  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    if !Wrapped.acceptsNull, try json.readNull() {
      self = nil
    } else {
      self = try Wrapped(from: &json)
    }
  }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  @inlinable
  public func encode(into json: inout JSONWriter) {
    switch self {
    case .none: json.writeNull()
    case .some(let value): value.encode(into: &json)
    }
  }

  public func jsonValue() throws(JSONError) -> JSONValue { try self?.jsonValue() ?? .null }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self = []
    guard !json.isCollecting else {
      self = try json.collectElements()
      return
    }
    try json.beginArray()
    while try json.nextElement() {
      append(try Element(from: &json))
    }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  @inlinable
  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    for element in self { json.element(element) }
    json.endArray()
  }
}

/// Keys that differ only in the composition of their characters are equal as Swift strings. Of such
/// keys, as of repeated ones, the last value is used; `JSONObject` keeps both.
extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self = [:]
    guard !json.isCollecting else {
      self = try json.collectMembers()
      return
    }
    try json.beginObject()
    while let key = try json.nextKey() {
      self[key.string] = try Value(from: &json)
    }
  }
}

/// Members are sorted by key, so that equal dictionaries give equal bytes.
extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  @inlinable
  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.members(self)
    json.endObject()
  }
}
