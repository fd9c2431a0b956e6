import BinderyJSON
import BinderyRealtime

/// Writes the messages of a service: from examples, or generated from schemas.
struct MessageWriter: Sendable {
  let schemas: MockedSchemas
  let seed: UInt64

  /// Returns a message that the service sends; nil if no valid value was found.
  ///
  /// - Parameters:
  ///   - request: The message of the client that it answers.
  ///   - number: The number of the message, which generated values depend on.
  func message(
    _ message: MockedMessage,
    answering request: JSONValue? = nil,
    _ correlation: (request: [String], reply: [String])? = nil,
    number: Int
  ) -> WebSocketMessage? {
    guard var value = value(message, number: number) else { return nil }
    if let request {
      value = Self.correlated(value, request, correlation)
      let shared = withSharedIdentifiers(value, request, message)
      if isValid(shared, message) { value = shared }
    }
    return Self.written(value, message)
  }

  /// Returns a value as a message.
  static func written(_ value: JSONValue, _ message: MockedMessage?) -> WebSocketMessage {
    if message?.isText == true, let text = value.string { return .text(text) }
    return .text(value.description)
  }

  /// The first valid example of a message, or a generated value.
  func value(_ message: MockedMessage, number: Int) -> JSONValue? {
    let examples = message.examples.map(\.value).filter { isValid($0, message) }
    if !examples.isEmpty { return examples[number % examples.count] }
    guard let schema = message.schema else { return .object([:]) }
    let random = RandomSource(seed: seed, "\(message.name) \(number)".utf8)
    var generator = ValueGenerator(schemas, omitting: "writeOnly", random: random)
    return generator.value(of: schema)
  }

  private func isValid(_ value: JSONValue, _ message: MockedMessage) -> Bool {
    schemas.schema(message.schema)?.validate(value).isEmpty ?? true
  }

  /// Returns a reply with the correlation identifier of its request.
  private static func correlated(
    _ reply: JSONValue,
    _ request: JSONValue,
    _ correlation: (request: [String], reply: [String])?
  ) -> JSONValue {
    guard let correlation else { return reply }
    let value = correlation.request.reduce(Optional(request)) { value, key in value?[key] }
    return value.map { reply.replacing(correlation.reply[...], with: $0) } ?? reply
  }

  /// Returns a reply with the identifiers of its request, such as `request_id` or `channel`.
  private func withSharedIdentifiers(
    _ reply: JSONValue,
    _ request: JSONValue,
    _ message: MockedMessage
  ) -> JSONValue {
    guard var object = reply.object, let request = request.object else { return reply }
    for member in request.members where Self.isIdentifier(member.key) {
      guard object[member.key] != nil, member.value.array == nil, member.value.object == nil else {
        continue
      }
      var changed = object
      changed[member.key] = member.value
      if isValid(.object(changed), message) { object = changed }
    }
    return .object(object)
  }

  private static func isIdentifier(_ key: String) -> Bool {
    let key = key.lowercased()
    return key.hasSuffix("id") || ["channel", "topic", "symbol", "nonce", "ref"].contains(key)
  }
}

extension JSONValue {
  /// Returns the value with another one at the end of some keys.
  fileprivate func replacing(_ keys: ArraySlice<String>, with value: JSONValue) -> JSONValue {
    guard let key = keys.first else { return value }
    guard var object else { return self }
    object[key] = (object[key] ?? .object([:])).replacing(keys.dropFirst(), with: value)
    return .object(object)
  }
}
