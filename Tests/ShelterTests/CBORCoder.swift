import BinderyRuntime

/// A coder of a part of CBOR (RFC 8949): texts, arrays and maps of fewer than 256 elements.
struct CBORCoder: ContentCoder {
  struct Invalid: Error {}

  func encode(_ value: JSONValue) throws -> [UInt8] {
    switch value {
    case .null: [0xF6]
    case .boolean(let value): [value ? 0xF5 : 0xF4]
    case .number(let number): try head(0, number.integer())
    case .string(let text): try head(3, text.utf8.count) + text.utf8
    case .array(let elements): try head(4, elements.count) + elements.flatMap(encode)
    case .object(let object):
      try head(5, object.count)
        + object.members.flatMap { try encode(.string($0.key)) + encode($0.value) }
    }
  }

  private func head(_ type: UInt8, _ count: Int?) throws -> [UInt8] {
    guard let count, 0..<256 ~= count else { throw Invalid() }
    return count < 24 ? [type << 5 | UInt8(count)] : [type << 5 | 24, UInt8(count)]
  }

  func decode(_ bytes: [UInt8]) throws -> JSONValue {
    var rest = bytes[...]
    return try value(&rest)
  }

  private func value(_ rest: inout ArraySlice<UInt8>) throws -> JSONValue {
    guard let first = rest.popFirst() else { throw Invalid() }
    var count = Int(first & 0x1F)
    if count == 24, first >> 5 < 7 { count = Int(rest.popFirst() ?? 0) }
    switch first >> 5 {
    case 0: return .number(JSONNumber(count))
    case 3:
      guard rest.count >= count else { throw Invalid() }
      defer { rest = rest.dropFirst(count) }
      return .string(String(decoding: rest.prefix(count), as: UTF8.self))
    case 4: return .array(try (0..<count).map { _ in try value(&rest) })
    case 5:
      var object = JSONObject()
      for _ in 0..<count {
        guard case .string(let key) = try value(&rest) else { throw Invalid() }
        object[key] = try value(&rest)
      }
      return .object(object)
    default: throw Invalid()
    }
  }
}
