import BinderyJSON

/// A JSON Web Token (RFC 7519): a signed one of three parts, or an encrypted one of five.
struct WebToken {
  private let parts: [ArraySlice<UInt8>]

  /// Nil for a text that isn't parts in base64url, of which the first is a JOSE header.
  init?(_ text: [UInt8]) {
    // The header is a JSON object, so that its base64url begins like this.
    guard text.count >= 20, text.has("ey", at: 0) else { return nil }
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 5, let header = Base64(parts[0])?.bytes,
      header.firstPosition(of: "\"alg\"") != nil,
      parts.dropFirst().allSatisfy({ $0.isEmpty || $0.allSatisfy(\.isBase64) })
    else { return nil }
    self.parts = parts
  }

  /// Whether the last part is that of a fake.
  var isFake: Bool { FakeText.isFake(parts[parts.count - 1]) }

  /// Returns a token with the same header and, in a signed one, with claims of the same types.
  func fake(number: Int) -> [UInt8] {
    var fakes: [[UInt8]] = [Array(parts[0])]
    for part in parts.dropFirst() {
      fakes.append(part.isEmpty ? [] : FakeText.make(.any, count: part.count, number: number))
    }
    if parts.count == 3, let claims = Base64(parts[1])?.bytes,
      let value: JSONValue = try? JSONReader.decode(from: claims)
    {
      let text = Self.fake(value, nil, number).description
      fakes[1] = Base64.encoded(Array(text.utf8), isURL: true, isPadded: false)
    }
    return Array(fakes.joined(separator: [UInt8(ascii: ".")]))
  }

  private static func fake(_ value: JSONValue, _ name: String?, _ number: Int) -> JSONValue {
    switch value {
    case .null, .boolean: return value
    case .number(let original):
      if let name, times.contains(name) { return value }
      let text = FakeNumber.make(for: Array(original.text.utf8), number: number).text
      return (try? JSONValue(parsing: text)) ?? .null
    case .string(let text):
      return .string(FakeSecret.make(for: Array(text.utf8), number: number).text)
    case .array(let elements): return .array(elements.map { fake($0, name, number) })
    case .object(let object):
      return .object(JSONObject(object.members.map { ($0.key, fake($0.value, $0.key, number)) }))
    }
  }

  /// The claims with times, which clients compare with the current one.
  private static let times: Set = ["exp", "iat", "nbf", "auth_time", "updated_at"]
}
