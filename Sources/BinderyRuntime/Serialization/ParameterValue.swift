/// A parameter value in the terms of OpenAPI's styles.
///
/// null is RFC 6570's “undefined”: it isn't sent, and is omitted from a list or an object. No style
/// except `deepObject` has a form for nested arrays and objects; they are sent as JSON text.
enum ParameterValue {
  case undefined
  case text(String)
  case list([String])
  case members([(name: String, value: String)])

  init(_ value: some JSONEncodable, of parameter: String) throws(InvalidRequest) {
    self.init(try JSONValue(value, of: parameter))
  }

  init(_ value: JSONValue) {
    switch value {
    case .null: self = .undefined
    case .array(let elements): self = .list(elements.compactMap(\.parameterText))
    case .object(let object):
      self = .members(
        object.members.compactMap { member in
          member.value.parameterText.map { (name: member.key, value: $0) }
        }
      )
    case .boolean, .number, .string: self = .text(value.parameterText ?? "")
    }
  }

  /// Returns the value with each text encoded.
  func map<E>(_ encode: (String) throws(E) -> String) throws(E) -> Self {
    switch self {
    case .undefined: return self
    case .text(let text): return .text(try encode(text))
    case .list(let texts):
      var encoded: [String] = []
      for text in texts { encoded.append(try encode(text)) }
      return .list(encoded)
    case .members(let members):
      var encoded: [(name: String, value: String)] = []
      for (name, value) in members { encoded.append((try encode(name), try encode(value))) }
      return .members(encoded)
    }
  }

  /// The texts of a list, or alternating names and values of an object, as in styles without
  /// `explode`; empty when there is nothing to send.
  var elements: [String] {
    switch self {
    case .undefined: []
    case .text(let text): [text]
    case .list(let texts): texts
    case .members(let members): members.flatMap { [$0.name, $0.value] }
    }
  }

  /// The texts of a list, or `name=value` for each member of an object, as in styles with
  /// `explode`.
  var explodedElements: [String] {
    guard case .members(let members) = self else { return elements }
    return members.map { "\($0.name)=\($0.value)" }
  }
}

extension JSONValue {
  /// Creates the JSON of a parameter's value.
  init(_ value: some JSONEncodable, of parameter: String) throws(InvalidRequest) {
    do {
      self = try JSONValue(encoding: value)
    } catch {
      throw InvalidRequest(parameter: parameter, reason: error.reason.description)
    }
  }

  /// The text of a member in a style; nil for null.
  var parameterText: String? {
    switch self {
    case .null: nil
    case .string(let text): text
    case .boolean, .number, .array, .object: description
    }
  }
}
