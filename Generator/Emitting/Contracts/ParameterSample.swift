import Shape

/// A value of a parameter that no recording has, and its form on the wire.
///
/// The wire form follows OpenAPI's table of styles (3.1, section 4.8.12). It doesn't use the
/// runtime, so that a test compares two implementations.
struct ParameterSample {
  let value: Literal
  /// The names and values in the query or the cookies; one pair for a header.
  let pairs: [(name: String, value: String)]

  /// Fails if the table has no form of such a value, or if the value needs more than scalars.
  ///
  /// - Parameter index: The position among the operation's parameters, so that two of one type have
  ///   different values.
  init?(_ parameter: Parameter, at index: Int, _ samples: SampleValues) {
    guard let value = samples.parameter(of: parameter.type, index),
      let pairs = Self.pairs(of: value, parameter)
    else { return nil }
    self.value = value
    self.pairs = pairs
  }

  private static func pairs(
    of value: Literal,
    _ parameter: Parameter
  ) -> [(name: String, value: String)]? {
    let key = parameter.key
    switch parameter.serialization {
    case .json: return [(key, json(value))]
    case .form: return nil
    case .style(let style, let explode, _):
      switch parameter.location {
      case .query: return query(value, key, style, explode)
      case .header: return style == .simple ? [(key, joined(value, explode, by: ","))] : nil
      case .cookie:
        guard style == .form || style == .cookie else { return nil }
        return form(value, key, explode)
      case .path, .querystring: return nil
      }
    }
  }

  private static func query(
    _ value: Literal,
    _ key: String,
    _ style: Parameter.Style,
    _ explode: Bool
  ) -> [(name: String, value: String)]? {
    switch (style, value) {
    case (.form, _): form(value, key, explode)
    case (.deepObject, .object(let members)):
      members.map { ("\(key)[\($0.key)]", text($0.value)) }
    case (.spaceDelimited, .array) where !explode: [(key, joined(value, false, by: " "))]
    case (.spaceDelimited, .object) where !explode: [(key, joined(value, false, by: " "))]
    case (.pipeDelimited, .array) where !explode: [(key, joined(value, false, by: "|"))]
    case (.pipeDelimited, .object) where !explode: [(key, joined(value, false, by: "|"))]
    default: nil
    }
  }

  private static func form(
    _ value: Literal,
    _ key: String,
    _ explode: Bool
  ) -> [(name: String, value: String)] {
    switch value {
    case .array(let elements) where explode: elements.map { (key, text($0)) }
    case .object(let members) where explode: members.map { ($0.key, text($0.value)) }
    default: [(key, joined(value, false, by: ","))]
    }
  }

  private static func joined(_ value: Literal, _ explode: Bool, by separator: String) -> String {
    let parts =
      switch value {
      case .array(let elements): elements.map(text)
      case .object(let members) where explode: members.map { "\($0.key)=\(text($0.value))" }
      case .object(let members): members.flatMap { [$0.key, text($0.value)] }
      default: [text(value)]
      }
    return parts.joined(separator: separator)
  }

  private static func text(_ scalar: Literal) -> String { scalar.text ?? "" }

  /// Returns compact JSON, as the client writes it.
  private static func json(_ value: Literal) -> String {
    switch value {
    case .array(let elements): "[" + elements.map(json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(json(.string($0.key))):\(json($0.value))" }.joined(separator: ",")
        + "}"
    default: LiteralText.compact(value)
    }
  }
}
